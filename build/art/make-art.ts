/**
 * Draws the checked-in pictures from the catalog into `public/`:
 * `node build/art/make-art.ts`. With `--check` it writes nothing, names every
 * file that is not what the catalog draws, and exits 1 when there is one.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { loadCatalog } from "../load-catalog.ts";
import { drawArtFiles } from "./draw-art-files.ts";
import { findArtFaults, PUBLIC_DIRECTORY } from "./find-art-faults.ts";

const files = drawArtFiles(loadCatalog().values());
const faults = findArtFaults(files);

if (process.argv.includes("--check")) {
  for (const { file, fault } of faults) console.error(`public/${file}: ${fault}`);
  if (faults.length > 0) {
    console.error("Run `node build/art/make-art.ts` and commit the result.");
    process.exitCode = 1;
  }
} else {
  mkdirSync(PUBLIC_DIRECTORY, { recursive: true });
  for (const { file } of faults) {
    const content = files.get(file);
    if (content) writeFileSync(path.join(PUBLIC_DIRECTORY, file), content);
    else rmSync(path.join(PUBLIC_DIRECTORY, file));
  }
  console.log(`${files.size} pictures, ${faults.length} of them changed.`);
}
