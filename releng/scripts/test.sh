# Runs the tests on a virtual display and counts them. Sourced by ./tilewright after build.sh.

# Starts a display of our own, so that windows of the tests neither disturb the user nor depend on the user's desktop.
start_display() {
  [ "$(uname)" = Linux ] || return 0
  display_file=$(mktemp)
  Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$display_file" 2>/dev/null &
  display_process=$!
  trap 'kill "$display_process" 2>/dev/null || true; rm -f "$display_file"' EXIT
  trap 'exit 130' INT TERM
  tries=0
  until [ -s "$display_file" ]; do
    tries=$((tries + 1))
    [ "$tries" -le 100 ] && kill -0 "$display_process" 2>/dev/null || give_up "the virtual display (Xvfb) does not start."
    sleep 0.1
  done
  DISPLAY=:$(cat "$display_file")
  GDK_BACKEND=x11
  export DISPLAY GDK_BACKEND
  unset WAYLAND_DISPLAY
}

# modules_of NAME...: prints the test modules that hold matching test classes, as a list for Maven's -pl.
modules_of() {
  (
    cd "$root/tests"
    for name in "$@"; do
      find . \( -name target -o -name bin \) -prune -o -name "$name.java" -print
    done
  ) | sed -n 's|^\./\([^/]*\)/.*|:\1|p' | sort -u | paste -s -d , -
}

# Adds the reports up. Prints what failed, and then the counts in the last line; succeeds when nothing failed.
count_tests() {
  find "$root/tests" -path '*/target/surefire-reports/TEST-*.xml' -exec cat {} + | awk -v build="$1" '
    function number(name,   found) {
      return match($0, " " name "=\"[0-9]+\"") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) + 0 : 0
    }
    function text(name) {
      return match($0, " " name "=\"[^\"]*\"") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : ""
    }
    /^[ \t]*<testsuite / {
      bad = number("failures") + number("errors")
      failed += bad
      skipped += number("skipped")
      passed += number("tests") - bad - number("skipped")
    }
    /^[ \t]*<testcase / { class = text("classname"); test = text("name") }
    /^[ \t]*<(failure|error)[ >]/ { print "FAILED " class "." test }
    END {
      if (build != 0) { print "FAILED the build itself: not all tests could run"; failed++ }
      printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped
      exit failed > 0
    }'
}

# run_tests [NAME...]
run_tests() {
  require_packages test
  require_jdk
  set -f
  names=$*
  modules=
  if [ $# -gt 0 ]; then
    modules=$(modules_of "$@")
    [ -n "$modules" ] || { say "no test class is named $names."; exit 2; }
  fi
  set +f
  case ${modules:-all} in
    all | *.course.tests*) offer_browser ;;
  esac
  find "$root/tests" -path '*/target/surefire-reports/*' -type f -delete 2>/dev/null || true
  start_display
  begin_build
  say "building and testing ..."
  outcome=0
  if [ -z "$names" ]; then
    run_maven verify -Pthis-platform -fae -Dmaven.test.failure.ignore=true || outcome=1
    [ "$outcome" -ne 0 ] || remember_build
  else
    # A UI test runs in the whole product and a product test needs it built; Maven cannot see either from their POMs.
    case $modules in
      *.ui.tests* | *.product.tests*) modules=$modules,:org.tilewright.product.feature,:org.tilewright.product ;;
    esac
    run_maven verify -Pthis-platform -fae -Dmaven.test.failure.ignore=true -pl "$modules" -am \
      "-Dtest=$(echo "$names" | tr ' ' ',')" || outcome=1
  fi
  count_tests "$outcome"
  exit
}
