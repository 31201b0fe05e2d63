/**
 * A plugin of Stryker for samples: a range that tries a chosen change holds the changes inside it,
 * too, three times as many. Their code is passed over. Stryker does not tell a plugin which file
 * it is in, so files are known by their length; where two are alike, a chosen change may not be
 * tried, and is then counted as such.
 */
import { readFileSync } from "node:fs";

import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

import type { Tried } from "./read-mutants.ts";

type Range = Tried["location"];
/** What is used of Babel's path, which the plugin is given. */
interface CodePath {
  readonly node: { readonly end?: number | null; readonly loc?: Range | null };
  readonly isProgram: () => boolean;
  readonly findParent: (test: (path: CodePath) => boolean) => CodePath | null;
}
/** By length of a file in characters: the chosen changes. */
export type ChosenRanges = Readonly<Record<number, readonly Range[]>>;

/** Whether `inner` lies in `outer`, or is the same. */
function isWithin(inner: Range, outer: Range): boolean {
  const isBefore = (one: Range["start"], other: Range["start"]) =>
    one.line < other.line || (one.line === other.line && one.column <= other.column);
  return isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);
}

/** Whether a piece of code lies inside of a chosen change and holds none. */
export function isPassedOver(piece: Range, chosen: readonly Range[]): boolean {
  return chosen.some((range) => isWithin(piece, range)) && !chosen.some((range) => isWithin(range, piece));
}

export function listChosenRanges(
  chosen: readonly { readonly location: Range; readonly source: string }[],
): ChosenRanges {
  return Object.fromEntries(
    [...Map.groupBy(chosen, ({ source }) => source.length)].map(([length, ofFile]) => [
      length,
      ofFile.map(({ location }) => location),
    ]),
  );
}

const file = process.env["MUTANTS_CHOSEN"];
const chosenOf = (file === undefined ? {} : JSON.parse(readFileSync(file, "utf8"))) as ChosenRanges;

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "skip-inside", {
    shouldIgnore(given) {
      const path = given as CodePath;
      const program = path.findParent((parent) => parent.isProgram());
      const { loc } = path.node;
      const chosen = chosenOf[program?.node.end ?? -1];
      if (!loc || !chosen) return undefined;
      // Columns count from 0 there, from 1 in reports.
      const fromOne = ({ line, column }: Range["start"]) => ({ line, column: column + 1 });
      const piece = { start: fromOne(loc.start), end: fromOne(loc.end) };
      return isPassedOver(piece, chosen) ? "inside of a chosen change" : undefined;
    },
  }),
];
