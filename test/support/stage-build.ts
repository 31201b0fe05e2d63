/** A build as `npm run deploy` uploads it, with the files of the builds before it, ready for a place (places.ts). */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { BUILD_STAMP } from "../../build/build-folder.ts";
import { keepOldAssets } from "../../scripts/keep-old-assets.ts";

export interface StagedBuild {
  readonly configPath: string;
  readonly id: string;
  /** Of earlier builds whose files go along. */
  readonly kept: readonly string[];
}

/**
 * @param build its folder: of the project (build/build-folder.ts), or of a copy of it
 * @param folder for what is staged; made anew
 * @param origin of the live site, if there is one
 */
export async function stageBuild(build: string, folder: string, origin = "http://127.0.0.1:1"): Promise<StagedBuild> {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(build, "client"), path.join(folder, "client"), { recursive: true });
  cpSync(path.join(build, "waycard"), path.join(folder, "waycard"), { recursive: true });
  const id = readFileSync(path.join(build, BUILD_STAMP), "utf8").trim();
  const kept = (await keepOldAssets(origin, path.join(folder, "client"), id)) ?? [];
  const configPath = path.join(folder, "waycard/wrangler.json");
  const settings = JSON.parse(readFileSync(configPath, "utf8")) as object;
  // These name files of the project that it was made from.
  writeFileSync(configPath, JSON.stringify({ ...settings, configPath: undefined, userConfigPath: undefined }));
  return { configPath, id, kept };
}
