/** Gives the Worker what its tools compute with, as `virtual:tool-records`; the browser has the same as an asset (catalog-plugin.ts). */
import type { Plugin } from "vite";

import { loadToolRecords } from "../tool-records.ts";
import { nameText } from "./text-modules-plugin.ts";

const MODULE_ID = "virtual:tool-records";

export function toolRecords(): Plugin {
  return {
    name: "waycard:tool-records",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      return `${nameText(this, "tool-records", JSON.stringify(loadToolRecords()))}\nexport default JSON.parse(text);`;
    },
  };
}
