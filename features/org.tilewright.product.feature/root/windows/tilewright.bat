@echo off
rem Starts Tilewright with Java 21 or newer, from JAVA_HOME or the PATH.
setlocal
set "JAVAW=javaw"
if defined JAVA_HOME set "JAVAW=%JAVA_HOME%\bin\javaw"
for %%f in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set "LAUNCHER=%%f"
rem Loaded classes are kept in an archive, and only the quick compiler is used: both for a fast start.
rem TILEWRIGHT_JAVA_OPTIONS come last, as the last one wins.
set "FAST=-XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="%~dp0configuration\tilewright.jsa" -Xlog:disable"
set "FAST=%FAST% -XX:TieredStopAtLevel=1 -Djdk.reflect.useNativeAccessorOnly=true -Xms256m -XX:MetaspaceSize=128m"
start "" "%JAVAW%" -Xmx1g -Djava.awt.headless=true %FAST% %TILEWRIGHT_JAVA_OPTIONS% -jar "%LAUNCHER%" -install "%~dp0." -showsplash %*
