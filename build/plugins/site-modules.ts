/** What sources of the site and the Worker import that is no file, and the names in them that stand for values. */
import type { Plugin } from "vite";

import { toBuildConstants } from "../build-constants.ts";
import { apiReference } from "./api-reference-plugin.ts";
import { clientAssets } from "./client-assets-plugin.ts";
import { loadLater } from "./load-later.ts";
import { siteData } from "./site-data-plugin.ts";

const modules = () => [siteData(), clientAssets()];

export const siteModules = (): readonly Plugin[] => [...modules(), apiReference(modules()), buildConstants()];

const buildConstants = (): Plugin => ({
  name: "waycard:build-constants",
  async config(_, { command }) {
    // Sources that are being edited or tested have no id that stays true.
    if (command !== "build") return { define: toBuildConstants("development") };
    return { define: toBuildConstants(await loadBuildId()) };
  },
});

export async function loadBuildId(): Promise<string> {
  const { computeBuildId } = await loadLater("build-id.ts");
  return computeBuildId();
}
