/**
 * Packages that one benchmark or referee alone needs: in a folder of their own with a lock file, so that `npm ci` in the
 * project does not fetch them. Installed at their first use, and again when the lock file has changed.
 */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";

export function installApart(folder: string, ...flags: readonly string[]): void {
  const installed = statSync(path.join(folder, "node_modules/.package-lock.json"), { throwIfNoEntry: false });
  if (installed && installed.mtimeMs >= statSync(path.join(folder, "package-lock.json")).mtimeMs) return;
  console.log(`Installing the packages of ${path.relative(process.cwd(), folder)}, which npm ci leaves out …`);
  execFileSync("npm", ["ci", `--prefix=${folder}`, "--no-audit", "--no-fund", "--loglevel=error", ...flags], {
    stdio: ["ignore", "ignore", "inherit"],
    // No shell finds `npm` on Windows without its extension.
    shell: process.platform === "win32",
  });
}
