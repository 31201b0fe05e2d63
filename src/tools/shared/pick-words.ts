/** What a result says of the cards and perks in it, picked from the records: it travels to the browser with the page. */
import type { ToolRecords } from "./tool-records.ts";

export const pickLabels = (slugs: Iterable<string>, { labels }: Pick<ToolRecords, "labels">): ToolRecords["labels"] =>
  Object.fromEntries([...slugs].flatMap((slug) => (labels[slug] ? [[slug, labels[slug]]] : [])));

/** By `card:perk`; a perk that has no words is said by its id. */
export const pickPerkTexts = (
  counted: readonly { readonly card: string; readonly perk: string }[],
  { perks }: Pick<ToolRecords, "perks">,
): Readonly<Record<string, string>> =>
  Object.fromEntries(counted.map(({ card, perk }) => [`${card}:${perk}`, perks[card]?.[perk]?.description ?? perk]));
