# Opens the built product on the user's workspace. Sourced by ./tilewright after build.sh.

open_workbench() {
  if [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    cat >&2 <<'MESSAGE'
tilewright: there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).
Without a window you can still:
  ./tilewright validate FILE...        check levels, as the Problems view does
  ./tilewright maze ... -o OUT.level   generate a maze
  ./tilewright play FILE               play by commands, one a line
  ./tilewright legal FILE              list the legal commands
  ./tilewright replay FILE...          run recorded games
  ./tilewright import FILE -o OUT      read other formats
  ./tilewright export FILE -o OUT      write other formats
  ./tilewright render FILE -o OUT.png  draw a picture of a level
  ./tilewright test                    run the tests, on a virtual display
MESSAGE
    exit 2
  fi
  require_packages window
  build_when_stale
  require_jdk
  exec "$(product_folder)/tilewright" -data "${TILEWRIGHT_WORKSPACE:-$HOME/tilewright-workspace}"
}
