/** Draws the checked-in pictures from the catalog into `public/` (`npm run make -- art`). */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { loadCatalog } from "../load-catalog.ts";
import { drawArtFiles } from "./draw-art-files.ts";
import { findArtFaults, PUBLIC_DIRECTORY } from "./find-art-faults.ts";

/**
 * @param isCheck writes nothing, and only names the files that are not what the catalog draws
 * @returns whether everything is as the catalog draws it
 */
export function makeArt(isCheck: boolean): boolean {
  const files = drawArtFiles(loadCatalog().values());
  const faults = findArtFaults(files);
  if (isCheck) {
    for (const { file, fault } of faults) console.error(`public/${file}: ${fault}`);
    if (faults.length > 0) console.error("Run `npm run make -- art` and commit the result.");
    return faults.length === 0;
  }
  mkdirSync(PUBLIC_DIRECTORY, { recursive: true });
  for (const { file } of faults) {
    const content = files.get(file);
    if (content) writeFileSync(path.join(PUBLIC_DIRECTORY, file), content);
    else rmSync(path.join(PUBLIC_DIRECTORY, file));
  }
  console.log(`${files.size} pictures, ${faults.length} of them changed.`);
  return true;
}
