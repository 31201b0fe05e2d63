/**
 * A Firefox for the journeys that run there too: the one that `FIREFOX_PATH` names, else one that is installed. None
 * comes with `npm ci`. It is driven by WebDriver BiDi, the standard that it speaks itself.
 */
import { existsSync } from "node:fs";

const INSTALLED = [
  "/usr/bin/firefox",
  "/usr/bin/firefox-esr",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];

/** Undefined where there is none. @throws Error when the variable names a file that is not there */
export function findFirefox(
  named = process.env["FIREFOX_PATH"],
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  if (named && !exists(named)) throw new Error(`FIREFOX_PATH names ${named}, which is not there.`);
  return named || INSTALLED.find((file) => exists(file));
}
