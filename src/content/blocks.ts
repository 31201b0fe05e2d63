/** The components that texts may use besides figures: which attributes each must have, and what these may say. */
import type { Card } from "../catalog/card.ts";
import { COVER_KINDS } from "../words/protection.ts";
import { GLOSSARY } from "./glossary.ts";

/** Columns of `<ComparisonTable rows="…">`. */
export const COMPARISON_ROW_NAMES = [
  "fee",
  "bonus",
  "rating",
  "cpp",
  "foreign",
  "dining",
  "groceries",
  "gas",
  "transit",
  "travel",
  "base",
  "perks",
  "credit",
] as const;
export type ComparisonRowName = (typeof COMPARISON_ROW_NAMES)[number];

/** Targets of `<ToolLink to="…">`. */
export const TOOL_NAMES = ["analyzer", "calculator", "compare", "finder"] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** Tables of the rewards model's estimates: `<ModelTable of="…">`. */
export const MODEL_TABLE_NAMES = ["footing", "shares", "perk-shares", "sources"] as const;
export type ModelTableName = (typeof MODEL_TABLE_NAMES)[number];

/** Tables of facts that many cards have: `<FactTable of="…">`; the welcome offers since 2023, and each kind of insurance. */
export const FACT_TABLE_NAMES = ["offers", ...COVER_KINDS] as const;
export type FactTableName = (typeof FACT_TABLE_NAMES)[number];

/** What one entry of an attribute must be; `lists` are split at commas. */
type Values = "text" | "card" | "cards" | { readonly oneOf: readonly string[]; readonly isList?: true };

const BLOCKS: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  CardFigure: { card: "card" },
  ComparisonTable: { cards: "cards", rows: { oneOf: COMPARISON_ROW_NAMES, isList: true }, caption: "text" },
  CentsPerPointBars: { cards: "cards" },
  Callout: { title: "text" },
  WorkedExample: { title: "text" },
  Term: { name: { oneOf: GLOSSARY.map((entry) => entry.key) } },
  ToolLink: { to: { oneOf: TOOL_NAMES } },
  ModelTable: { of: { oneOf: MODEL_TABLE_NAMES } },
  FactTable: { of: { oneOf: FACT_TABLE_NAMES } },
};

export const BLOCK_NAMES: readonly string[] = Object.keys(BLOCKS);

/** What is wrong with a block's attributes, one message each. */
export function findBlockFaults(
  name: string,
  attributes: Readonly<Record<string, string>>,
  cards: ReadonlyMap<string, Card>,
): readonly string[] {
  const known = BLOCKS[name] ?? {};
  const unknown = Object.keys(attributes).filter((attribute) => !(attribute in known));
  return [
    ...unknown.map((attribute) => `<${name}> has no attribute ${attribute}; it has ${Object.keys(known).join(", ")}`),
    ...Object.entries(known).flatMap(([attribute, values]) => {
      const value = attributes[attribute] ?? "";
      if (value === "") return [`<${name}> wants ${attribute}="…"`];
      return findValueFaults(value, values, cards).map((fault) => `<${name}>: ${fault}`);
    }),
  ];
}

function findValueFaults(value: string, values: Values, cards: ReadonlyMap<string, Card>): readonly string[] {
  if (values === "text") return [];
  const isList = values === "cards" || (typeof values === "object" && values.isList);
  const entries = isList ? value.split(",").map((entry) => entry.trim()) : [value];
  if (typeof values === "string") {
    return entries.filter((slug) => !cards.has(slug)).map((slug) => `no card has the slug "${slug}"`);
  }
  const wrong = entries.filter((entry) => !values.oneOf.includes(entry));
  return wrong.map((entry) => `"${entry}" is not one of ${values.oneOf.join(", ")}`);
}
