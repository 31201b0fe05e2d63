/** Readers know neither slugs nor ids: what the engine found, with names in it. */
import { toAssumptionText } from "../../words/assumptions.ts";
import type { ToolRecords } from "./tool-records.ts";
import type { Assumption } from "../../engine/value/list-assumptions.ts";

/** What was taken for granted: found by the engine, or said by a tool. */
export type Note = string | Assumption;

/** In words; a tool's own sentence is one already. */
export const nameThings = (said: Note, { labels }: Pick<ToolRecords, "labels">): string =>
  typeof said === "string" ? said : toAssumptionText(said, (slug) => labels[slug]?.name ?? slug);
