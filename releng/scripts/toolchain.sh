# Finds or fetches what building and running needs: a JDK, Maven, for windows GTK, a virtual display and a font, and for
# the tests of the web page a browser.
# Sourced by ./tilewright; expects $root. Everything said goes to standard error.

JAVA_MINIMUM=21
MAVEN_VERSION=3.9.16
tools=$root/.tools

say() {
  echo "tilewright: $*" >&2
}

give_up() {
  say "$*"
  exit 1
}

# java_release HOME: prints the feature release of a JDK or JRE folder, 0 when there is none. Reads the release file
# where it can, and that without starting a process: every verb comes by here.
java_release() {
  found=
  [ -x "$1/bin/java" ] || { echo 0; return; }
  if [ -r "$1/release" ]; then
    while IFS='"' read -r key value rest || [ -n "$key" ]; do
      [ "$key" != JAVA_VERSION= ] || { found=${value%%[!0-9]*}; break; } # what follows is long, and read byte by byte
    done <"$1/release"
  fi
  [ -n "$found" ] || found=$("$1/bin/java" -XshowSettings:properties -version 2>&1 |
    sed -n 's/.*java.specification.version = \([0-9]*\).*/\1/p')
  echo "${found:-0}"
}

# Sets java_home to the first JDK that is new enough; fails when none is.
look_for_jdk() {
  on_path=$(command -v javac || true)
  if [ -n "$on_path" ]; then
    on_path=$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")
    on_path=${on_path%/bin/javac}
  fi
  for java_home in "${JAVA_HOME:-}" "$on_path" "$tools"/jdk /usr/lib/jvm/* /opt/jdk* /opt/java/* \
      /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/*; do
    [ -n "$java_home" ] && [ -x "$java_home/bin/javac" ] || continue
    [ "$(java_release "$java_home")" -lt "$JAVA_MINIMUM" ] || return 0
  done
  return 1
}

require_jdk() {
  look_for_jdk || {
    install_packages openjdk-25-jdk-headless || install_packages openjdk-21-jdk-headless || true
    look_for_jdk
  } || give_up "a JDK $JAVA_MINIMUM or newer is needed. Install one, for example openjdk-21-jdk-headless or" \
    "https://adoptium.net, and set JAVA_HOME if it is in an unusual place."
  JAVA_HOME=$java_home
  export JAVA_HOME
}

# Sets mvn to a Maven that is new enough for Tycho, unpacked through the Maven that is there when that is too old.
require_maven() {
  mvn=$tools/apache-maven-$MAVEN_VERSION/bin/mvn
  [ ! -x "$mvn" ] || return 0
  # Asked outside of the repository: an old Maven would stumble over .mvn/extensions.xml.
  case $(cd / && mvn --version 2>/dev/null | sed -n 's/^.*Apache Maven \([0-9.]*\).*/\1/p') in
    3.9 | 3.9.* | 3.1[0-9].*) mvn=mvn ;;
    "") give_up "Maven is needed: install the package maven, or unpack Maven $MAVEN_VERSION and put it on the PATH." ;;
    *)
      say "unpacking Maven $MAVEN_VERSION into .tools"
      mkdir -p "$tools"
      elsewhere=$(mktemp -d)
      # Outside of the repository as above. What it prints is only of interest when it fails.
      (cd "$elsewhere" && mvn -q -B -N org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack \
        "-Dartifact=org.apache.maven:apache-maven:$MAVEN_VERSION:zip:bin" "-DoutputDirectory=$tools") \
        >"$elsewhere/log" 2>&1 || {
        cat "$elsewhere/log" >&2
        give_up "Maven $MAVEN_VERSION could not be fetched; the message above says why."
      }
      rm -r "$elsewhere"
      chmod +x "$mvn"
      ;;
  esac
}

# install_packages NAME...: through apt, when that is there and allowed. Fails when it is not.
install_packages() {
  command -v apt-get >/dev/null || return 1
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || return 1
    as_root="sudo -n"
  fi
  say "installing $*"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install "$@" >/dev/null 2>&1 && return 0
  # The lists of a fresh machine may be missing or old.
  $as_root apt-get -qq update >/dev/null 2>&1 || return 1
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install "$@" >/dev/null 2>&1
}

has_library() {
  { /sbin/ldconfig -p 2>/dev/null || ldconfig -p 2>/dev/null; } | grep -q "$1"
}

has_font() {
  command -v fc-list >/dev/null && [ -n "$(fc-list 2>/dev/null | head -n 1)" ]
}

# require_packages window|test: what a window needs, or also what the tests need to have one without a screen.
require_packages() {
  [ "$(uname)" = Linux ] || return 0
  missing=
  has_library 'libgtk-3\.so\.0' || missing="$missing libgtk-3-0"
  has_font || missing="$missing fontconfig fonts-dejavu-core"
  if [ "$1" = test ]; then
    command -v Xvfb >/dev/null || missing="$missing xvfb"
    command -v xdotool >/dev/null || missing="$missing xdotool"
  fi
  [ -n "$missing" ] || return 0
  # shellcheck disable=SC2086 # a list of words
  install_packages $missing ||
    give_up "these packages are needed and could not be installed:$missing" \
      "(on Debian and Ubuntu: sudo apt-get install$missing)"
}

# A browser for the tests of the page that serve ships. They are skipped without one, so that is no reason to give up.
offer_browser() {
  for browser in chromium chromium-browser google-chrome google-chrome-stable; do
    ! command -v "$browser" >/dev/null || return 0
  done
  [ "$(uname)" = Linux ] && install_packages chromium ||
    say "no Chromium was found and none could be installed: the tests of the web page will be skipped"
}
