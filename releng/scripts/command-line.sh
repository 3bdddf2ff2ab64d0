# Runs the command line out of the product's jars, and prepares a fast start of it. Sourced by build.sh.
#
# Most of what a verb on a small level takes is the start of the JVM and of the language. So the jars are copied in a form
# that a JVM can cache (JarCopies, StackMaps), and a rehearsal of the verbs leaves a cache behind: of classes that are
# loaded and linked where the JDK can do that (25), else of classes that are parsed. Without the cache everything works, later.
#
# All of this takes half a minute of a core. So it is done in the background, after the first verb has been started from the
# product's own jars. Each preparation has a folder of its own, and counts once its arguments have been moved to their place.

command_line_arguments=$state/command-line.args
command_line_plain=$state/command-line.plain.args
command_line_folders=$state/command-line
command_line_lock=$state/command-line.lock

# What is prepared is of use for this place, this JDK, this build and as this script does it: paths in it are absolute, and a
# cache fits the JVM alone that has made it.
command_line_key() {
  build=
  [ ! -s "$built_stamp" ] || read -r build <"$built_stamp" || true
  echo "# $root, $(java_identity), build $build"
}

# command_line_fits FILE: whether a file of arguments is of use.
command_line_fits() {
  [ -f "$1" ] && ! [ "$root/releng/scripts/command-line.sh" -nt "$1" ] || return 1
  read -r written_for <"$1" && [ "$written_for" = "$key" ]
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

# product_jars: sets jars to the jars of the command line in the product, one a line.
product_jars() {
  jars=
  for bundle in $COMMAND_LINE_BUNDLES; do
    for jar in "$(product_folder)/plugins/$bundle"_*.jar; do
      [ -f "$jar" ] || give_up "the product lacks the bundle $bundle."
      jars="$jars$jar
"
    done
  done
}

# Writes arguments that run the command line from the product's jars as they are. Takes no time.
write_plain_arguments() {
  product_jars
  class_path=$(printf '%s' "$jars" | tr '\n' ':')
  release=$(java_release "$JAVA_HOME")
  write_command_line_arguments '' org.tilewright.cli.Main >"$command_line_plain.$$"
  mv "$command_line_plain.$$" "$command_line_plain"
}

# Prepares a fast start in a process of its own, which holds nothing of the caller's: no terminal, no pipe, no exit.
prepare_in_background() {
  set -- sh -eu -c 'root=$1; . "$root/releng/scripts/toolchain.sh"; . "$root/releng/scripts/build.sh"; prepare_alone' \
    sh "$root"
  if command -v setsid >/dev/null 2>&1; then
    set -- setsid "$@"
  else
    set -- nohup "$@"
  fi
  (exec nice -n 10 "$@" </dev/null >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-) &
}

# Prepares unless somebody else is at it.
prepare_alone() {
  require_jdk
  if ! mkdir "$command_line_lock" 2>/dev/null; then
    holder=
    read -r holder <"$command_line_lock/pid" 2>/dev/null || true
    # Without a number it has been taken right now, or a minute ago by somebody who was stopped at once.
    if [ -n "$holder" ]; then
      ! kill -0 "$holder" 2>/dev/null || return 0
    else
      [ -n "$(find "$command_line_lock" -prune -mmin +1 2>/dev/null)" ] || return 0
    fi
    rm -rf "$command_line_lock"
    mkdir "$command_line_lock" 2>/dev/null || return 0
  fi
  echo $$ >"$command_line_lock/pid"
  trap 'rm -rf "$command_line_lock"' EXIT
  trap 'exit 1' HUP INT TERM
  key=$(command_line_key)
  command_line_fits "$command_line_arguments" || prepare_command_line
}

# Prepares a fast start for the build that key names. What was prepared before is kept until the next time, as a verb may just
# be starting from it; what is older or was left unfinished goes.
prepare_command_line() {
  product_jars
  mkdir -p "$command_line_folders"
  in_use=
  [ ! -f "$command_line_arguments" ] || in_use=$(sed -n 's|^"\([^:]*/command-line/[^/:]*\)/jars/.*|\1|p' "$command_line_arguments")
  for old in "$command_line_folders"/*; do
    [ "$old" = "$in_use" ] || rm -rf "$old"
  done
  folder=$(mktemp -d "$command_line_folders/XXXXXX")
  chmod "$(umask -S)" "$folder"
  class_path=
  old_ifs=$IFS
  IFS='
'
  set -f
  set -- $jars
  set +f
  IFS=$old_ifs
  for jar in "$@"; do
    class_path=${class_path:+$class_path:}$folder/jars/$(basename "$jar")
  done
  release=$(java_release "$JAVA_HOME")
  tool="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
  "$JAVA_HOME/bin/java" $tool "$root/releng/scripts/JarCopies.java" --unsigned --stored --into "$folder/jars" "$@"
  if [ "$release" -ge 25 ]; then
    # A class with old stack maps is as good as one with none: nothing but time is lost.
    "$JAVA_HOME/bin/java" $tool "$root/releng/scripts/StackMaps.java" "$folder/jars"/*.jar || true
    rehearse -XX:AOTCacheOutput="$folder/cache"
    cache=-XX:AOTCache=$folder/cache
  else
    rehearse -XX:ArchiveClassesAtExit="$folder/cache"
    cache=-XX:SharedArchiveFile=$folder/cache
  fi
  [ -f "$folder/cache" ] || cache=
  write_command_line_arguments "$cache" org.tilewright.cli.Main >"$folder/args"
  # In one step, and not at all when there has been another build meanwhile.
  [ "$key" != "$(command_line_key)" ] || mv "$folder/args" "$command_line_arguments"
}

# write_command_line_arguments FLAG CLASS: prints an argument file for java, with one more flag unless that is empty.
# Guice is to use plain reflection, since classes that are generated at run time cannot be cached, and uses
# sun.misc.Unsafe, about which newer JVMs warn. A cache that does not fit is no news for the user, hence no log. The cache is
# mapped where it was made for, as moving it takes a twentieth of such a run.
write_command_line_arguments() {
  printf '%s\n' "$key"
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
    rm -f "$folder/cache"
  rm -rf "$rehearsal"
}

# run_command_line ARGUMENT...: replaces this process, so that exit code, input and output are those of the verb.
run_command_line() {
  build_when_stale
  require_jdk
  key=$(command_line_key)
  arguments=$command_line_arguments
  if ! command_line_fits "$arguments"; then
    arguments=$command_line_plain
    command_line_fits "$arguments" || write_plain_arguments
    prepare_in_background
  fi
  case "$*" in
    # These may compute for long and earn the JVM's best code; all others are over before it would be there.
    "play "*" --bot"* | "replay "* | "solve "* | serve* | lsp*) exec "$JAVA_HOME/bin/java" "@$arguments" "$@" ;;
    *) exec "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 "@$arguments" "$@" ;;
  esac
}
