/** A build is named by what it is made from, so that the same sources give the same cache keys. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";

/** Holds the id of the build that `dist/` is; missing while a build runs, and after one that failed. */
export const BUILD_STAMP = "dist/build-id.txt";

/** First 12 hexadecimal digits of the SHA-256 over sources without tests, public files and the lock file. */
export function computeBuildId(): string {
  const hash = createHash("sha256");
  const files = globSync([
    "src/**",
    "worker/**",
    "build/**",
    "public/**",
    "package-lock.json",
    "vite.config.ts",
    "wrangler.toml",
  ]);
  for (const file of files.toSorted()) {
    if (!/\.test\.tsx?$/.test(file) && statSync(file).isFile())
      hash.update(file).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 12);
}
