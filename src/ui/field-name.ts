import { SPEND_LABELS } from "../labels.ts";

/** As the fields are labeled, in short: a message is read away from its field, too. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...SPEND_LABELS,
  balance: "Carrying a balance",
  brand: "Brands",
  brands: "Spend at one brand",
  cards: "Cards",
  category: "Category",
  differences: "Differences only",
  fee: "Highest annual fee",
  fees: "Fees a year",
  foreign: "Spent abroad",
  horizon: "Best for",
  issuer: "Issuer",
  matters: "What matters most",
  max: "At most",
  must: "Must include",
  not: "Must not include",
  own: "Cards you have now",
  period: "The amounts are for",
  perks: "Perks you would use",
  preset: "Ready-made profile",
  score: "Credit score",
  sort: "Sort by",
  trips: "Trips a year",
  type: "Kind of card",
  value: "You use points for",
};

/** What a parameter's field is called in messages. */
export function toFieldName(parameter: string): string {
  const [, brand] = parameter.split(/^brand\./);
  return brand ?? FIELD_NAMES[parameter] ?? parameter;
}
