@echo off
rem Starts Tilewright with Java 21 or newer, from JAVA_HOME or the PATH.
setlocal
set "JAVAW=javaw"
if defined JAVA_HOME set "JAVAW=%JAVA_HOME%\bin\javaw"
for %%f in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set "LAUNCHER=%%f"
rem Loaded classes are kept in an archive, and the optimising compiler waits for code that runs often: both for a fast start.
set "FAST=-XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="%~dp0configuration\tilewright.jsa" -Xlog:disable"
set "FAST=%FAST% -XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000"
set "FAST=%FAST% -XX:Tier4BackEdgeThreshold=300000 -Djdk.reflect.useNativeAccessorOnly=true -Xms256m -XX:MetaspaceSize=128m"
start "" "%JAVAW%" -Xmx1g -Djava.awt.headless=true %FAST% -jar "%LAUNCHER%" -install "%~dp0." -showsplash %*
