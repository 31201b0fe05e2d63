/** Gives one marked element its component. Fetched together with React, on first need. */
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

import { ISLANDS } from "./registry.ts";

export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.dataset["island"] ?? ""];
  if (!load) throw new Error(`No island is called ${element.dataset["island"]}`);
  const Component = await load();
  const props = JSON.parse(element.dataset["props"] ?? "{}") as Record<string, unknown>;
  hydrateRoot(element, createElement(Component, props));
  element.dataset["live"] = "true";
}
