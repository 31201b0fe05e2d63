/** What the fields of a profile offer, from the records. */
import { findShares, type Part } from "../../engine/value/parts.ts";
import { toSlug } from "../../asking/vocabulary.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { vocabulariesOf } from "../shared/vocabularies.ts";
import type { AskingChoices } from "./profile-form.tsx";

/** @param type whose shares stand beside the parts of a category */
export function toAskingChoices(
  records: Pick<ToolRecords, "context" | "plan">,
  type: "personal" | "business" = "personal",
): AskingChoices {
  const { brands, requirements, today } = records.context;
  const shares = findShares(type);
  return {
    travelBrands: brands.flatMap(({ name, kind }) => (kind === "merchant" ? [] : [{ key: toSlug(name), name }])),
    brands: brands.map(({ name }) => ({ key: toSlug(name), name })),
    parts: vocabulariesOf(records).parts.entries.map(({ key, name }) => ({
      key,
      name: `${name} (${shares[key as Part] ?? 0}% of the category)`,
    })),
    requirements,
    today,
  };
}

/** The names of the cards that a question names, by slug: its fields show them, and the browser has no catalog. */
export function nameSaidCards(
  values: Readonly<Record<string, unknown>>,
  { labels }: Pick<ToolRecords, "labels">,
): Readonly<Record<string, string>> {
  const texts = Object.values(values)
    .filter(Array.isArray)
    .flat()
    .map((entry: unknown) =>
      typeof entry === "object" && entry !== null && "card" in entry ? String(entry.card) : String(entry),
    );
  return Object.fromEntries(
    texts.flatMap((text) => {
      const name = labels[text]?.name;
      return name === undefined ? [] : [[text, name] as const];
    }),
  );
}
