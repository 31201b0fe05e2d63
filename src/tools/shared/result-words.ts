/** Readers know neither slugs nor ids: what the engine found, with names in it. */
import type { Assumption } from "../../engine/value/assumption.ts";
import { toAssumptionText } from "../../words/assumptions.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import type { SpendCategory } from "../../catalog/card.ts";
import type { Horizon } from "../../engine/value/profile.ts";
import type { Part } from "../../engine/value/parts.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import type { ToolRecords } from "./tool-records.ts";

/** What was taken for granted: found by the engine, or said by a tool. */
export type Note = string | Assumption;

/** In words; a tool's own sentence is one already. */
export const nameThings = (said: Note, { labels }: Pick<ToolRecords, "labels">): string =>
  typeof said === "string" ? said : toAssumptionText(said, (slug) => labels[slug]?.name ?? slug);

/** What a sum of this year is for, as the end of a sentence. */
export const toPeriodWords = (horizon: Horizon): string => (horizon === "first-year" ? "in the first year" : "a year");

const toTitle = (key: string) =>
  key.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

const toSpendWords = (label: string) => `the spend on ${label.toLowerCase()}`;

/** What a perk is, without its terms. */
const toFirstClause = (description: string) => description.split("; ", 1)[0] ?? description;

/** @param what as the engine writes it: `cpp.PROGRAM`, `perk.CARD.PERK`, `spend.CATEGORY`, `part.PART`, `brand.BRAND` */
export function toFlipWords(what: string, { labels, perks, context }: ToolRecords): string {
  const [kind = "", name = "", perk = ""] = /^([a-z]+)\.([^.]*)(?:\.(.*))?$/.exec(what)?.slice(1) ?? [];
  if (kind === "cpp") {
    const program = context.programs.find(({ key }) => key === name)?.name ?? labels[name]?.name ?? toTitle(name);
    return `a point of ${program}`;
  }
  if (kind === "perk") {
    return `“${toFirstClause(perks[name]?.[perk]?.description ?? perk)}” of ${labels[name]?.name ?? name}`;
  }
  if (kind === "spend") return toSpendWords(SPEND_LABELS[name as SpendCategory] ?? name);
  if (kind === "part") return toSpendWords(PART_LABELS[name as Part] ?? name);
  return `the spend at ${what.slice("brand.".length)}`;
}
