import { createVocabularies, type Vocabularies } from "../../asking/vocabulary.ts";
import type { ToolRecords } from "./tool-records.ts";

type NamingRecords = Pick<ToolRecords, "context" | "plan">;

const known = new WeakMap<NamingRecords["context"], Vocabularies>();

/** What a visitor can name, once for the same records. */
export function vocabulariesOf({ context, plan }: NamingRecords): Vocabularies {
  const vocabularies = known.get(context) ?? createVocabularies({ ...context, goals: plan.goals });
  known.set(context, vocabularies);
  return vocabularies;
}
