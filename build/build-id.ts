/** A build is named by what it is made from, so that the same sources give the same cache keys. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { catalogOn } from "../src/catalog/catalog-on.ts";
import { countOffer } from "../src/words/card-offers.ts";
import { readBuildDate } from "./build-date.ts";
import { listContentFiles } from "./content/load-content.ts";
import { readCardRecords } from "./load-catalog.ts";

/** A live site's list of its builds and their hashed files; `npm run deploy` writes and reads it. */
export const BUILDS_PATH = "/builds.json";

/**
 * First 12 hexadecimal digits of the SHA-256 over sources without tests, public files and the lock file, and over what the build's
 * day makes of them: states and ages of the cards, and which texts are out. Not the day itself: two days that give the
 * same pages are one build.
 */
export function computeBuildId(buildDate: string = readBuildDate()): string {
  const hash = createHash("sha256");
  const files = globSync([
    "src/**",
    "worker/**",
    "build/**",
    "public/**",
    "package-lock.json",
    "vite.config.ts",
    "uno.config.ts",
    "wrangler.toml",
  ]);
  for (const file of files.toSorted()) {
    if (!/\.test\.tsx?$/.test(file) && statSync(file).isFile())
      hash.update(file).update("\0").update(readFileSync(file));
  }
  hash.update(JSON.stringify(catalogOn([...readCardRecords().values()], buildDate, countOffer)));
  for (const file of listContentFiles(undefined, buildDate)) hash.update(path.basename(file)).update("\0");
  return hash.digest("hex").slice(0, 12);
}
