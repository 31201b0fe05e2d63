/** Gives one marked element its component. Fetched together with React, on first need. */
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

import { ISLANDS } from "./registry.ts";

export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset["island"] ?? "";
  const load = ISLANDS[name];
  if (!load) throw new Error(`No island is called ${name}`);
  const Component = await load();
  const props = JSON.parse(element.dataset["props"] ?? "{}") as Record<string, unknown>;
  hydrateRoot(element, createElement(Component, props), { identifierPrefix: `${name}-` });
  element.dataset["live"] = "true";
}
