@echo off
rem Starts Tilewright with Java 21 or newer, from JAVA_HOME or the PATH.
setlocal
set "JAVAW=javaw"
if defined JAVA_HOME set "JAVAW=%JAVA_HOME%\bin\javaw"
for %%f in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set "LAUNCHER=%%f"
start "" "%JAVAW%" -Xmx1g -Djava.awt.headless=true -jar "%LAUNCHER%" -install "%~dp0." -showsplash %*
