# Builds the product for this machine when a source is newer than it, and runs the command line out of its jars.
# Sourced by ./tilewright after toolchain.sh.

product_target=$root/releng/org.tilewright.product/target
# Below target, so that mvn clean takes it away, and in the root's, as Tycho empties the product's when it likes.
state=$root/target
built_stamp=$state/built.stamp
building_stamp=$state/building.stamp
command_line_arguments=$state/command-line.args
command_line_archive=$state/command-line.jsa
command_line_jars=$state/command-line-jars

# Bundles on the class path of the command line: those of ours that see no Eclipse workbench, and what they need.
COMMAND_LINE_BUNDLES="
  org.tilewright.cli org.tilewright.engine org.tilewright.rules.dungeon org.tilewright.rules.breach
  org.tilewright.rules.winter org.tilewright.solve org.tilewright.maze org.tilewright.render
  org.tilewright.course org.tilewright.formats org.tilewright.lang org.tilewright.lang.ide org.tilewright.model
  picocli com.google.gson com.github.weisj.jsvg
  org.eclipse.emf.common org.eclipse.emf.ecore org.eclipse.emf.ecore.xmi org.eclipse.emf.ecore.change
  org.eclipse.xtext org.eclipse.xtext.util org.eclipse.xtext.ide
  org.eclipse.xtend.lib org.eclipse.xtend.lib.macro org.eclipse.xtext.xbase.lib
  org.antlr.runtime com.google.inject com.google.guava com.google.guava.failureaccess
  jakarta.inject.jakarta.inject-api wrapped.aopalliance.aopalliance org.apache.log4j
  org.eclipse.lsp4j org.eclipse.lsp4j.jsonrpc
  org.eclipse.equinox.common
"

# The folder of the product that was built for this machine.
product_folder() {
  case $(uname) in
    Darwin) echo "$product_target/products/org.tilewright.product/macosx/cocoa/aarch64/Tilewright.app/Contents/Eclipse" ;;
    *) echo "$product_target/products/org.tilewright.product/linux/gtk/x86_64/tilewright" ;;
  esac
}

# Whether a source is newer than the last build. Folders count too, below src: a deleted file leaves only that trace.
is_stale() {
  [ -f "$built_stamp" ] && [ -f "$command_line_arguments" ] && [ -d "$(product_folder)/plugins" ] || return 0
  # The paths in the arguments are absolute: a moved repository makes them wrong.
  read -r built_in <"$command_line_arguments"
  [ "$built_in" = "# $root" ] || return 0
  [ -n "$(find "$root/pom.xml" "$root/.mvn" "$root/bundles" "$root/features" "$root/releng" \
    \( -name target -o -name src-gen -o -name bin -o -name scripts \) -prune -o \
    -newer "$built_stamp" \( -type f ! -name '.tycho-*' -o -path '*/src/*' -type d \) -print 2>/dev/null | head -n 1)" ]
}

# run_maven ARGUMENT...: as quiet as success is; everything goes to standard error.
run_maven() {
  require_jdk
  require_maven
  (cd "$root" && exec "$mvn" -B -q "$@") >&2
}

build_when_stale() {
  is_stale || return 0
  say "building (a minute or two the first time) ..."
  begin_build
  run_maven verify -DskipTests -Pthis-platform -pl :org.tilewright.product -am ||
    give_up "the build failed; the messages above say where."
  remember_build
}

# The stamp is touched before the build: what is edited during it is stale after it. Classes are compiled anew, all of them:
# the compilers look at the age of a source alone, and would keep a class that uses what has changed in another bundle.
begin_build() {
  mkdir -p "$state"
  : >"$building_stamp"
  rm -rf "$root"/bundles/*/target/classes "$root"/tests/*/target/classes "$root"/tests/*/target/test-classes
}

# To be called after any build that made the product.
remember_build() {
  write_command_line_arguments
  mv "$building_stamp" "$built_stamp"
}

# Writes an argument file for java. Class data sharing takes most of the start-up time away; the archive is
# made here, and anew when jars or JDK have changed. Signed jars cannot be shared that way, hence the copies; nor can
# classes generated at run time, hence the plain reflection.
write_command_line_arguments() {
  class_path=
  set --
  for bundle in $COMMAND_LINE_BUNDLES; do
    for jar in "$(product_folder)/plugins/$bundle"_*.jar; do
      [ -f "$jar" ] || give_up "the product lacks the bundle $bundle."
      class_path=${class_path:+$class_path:}$command_line_jars/$(basename "$jar")
      set -- "$@" "$jar"
    done
  done
  rm -rf "$command_line_archive" "$command_line_jars"
  "$JAVA_HOME/bin/java" "$root/releng/scripts/UnsignedJars.java" "$command_line_jars" "$@"
  cat >"$command_line_arguments" <<ARGUMENTS
# $root
-XX:TieredStopAtLevel=1
-XX:+UseSerialGC
-Xshare:auto
-XX:+AutoCreateSharedArchive
"-XX:SharedArchiveFile=$command_line_archive"
-Xlog:disable
-Dguice_bytecode_gen_option=DISABLED
-Djdk.reflect.useNativeAccessorOnly=true
-Djava.awt.headless=true
-Dfile.encoding=UTF-8
-Dstdout.encoding=UTF-8
-Dstderr.encoding=UTF-8
-cp
"$class_path"
org.tilewright.cli.Main
ARGUMENTS
  rehearse_command_line
}

# The archive holds what the run that makes it has loaded, so that run is to go through all of the language.
rehearse_command_line() {
  rehearsal=$(mktemp -d)
  (exec_command_line maze --width 9 --height 9 --seed 1 -o "$rehearsal/maze.level") >/dev/null 2>&1 || true
  rm -f "$command_line_archive"
  (exec_command_line validate "$rehearsal/maze.level") >/dev/null 2>&1 || true
  rm -r "$rehearsal"
}

# run_command_line ARGUMENT...: replaces this process, so that exit code, input and output are those of the verb.
run_command_line() {
  build_when_stale
  require_jdk
  exec_command_line "$@"
}

exec_command_line() {
  # Guice uses sun.misc.Unsafe, about which newer JVMs warn.
  if [ "$(java_release "$JAVA_HOME")" -ge 23 ]; then
    exec "$JAVA_HOME/bin/java" --sun-misc-unsafe-memory-access=allow "@$command_line_arguments" "$@"
  fi
  exec "$JAVA_HOME/bin/java" "@$command_line_arguments" "$@"
}
