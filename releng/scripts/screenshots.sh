#!/bin/sh
# Takes the pictures of the documentation from the running product: sh releng/scripts/screenshots.sh
# Drives the built product on a display of its own by keys, as a user would, and overwrites docs/images.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/releng/scripts/toolchain.sh"
. "$root/releng/scripts/build.sh"

size=1440x900
work=$(mktemp -d)
images=$root/docs/images

clean_up() {
  [ -z "${product:-}" ] || kill "$product" 2>/dev/null || true
  [ -z "${display:-}" ] || kill "$display" 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT INT TERM

command -v import >/dev/null || install_packages imagemagick || give_up "the package imagemagick is needed."
require_packages test
build_when_stale
require_jdk

Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp 3>"$work/display" 2>/dev/null &
display=$!
until [ -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY
unset WAYLAND_DISPLAY

"$(product_folder)/tilewright" -data "$work/workspace" >"$work/log" 2>&1 &
product=$!

# press KEY...: one after another, leaving the workbench time to follow
press() {
  for key in "$@"; do
    xdotool key --clearmodifiers "$key"
    sleep 0.4
  done
}

# window NAME: waits until a window whose title matches is on the screen and prints its number
window() {
  tries=0
  until found=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -n 1) && [ -n "$found" ]; do
    tries=$((tries + 1))
    [ "$tries" -le 600 ] || give_up "no window '$1' came up; see what the product said: $(cat "$work/log")"
    sleep 0.2
  done
  echo "$found"
}

mkdir -p "$images"
main=$(window '\.level - Tilewright')
# not before the workbench has given its window a size of its own
sleep 5
xdotool windowsize --sync "$main" "${size%x*}" "${size#*x}" windowmove "$main" 0 0 windowfocus --sync "$main"
sleep 3
import -window root "$images/source.png"
press alt+Page_Down
sleep 3
press ctrl+F11
sleep 3
# a few steps, so that something has happened
press Right Right Down
xdotool mousemove --sync 5 5
sleep 1
import -window root "$images/workbench.png"
echo "docs/images/source.png and docs/images/workbench.png are new"
