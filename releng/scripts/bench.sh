# Runs the benchmarks. Sourced by ./tilewright after build.sh.

# run_benchmarks [NAME...]: those whose class or method names contain a NAME; * stands for anything.
run_benchmarks() {
  benchmarks=$root/tests/org.tilewright.benchmarks/target
  say "building ..."
  run_maven verify -DskipTests -Pthis-platform -pl :org.tilewright.benchmarks -am ||
    give_up "the build failed; the messages above say where."
  exec "$JAVA_HOME/bin/java" -cp "$benchmarks/classes:$benchmarks/lib/*" org.tilewright.benchmarks.Main "$@"
}
