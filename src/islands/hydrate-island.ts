/** Gives one marked element its component. Fetched together with React, on first need. */
import { createElement, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { keepFocus } from "./keep-focus.ts";
import { ISLANDS } from "./registry.ts";

/**
 * @param untilReleased what is pressed now stays in its place until it is let go
 * @param onLive called once, when its component answers
 */
export async function hydrateIsland(
  element: HTMLElement,
  untilReleased: () => Promise<void>,
  onLive: () => void,
): Promise<void> {
  const name = element.dataset["island"] ?? "";
  const load = ISLANDS[name];
  if (!load) throw new Error(`No island is called ${name}`);
  const Component = await load();
  const props = JSON.parse(element.dataset["props"] ?? "{}") as Record<string, unknown>;
  const markLive = () => {
    element.dataset["live"] = "true";
    onLive();
  };
  await untilReleased();
  keepFocus(element);
  // A transition hydrates in slices of 5 ms; otherwise React holds the page until the whole island is done.
  startTransition(() => {
    hydrateRoot(element, createElement(Hydrated, { onLive: markLive }, createElement(Component, props)), {
      identifierPrefix: element.dataset["idPrefix"] ?? "",
    });
  });
}

/** Tells when its component answers, not when its code has merely come. */
function Hydrated({ onLive, children }: { readonly onLive: () => void; readonly children?: ReactNode }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- an island comes to life once
  useEffect(onLive, []);
  return children;
}
