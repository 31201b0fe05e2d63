/** What the API answers to the examples of /developers, as `virtual:api-examples`; the page loads it when it is asked for. */
import type { Plugin } from "vite";

import { loadLater } from "./load-later.ts";
import { nameText } from "./text-modules-plugin.ts";

const MODULE_ID = "virtual:api-examples";

/** @param plugins what the Worker's sources need to be loaded */
export function apiExamples(plugins: readonly Plugin[]): Plugin {
  let isBuild = false;
  const load = async () => {
    const { loadApiExamples } = await loadLater("api-examples.ts");
    return loadApiExamples({ plugins: [...plugins, toPlugin(() => Promise.resolve({}))], isBuild });
  };
  return {
    ...toPlugin(load),
    configResolved(config) {
      isBuild = config.command === "build";
    },
  };
}

/** While the Worker is asked for its examples, it has none to show. */
const toPlugin = (load: () => Promise<object>): Plugin => ({
  name: "waycard:api-examples",
  resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE_ID}`) return undefined;
    return `${nameText(this, "api-examples", JSON.stringify(await load()))}\nexport default JSON.parse(text);`;
  },
});
