# Runs the command line out of the product's jars, and prepares a fast start of it. Sourced by build.sh.
#
# Most of what a verb on a small level takes is the start of the JVM and of the language. So the jars are copied in a form
# that a JVM can cache (JarCopies, StackMaps), and a rehearsal of the verbs leaves a cache behind: of classes that are
# loaded and linked where the JDK can do that (25), else of classes that are parsed. Without the cache everything works, later.

command_line_arguments=$state/command-line.args
command_line_cache=$state/command-line.cache
command_line_jars=$state/command-line-jars

# Whether the arguments have been written for this place, this JDK and by this script: paths in them are absolute, and a
# cache is of use to the JVM alone that has made it.
command_line_fits() {
  [ -f "$command_line_arguments" ] && ! [ "$root/releng/scripts/command-line.sh" -nt "$command_line_arguments" ] || return 1
  { read -r written_in && read -r written_for; } <"$command_line_arguments" || return 1
  [ "$written_in" = "# $root" ] && [ "$written_for" = "# $(java_identity)" ]
}

# The JDK and its version.
java_identity() {
  identity=$JAVA_HOME
  if [ -r "$JAVA_HOME/release" ]; then
    while read -r line || [ -n "$line" ]; do
      case $line in
        JAVA_RUNTIME_VERSION=* | IMPLEMENTOR=*) identity="$identity $line" ;;
        JAVA_VERSION=*)
          identity="$identity $line"
          break
          ;;
      esac
    done <"$JAVA_HOME/release"
  fi
  echo "$identity"
}

prepare_command_line() {
  class_path=
  set --
  for bundle in $COMMAND_LINE_BUNDLES; do
    for jar in "$(product_folder)/plugins/$bundle"_*.jar; do
      [ -f "$jar" ] || give_up "the product lacks the bundle $bundle."
      copy=$command_line_jars/$(basename "$jar")
      class_path=${class_path:+$class_path:}$copy
      set -- "$@" "$jar"
    done
  done
  release=$(java_release "$JAVA_HOME")
  rm -rf "$command_line_arguments" "$command_line_cache" "$command_line_jars"
  "$JAVA_HOME/bin/java" "$root/releng/scripts/JarCopies.java" --unsigned --into "$command_line_jars" "$@"
  if [ "$release" -ge 25 ]; then
    # A class with old stack maps is as good as one with none: nothing but time is lost.
    "$JAVA_HOME/bin/java" "$root/releng/scripts/StackMaps.java" "$command_line_jars"/*.jar || true
    rehearse -XX:AOTCacheOutput="$command_line_cache"
    cache=-XX:AOTCache=$command_line_cache
  else
    rehearse -XX:ArchiveClassesAtExit="$command_line_cache"
    cache=-XX:SharedArchiveFile=$command_line_cache
  fi
  [ -f "$command_line_cache" ] || cache=
  # In one step, as a second ./tilewright may be running.
  write_command_line_arguments "$cache" org.tilewright.cli.Main >"$command_line_arguments.new"
  mv "$command_line_arguments.new" "$command_line_arguments"
}

# write_command_line_arguments FLAG CLASS: prints an argument file for java, with one more flag unless that is empty.
# Guice is to use plain reflection, since classes that are generated at run time cannot be cached, and uses
# sun.misc.Unsafe, about which newer JVMs warn. A cache that does not fit is no news for the user, hence no log. The cache is
# mapped where it was made for, as moving it takes a twentieth of such a run.
write_command_line_arguments() {
  printf '%s\n' "# $root" "# $(java_identity)"
  [ -z "$1" ] || printf '"%s"\n' "$1"
  [ "$release" -lt 23 ] || echo --sun-misc-unsafe-memory-access=allow
  cat <<ARGUMENTS
-Xlog:disable
-XX:+UnlockDiagnosticVMOptions
-XX:ArchiveRelocationMode=0
-XX:+UseSerialGC
-Dguice_bytecode_gen_option=DISABLED
-Djdk.reflect.useNativeAccessorOnly=true
-Djava.awt.headless=true
-Djava.locale.providers=SPI
-Dfile.encoding=UTF-8
-Dstdout.encoding=UTF-8
-Dstderr.encoding=UTF-8
-cp
"$class_path"
$2
ARGUMENTS
}

# rehearse FLAG: a run through the short verbs under the flag that makes the JVM leave a cache.
rehearse() {
  rehearsal=$(mktemp -d)
  write_command_line_arguments "$1" org.tilewright.cli.Rehearsal >"$rehearsal/java.args"
  "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 "@$rehearsal/java.args" "$rehearsal" >/dev/null 2>&1 ||
    rm -f "$command_line_cache"
  rm -rf "$rehearsal"
}

# run_command_line ARGUMENT...: replaces this process, so that exit code, input and output are those of the verb.
run_command_line() {
  build_when_stale
  require_jdk
  command_line_fits || { say "preparing a fast start of the command line ..."; prepare_command_line; }
  case "$*" in
    # These may compute for long and earn the JVM's best code; all others are over before it would be there.
    "play "*" --bot"* | "replay "* | "solve "* | serve* | lsp*) exec "$JAVA_HOME/bin/java" "@$command_line_arguments" "$@" ;;
    *) exec "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 "@$command_line_arguments" "$@" ;;
  esac
}
