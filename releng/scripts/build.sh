# Builds the product for this machine when a source is newer than it.
# Sourced by ./tilewright after toolchain.sh.

product_target=$root/releng/org.tilewright.product/target
# Below target, so that mvn clean takes it away, and in the root's, as Tycho empties the product's when it likes.
state=$root/target
built_stamp=$state/built.stamp
building_stamp=$state/building.stamp
. "$root/releng/scripts/command-line.sh"

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
  [ -f "$built_stamp" ] && [ -d "$(product_folder)/plugins" ] || return 0
  [ -n "$(find "$root/pom.xml" "$root/.mvn" "$root/bundles" "$root/features" "$root/releng" \
    \( -name target -o -name src-gen -o -name bin -o -name scripts \) -prune -o \
    -newer "$built_stamp" \( -type f ! -name '.tycho-*' -o -path '*/src/*' -type d \) -print 2>/dev/null)" ]
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
  # A name by which what is made from this build is known.
  echo "$(date +%s).$$" >"$building_stamp"
  rm -rf "$root"/bundles/*/target/classes "$root"/tests/*/target/classes "$root"/tests/*/target/test-classes
}

# To be called after any build that made the product.
remember_build() {
  mv "$building_stamp" "$built_stamp"
}
