/** In the place of `src/islands/registry.ts` where the browser is to bring the probes to life. */
import type { ComponentType } from "react";

type AnyComponent = ComponentType<Record<string, unknown>>;

const load = async (name: "Fold" | "Late") => (await import("./probe-islands.tsx"))[name] as unknown as AnyComponent;

export const ISLANDS: Readonly<Record<string, () => Promise<AnyComponent>>> = {
  fold: () => load("Fold"),
  late: () => load("Late"),
};
