import { lowerFirst, upperFirst } from "../words/format.ts";
import { SPEND_LABELS } from "../words/labels.ts";

/** As the fields are labeled, in short: a message is read away from its field, too. A map, because visitors name the keys. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...SPEND_LABELS,
    accounts: "Other accounts",
    apply: "New cards at most",
    bags: "Bags each traveler checks",
    balance: "Carrying a balance",
    brand: "Brands",
    brands: "Spend at one brand",
    cards: "Cards",
    category: "Category",
    closed: "Cards closed",
    differences: "Differences only",
    effort: "One more card must add",
    fee: "Highest annual fee",
    fees: "Fees a year",
    foreign: "Spent abroad",
    goal: "Points for a trip",
    had: "Cards you had before",
    has: "Memberships and accounts you have",
    issuer: "Issuer",
    matters: "What matters most",
    max: "At most",
    mobile: "Paid with a mobile wallet",
    months: "Plan for",
    must: "Must include",
    not: "Must not include",
    once: "One-off spending",
    opened: "Cards opened",
    own: "Cards you have now",
    period: "The amounts are for",
    perks: "Perks you would use",
    people: "For whom",
    points: "Points you have",
    preset: "Ready-made profile",
    renews: "Annual fees",
    rotating: "Rotating categories",
    score: "Credit score",
    skip: "Perks you would not use",
    sort: "Sort by",
    travelers: "Travelers",
    trips: "Trips a year",
    type: "Kind of card",
    use: "Perks you would use",
    value: "You use points for",
    visit: "Worth of one lounge visit",
  }),
);

/** By prefix: the field of one brand, part, category or program. */
const NAMED_FIELDS: ReadonlyMap<string, (key: string) => string> = new Map(
  Object.entries({
    brand: (brand) => brand,
    p2: (parameter) => `Partner: ${lowerFirst(toFieldName(parameter))}`,
    part: (part) => upperFirst(part.replaceAll("-", " ")),
    share: (part) => `Share of ${part.replaceAll("-", " ")}`,
    of: (category) => `Other shares of ${lowerFirst(toFieldName(category))}`,
    cpp: (program) => `A point of ${program.split("-").map(upperFirst).join(" ")}`,
  }),
);

/** What a parameter's field is called in messages. */
export function toFieldName(parameter: string): string {
  const [prefix, key] = parameter.split(/\.(.*)/s);
  const name = key === undefined ? undefined : NAMED_FIELDS.get(prefix ?? "")?.(key);
  return name ?? FIELD_NAMES.get(parameter) ?? parameter;
}
