/** Gives the Worker what its tools compute with, as `virtual:tool-records`; the browser has the same as an asset (catalog-plugin.ts). */
import type { Plugin } from "vite";

import type { ToolRecords } from "../../src/tools/tool-records.ts";
import { loadToolRecords } from "../tool-records.ts";
import { nameText } from "./text-modules-plugin.ts";

const MODULES: Readonly<Record<string, (records: ToolRecords) => unknown>> = {
  "tool-records": (records) => records,
  // A review says when to apply: parsing half a megabyte for a few sentences would slow down the first of an isolate.
  "application-rules": ({ plan: { rules, reported } }) => ({ rules, reported }),
};
const PREFIX = "\0virtual:";

export function toolRecords(): Plugin {
  return {
    name: "waycard:tool-records",
    resolveId: (id) => (id.startsWith("virtual:") && id.slice("virtual:".length) in MODULES ? `\0${id}` : undefined),
    load(id) {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
      const take = MODULES[name];
      if (!take) return undefined;
      return `${nameText(this, name, JSON.stringify(take(loadToolRecords())))}\nexport default JSON.parse(text);`;
    },
  };
}
