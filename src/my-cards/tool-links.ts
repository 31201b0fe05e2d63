/** Addresses of the tools with everything filled in that this page knows. */
import { paths } from "../paths.ts";
import type { KeptCards } from "./kept-cards.ts";

/** As many as a comparison takes. */
const MAX_COMPARED = 4;

type Pairs = readonly (readonly [string, string])[];

/** What is spent, kept by another tool, and how credits are used. */
function toProfilePairs({ held, modes }: KeptCards, spending: string | null): Pairs {
  const slugs = new Set(held.map(({ slug }) => slug));
  const listOf = (isMode: (mode: string) => boolean) =>
    Object.entries(modes).flatMap(([key, mode]) =>
      slugs.has(key.slice(0, key.indexOf(":"))) && isMode(mode) ? [key] : [],
    );
  const said = [...new URLSearchParams(spending ?? "preset=household")];
  const add = (name: string, keys: readonly string[]): Pairs => {
    const all = new Set([
      ...said.filter(([other]) => other === name).flatMap(([, value]) => value.split(",")),
      ...keys,
    ]);
    return all.size > 0 ? [[name, [...all].join(",")]] : [];
  };
  return [
    ...said.filter(([name]) => name !== "use" && name !== "skip"),
    ...add(
      "use",
      listOf((mode) => mode !== "never"),
    ),
    ...add(
      "skip",
      listOf((mode) => mode === "never"),
    ),
  ];
}

const toSearch = (pairs: Pairs) => {
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return query.replaceAll("%3A", ":").replaceAll("%2C", ",");
};

/** What the worker is asked with. */
export const toSpendingSearch = (kept: KeptCards, spending: string): string => toSearch(toProfilePairs(kept, spending));

/** @example "amex-gold:2024-05:3", "amex-gold::3", "amex-gold" */
export const toOwn = ({ held }: KeptCards): string =>
  held.map(({ slug, opened, renews }) => `${slug}:${opened ?? ""}:${renews ?? ""}`.replace(/:+$/, "")).join(",");

export interface ToolLinks {
  readonly analyzer: string;
  readonly planner: string;
  readonly calculator: string;
  /** Null: there is nothing to compare. */
  readonly compare: string | null;
}

export function toToolLinks(kept: KeptCards, spending: string | null): ToolLinks {
  const profile = toProfilePairs(kept, spending);
  const own: Pairs = kept.held.length > 0 ? [["own", toOwn(kept)]] : [];
  const accounts: Pairs = [...Map.groupBy(kept.accounts, (month) => month)].map(([month, all]) => [
    "accounts",
    `${all.length}:${month}`,
  ]);
  const both = [...kept.held.map(({ slug }) => slug), ...kept.watched];
  return {
    analyzer: `${paths.analyzer()}?${toSearch([...profile, ...own])}`,
    planner: `${paths.planner()}?${toSearch([...profile, ...own, ...accounts])}`,
    calculator: `${paths.calculator()}?${toSearch([...profile, ["cards", both.slice(0, 10).join(",")]])}`,
    compare: both.length > 1 ? paths.compare(both.slice(0, MAX_COMPARED)) : null,
  };
}
