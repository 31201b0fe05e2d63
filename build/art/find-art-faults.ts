import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const PUBLIC_DIRECTORY = path.join(import.meta.dirname, "../../public");

export interface ArtFault {
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
