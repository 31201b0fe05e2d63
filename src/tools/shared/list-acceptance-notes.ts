import { joinNames } from "../../words/format.ts";
import type { CardLabel } from "./tool-records.ts";

/** The maths let every card pay everywhere; what is said of those whose network has gaps. */
export function listAcceptanceNotes(labels: readonly (CardLabel | undefined)[]): string[] {
  const networks = [...new Set(labels.flatMap((label) => label?.networkWithGaps ?? []))];
  if (networks.length === 0) return [];
  return [`Not every store takes ${joinNames(networks)}; our figures assume that yours do.`];
}
