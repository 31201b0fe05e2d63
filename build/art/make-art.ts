/** Draws the checked-in pictures from the catalog into `public/` (`npm run make -- art`). */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { loadCatalog } from "../load-catalog.ts";
import { drawArtFiles } from "./draw-art-files.ts";

const PUBLIC_DIRECTORY = path.join(import.meta.dirname, "../../public");

interface ArtFault {
  readonly file: string;
  readonly fault: "missing" | "differs" | "orphaned";
}

/** Where `directory` is not what was drawn. SVG files at its root belong to the art, so one too many is a fault. */
export function findArtFaults(
  files: ReadonlyMap<string, Uint8Array>,
  directory: string = PUBLIC_DIRECTORY,
): readonly ArtFault[] {
  const faults: ArtFault[] = [];
  for (const [file, content] of files) {
    const location = path.join(directory, file);
    if (!existsSync(location)) faults.push({ file, fault: "missing" });
    else if (!readFileSync(location).equals(content)) faults.push({ file, fault: "differs" });
  }
  const present = existsSync(directory) ? readdirSync(directory) : [];
  for (const file of present) {
    if (file.endsWith(".svg") && !files.has(file)) faults.push({ file, fault: "orphaned" });
  }
  return faults;
}

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
