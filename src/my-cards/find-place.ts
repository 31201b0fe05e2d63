/** A shop or a kind of spending, as somebody types it: what it counts as. Runs in the tools' worker. */
import { SPEND_CATEGORIES, type SpendCategory } from "../catalog/card.ts";
import { CATEGORY_OF_PART, type Part } from "../engine/value/parts.ts";
import type { SpendCell } from "../engine/value/profile.ts";
import { guessTarget } from "../tools/statement/merchant-rules.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import { SPEND_LABELS } from "../words/labels.ts";
import { PART_LABELS } from "../words/profile-labels.ts";

export interface Place extends Pick<SpendCell, "category" | "part" | "brand"> {
  readonly label: string;
  /** False: nobody knows it here, so it counts as everything else. */
  readonly isKnown: boolean;
}

/** Words for a category beside its own name. */
const MORE_WORDS: readonly (readonly [RegExp, SpendCategory])[] = [
  [/^(?:restaurants?|dinner|lunch|breakfast|coffee|eating out|takeout|bars?)$/, "dining"],
  [/^(?:grocery|supermarkets?|food)$/, "groceries"],
  [/^(?:fuel|gasoline|gas stations?|ev charging)$/, "gas"],
  [/^(?:train|subway|bus|parking|tolls?|taxi|commuting)$/, "transit"],
  [/^(?:travel portal|portal|chase travel|capital one travel|amex travel)$/, "travel_portal"],
  [/^(?:trip|trips|cruise|vacation)$/, "travel_other"],
  [/^(?:music|tv|video)$/, "streaming"],
];
const MORE_PARTS: readonly (readonly [RegExp, Part])[] = [
  [/^(?:airline|airlines|airfare|flight|plane)$/, "flights"],
  [/^(?:hotel|lodging|airbnb)$/, "hotels"],
  [/^(?:rental car|rent a car|car rentals?)$/, "car-rental"],
  [/^(?:pharmacy|drugstore)$/, "drugstores"],
  [/^(?:rideshare|ride share|uber ride|cab)$/, "ride-hailing"],
  [/^(?:gym)$/, "fitness"],
];

const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** Undefined for an empty text. */
export function findPlace(text: string, { rewards, context }: ToolRecords): Place | undefined {
  const plain = toPlain(text);
  if (plain === "") return undefined;
  const ofCategory = (category: SpendCategory, isKnown = true): Place => ({
    category,
    part: null,
    brand: null,
    label: SPEND_LABELS[category],
    isKnown,
  });
  const ofPart = (part: Part): Place => ({
    category: CATEGORY_OF_PART[part],
    part,
    brand: null,
    label: PART_LABELS[part],
    isKnown: true,
  });
  const ofBrand = (name: string): Place | undefined => {
    const brand = rewards.brands.find((one) => one.name === name);
    return brand && { category: brand.category, part: brand.part, brand: brand.name, label: brand.name, isKnown: true };
  };
  const category =
    SPEND_CATEGORIES.find((key) => plain === toPlain(key) || plain === toPlain(SPEND_LABELS[key])) ??
    MORE_WORDS.find(([pattern]) => pattern.test(plain))?.[1];
  if (category) return ofCategory(category);
  const part =
    (Object.keys(PART_LABELS) as Part[]).find((key) => plain === toPlain(key) || plain === toPlain(PART_LABELS[key])) ??
    MORE_PARTS.find(([pattern]) => pattern.test(plain))?.[1];
  if (part) return ofPart(part);
  const named = context.brands.find(({ name, aliases }) => [name, ...aliases].some((one) => toPlain(one) === plain));
  if (named) return ofBrand(named.name);
  const target = guessTarget(text, "");
  if (target.startsWith("brand.")) return ofBrand(target.slice("brand.".length)) ?? ofCategory("other", false);
  if (target.startsWith("part.")) return ofPart(target.slice("part.".length) as Part);
  return ofCategory(target as SpendCategory, target !== "other");
}
