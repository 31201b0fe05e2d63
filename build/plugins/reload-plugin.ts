/**
 * `vite dev` only: what an edit of a card, a text or a module of the Worker changes, and the message that makes open
 * pages ask again. Vite itself tells the browser about the browser's modules and styles, and about nothing else.
 */
import path from "node:path";

import type { EnvironmentModuleNode, Plugin } from "vite";

import { CONTENT_DIRECTORY } from "../content/load-content.ts";
import { CARDS_DIRECTORY } from "../load-catalog.ts";

/** Modules made from every text; and from every card, whose figures the texts hold. */
const FROM_TEXTS = ["virtual:content-index", "virtual:content-bodies"];
const FROM_CARDS = ["virtual:catalog", "virtual:computed-cards", ...FROM_TEXTS];

const isWithin = (directory: string, file: string) => !path.relative(directory, file).startsWith("..");

export function reload(): Plugin {
  return {
    name: "waycard:reload",
    apply: "serve",
    applyToEnvironment: (environment) => environment.config.consumer === "server",
    // Also called for files that were added or removed.
    hotUpdate({ file, modules, server }) {
      const { moduleGraph } = this.environment;
      const getModules = (ids: readonly string[]) => ids.flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? []);
      let changed: readonly EnvironmentModuleNode[] = modules;
      if (isWithin(CARDS_DIRECTORY, file)) changed = [...modules, ...getModules(FROM_CARDS)];
      else if (isWithin(CONTENT_DIRECTORY, file)) changed = [...modules, ...getModules(FROM_TEXTS)];
      if (changed.length > 0) server.environments.client.hot.send({ type: "full-reload" });
      return [...new Set(changed)];
    },
  };
}
