#!/bin/sh
# Measures how long a start of the workbench takes: sh releng/scripts/start-time.sh [RUNS]   (5 when not said)
# A start is what a user does from the second day on: ./tilewright, nothing stale, a workspace with the sample project and a
# level open. Runs on a display of its own. Prints, in seconds from the command to
#   script  the moment Java is started by the scripts,
#   window  the moment the window with the level in its title is on the screen (the splash does not count),
#   paint   the moment that window shows something (looking costs up to 0.2 s itself),
# for every run, and the medians, up to 0.15 s late: looking takes a processor's time, and to look every 0.02 s made a start on
# two processors half a second longer. cpu is the processor time that Java has used until window: it says more on a busy machine.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/releng/scripts/toolchain.sh"
. "$root/releng/scripts/build.sh"

runs=${1:-5}
work=$(mktemp -d)

clean_up() {
  [ -z "${workbench:-}" ] || kill "$workbench" 2>/dev/null || true
  [ -z "${display:-}" ] || kill "$display" 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

[ "$(uname)" = Linux ] || give_up "this measures on Linux only."
case $runs in '' | *[!0-9]* | 0) give_up "usage: sh releng/scripts/start-time.sh [RUNS]" ;; esac
command -v import >/dev/null || install_packages imagemagick || give_up "the package imagemagick is needed."
require_packages test
build_when_stale

Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
display=$!
until [ -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
GDK_BACKEND=x11
TILEWRIGHT_WORKSPACE=$work/workspace
export DISPLAY GDK_BACKEND TILEWRIGHT_WORKSPACE
unset WAYLAND_DISPLAY

now() {
  echo $(($(date +%s%N) / 1000000))
}

# Starts the workbench, and sets began, script and window (milliseconds), java (its process) and main (the window's number).
start() {
  began=$(now)
  "$root/tilewright" >"$work/log" 2>&1 &
  workbench=$!
  script=
  until main=$(xdotool search --onlyvisible --name '\.level - Tilewright' 2>/dev/null | tail -n 1) && [ -n "$main" ]; do
    kill -0 "$workbench" 2>/dev/null || give_up "the workbench has ended: $(cat "$work/log")"
    if [ -z "$script" ] && java=$(pgrep -P "$workbench" -x java); then
      script=$(now)
    fi
    sleep 0.15
  done
  window=$(now)
}

# Leaves through the menu, so that the workbench saves what is open, and waits for the end.
leave() {
  sleep 5
  xdotool windowfocus --sync "$main" key alt+f sleep 1 key Up sleep 0.5 key Return
  wait "$workbench" || true
  workbench=
}

cpu_time() {
  sed 's/.*) //' "/proc/$java/stat" | awk -v tick="$(getconf CLK_TCK)" '{ print int(($12 + $13) * 1000 / tick) }'
}

painted() {
  import -silent -window "$main" png:- | identify -format '%k' - | awk '{ exit !($1 > 50) }'
}

# The first start makes the sample project and opens a level; when it ends Java archives the classes.
start
leave
mv "$TILEWRIGHT_WORKSPACE" "$work/kept"

run=0
while [ "$run" -lt "$runs" ]; do
  run=$((run + 1))
  rm -rf "$TILEWRIGHT_WORKSPACE"
  cp -a "$work/kept" "$TILEWRIGHT_WORKSPACE"
  start
  cpu=$(cpu_time)
  until painted; do :; done
  paint=$(now)
  echo "$((script - began)) $((window - began)) $((paint - began)) $cpu" | tee -a "$work/times" |
    awk -v run="$run" '{ printf "run %s: script %.2f window %.2f paint %.2f cpu %.2f\n",
      run, $1 / 1000, $2 / 1000, $3 / 1000, $4 / 1000 }'
  kill "$workbench"
  wait "$workbench" || true
  workbench=
done

# median COLUMN
median() {
  cut -d ' ' -f "$1" "$work/times" | sort -n | awk '{ all[NR] = $1 } END { printf "%.2f", all[int((NR + 1) / 2)] / 1000 }'
}
echo "median: script $(median 1) window $(median 2) paint $(median 3) cpu $(median 4)"
