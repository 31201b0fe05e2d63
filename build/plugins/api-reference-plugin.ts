/** What /developers shows of the API, as `virtual:api-reference`; the page loads it when it is asked for. */
import type { Plugin } from "vite";

import { loadLater } from "./load-later.ts";
import { nameText } from "./text-modules-plugin.ts";

const MODULE_ID = "virtual:api-reference";

/** @param plugins what the Worker's sources need to be loaded */
export function apiReference(plugins: readonly Plugin[]): Plugin {
  let isBuild = false;
  const load = async () => {
    const { loadApiReference } = await loadLater("api-reference.ts");
    return loadApiReference({
      plugins: [...plugins, toPlugin(() => Promise.resolve({ groups: [], profile: [] }))],
      isBuild,
    });
  };
  return {
    ...toPlugin(load),
    configResolved(config) {
      isBuild = config.command === "build";
    },
  };
}

/** While the Worker is asked for its examples, it has no page to show. */
const toPlugin = (load: () => Promise<object>): Plugin => ({
  name: "waycard:api-reference",
  resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE_ID}`) return undefined;
    return `${nameText(this, "api-reference", JSON.stringify(await load()))}\nexport default JSON.parse(text);`;
  },
});
