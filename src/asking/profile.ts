/**
 * What a visitor says of themselves: one table for the forms, addresses, JSON bodies, assistants and docs of all tools.
 * Defaults, limits and words stand here and nowhere else.
 */
import { MAX_WALLET_CARDS, MONTHS_A_YEAR, PROFILE_DEFAULTS } from "../engine/value/profile.ts";
import { SPEND_LABELS } from "../words/labels.ts";
import { WAY_LABELS } from "../words/profile-labels.ts";
import { amount, choice, count, flag, list, map, month, name, percent, record, type Values } from "./parameter.ts";
import type { Asked } from "./read.ts";

const MAX_MONTHLY_USD = 1_000_000;
/** More lines would make the search for the best wallet slow; nobody is loyal to more. */
const MAX_BRANDS = 6;
export const MAX_HISTORY = 40;
const MAX_PERKS = 60;
/** More than the catalog has. */
const MAX_OWN = 200;

const spend = (label: string, example: string) =>
  amount({ label, doc: `Dollars a month: ${label.toLowerCase()}.`, max: MAX_MONTHLY_USD, default: 0, example });

const each = (label: string, doc: string, example: string) =>
  amount({ label, doc, max: MAX_MONTHLY_USD, default: 0, example });
const share = percent({ label: "Share", doc: "Percent of the category.", default: 0, example: "50" });
const cents = amount({
  label: "Cents per point",
  doc: "Cents per point.",
  unit: "cents per point",
  max: 10,
  default: 0,
  example: "1.4",
});

export const SPEND = {
  preset: name({
    of: "presets",
    label: "Ready-made profile",
    doc: "A ready-made profile of amounts, trips, travelers, score and kind of card. Other parameters override its values.",
    default: null,
    example: "household",
  }),
  dining: spend(SPEND_LABELS.dining, "500"),
  groceries: spend(SPEND_LABELS.groceries, "600"),
  gas: spend(SPEND_LABELS.gas, "150"),
  transit: spend(SPEND_LABELS.transit, "80"),
  travel: spend(SPEND_LABELS.travel_other, "400"),
  streaming: spend(SPEND_LABELS.streaming, "40"),
  other: spend(SPEND_LABELS.other, "1000"),
  part: map({
    of: "parts",
    each: each("Amount", "Dollars a month.", "200"),
    label: "Parts of a category",
    doc: "Dollars a month on part of a category, in addition to the category's own amount. If omitted, our published shares divide each category.",
    example: "200",
  }),
  brand: map({
    of: "brands",
    each: each("Amount", "Dollars a month.", "200"),
    max: MAX_BRANDS,
    label: "Spending at one brand",
    doc: "Dollars a month at one brand, in addition to the categories' amounts.",
    example: "200",
  }),
  portal: amount({
    label: "Booked on the issuer's travel site each year",
    hint: "Such as Chase Travel or Capital One Travel. This amount is part of your travel spending, not in addition to it.",
    doc: "Dollars a year of flights, hotels and rental cars that you would book on the issuer's travel site. They are part of travel, never added to it.",
    max: MAX_MONTHLY_USD * MONTHS_A_YEAR,
    default: 0,
    example: "300",
  }),
  foreign: percent({
    label: "Spent abroad",
    hint: "Percent of all your spending",
    doc: "Percent of all spending that happens abroad.",
    default: 0,
    example: "20",
  }),
  share: map({
    of: "parts",
    each: share,
    label: "Shares of a category",
    doc: "Percent of a category's amount by part. Replaces all our published shares of that category.",
    example: "50",
  }),
  mobile: percent({
    label: "Paid with a mobile wallet",
    doc: "Percent of spending paid by mobile wallet.",
    default: PROFILE_DEFAULTS.mobileWalletPercent,
    example: "50",
  }),
  rotating: flag({
    label: "Rotating categories",
    doc: "Whether rotating categories are activated every quarter.",
    default: PROFILE_DEFAULTS.rotating,
    example: "no",
  }),
} as const;

export const TRAVEL = {
  trips: count({
    label: "Trips a year",
    doc: "Trips a year.",
    min: 0,
    max: 365,
    default: PROFILE_DEFAULTS.trips,
    example: "4",
  }),
  travelers: count({
    label: "Travelers",
    doc: "People on each trip.",
    min: 1,
    max: 20,
    default: PROFILE_DEFAULTS.travelers,
    example: "2",
  }),
  bags: count({
    label: "Bags each traveler checks",
    doc: "Bags that each traveler checks on a flight.",
    min: 0,
    max: 2,
    default: PROFILE_DEFAULTS.bags,
    example: "1",
  }),
  brands: list({
    of: "brandsUsed",
    max: MAX_BRANDS,
    label: "Airlines and hotels you use",
    hint: "We consider an airline's or hotel group's cards only if you use that brand.",
    doc: "Airlines and hotel groups you use. We consider co-branded cards only of these; any means all of them.",
    example: "delta,hyatt",
  }),
  has: list({
    of: "requirements",
    label: "Memberships and accounts you have",
    doc: "Memberships and accounts that some cards require.",
    example: "costco",
  }),
} as const;

export const POINTS = {
  value: choice({
    label: "You use points for",
    doc: "How you use points. If omitted: typical, or cash if there are no trips.",
    choices: Object.entries(WAY_LABELS) as [keyof typeof WAY_LABELS, string][],
    default: null,
    example: "transfer",
  }),
  cpp: map({
    of: "programs",
    each: cents,
    label: "What a point is worth to you",
    doc: "Cents per point of a program, to replace our estimate.",
    example: "1.4",
  }),
  perks: choice({
    label: "Perks",
    doc: "Which perks count: those you would use, none, or all at face value.",
    choices: [
      ["used", "Those I'd use"],
      ["none", "None"],
      ["face", "All at face value"],
    ],
    default: PROFILE_DEFAULTS.perks,
    example: "none",
  }),
  use: list({
    of: "perks",
    max: MAX_PERKS,
    label: "Perks you would use",
    doc: "Perks you would use anyway, as card:perk.",
    example: "amex-gold:dunkin-credit",
  }),
  skip: list({
    of: "perks",
    max: MAX_PERKS,
    label: "Perks you would not use",
    doc: "Perks that count as $0, as card:perk.",
    example: "amex-gold:uber-cash",
  }),
  visit: amount({
    label: "Value of one lounge visit",
    doc: "Dollar value of one lounge visit.",
    max: 500,
    default: PROFILE_DEFAULTS.visitUsd,
    example: "30",
  }),
  visits: count({
    label: "Lounge visits to count per year",
    doc: "Maximum number of lounge visits a year to count.",
    min: 0,
    max: 365,
    default: PROFILE_DEFAULTS.visits,
    example: "20",
  }),
} as const;

const card = name({ of: "cards", label: "Card", doc: "A card's slug.", default: "", example: "amex-gold" });
const opened = month({ when: "past", label: "Month", doc: "YYYY-MM.", default: "", example: "2026-03" });
const openedOrNot = month({
  when: "past",
  label: "Month",
  doc: "YYYY-MM, if known.",
  default: null,
  example: "2026-03",
});

/** What one person has and had; the planner asks it of two. */
export const HISTORY = {
  own: record({
    fields: {
      card,
      opened: openedOrNot,
      renews: count({
        label: "Month of the annual fee",
        doc: "Calendar month in which the annual fee is due, 1 to 12.",
        min: 1,
        max: 12,
        default: null,
        example: "3",
      }),
    },
    max: MAX_OWN,
    label: "Cards you have now",
    doc: "Cards you have, each with the month you opened it and the calendar month of its annual fee, if known.",
    example: "amex-gold:2024-05:5,citi-double-cash",
  }),
  opened: record({
    fields: { card, month: opened },
    max: MAX_HISTORY,
    label: "Cards opened in the last 24 months",
    doc: "Cards opened in the last 24 months, in addition to those in own.",
    example: "chase-freedom-flex:2026-03",
  }),
  closed: record({
    fields: { card, month: openedOrNot },
    max: MAX_HISTORY,
    label: "Cards you closed",
    doc: "Cards you closed, with the month if known.",
    example: "amex-green:2025-01",
  }),
  had: record({
    fields: { card, month: openedOrNot },
    max: MAX_HISTORY,
    label: "Cards you had before",
    hint: "They decide which bonuses you can still get. The month you got the bonus is optional.",
    doc: "Cards you had before, with the month of their bonus if known.",
    example: "amex-green",
  }),
  accounts: record({
    fields: {
      count: count({ label: "How many", doc: "How many accounts.", min: 1, max: 20, default: 0, example: "1" }),
      month: opened,
    },
    max: 20,
    label: "Other accounts opened in the last 24 months",
    doc: "Other accounts opened in the last 24 months.",
    example: "1:2026-02",
  }),
} as const;

export const CARDS = {
  type: choice({
    label: "Kind of card",
    doc: "Personal cards; personal cards plus those for students; business cards; or both personal and business cards.",
    choices: [
      ["personal", "Personal"],
      ["student", "Personal, including student cards"],
      ["business", "Business"],
      ["any", "Either"],
    ],
    default: PROFILE_DEFAULTS.type,
    example: "business",
  }),
  score: choice({
    label: "Credit score",
    doc: "Low end of the credit score range: 580, 670, 700 or 740; none for no credit history. If omitted, every card counts.",
    choices: [
      ["none", "No credit history"],
      [580, "580 to 669"],
      [670, "670 to 699"],
      [700, "700 to 739"],
      [740, "740 or higher"],
    ],
    default: null,
    example: "700",
  }),
  ...HISTORY,
  must: list({
    of: "cards",
    max: MAX_WALLET_CARDS,
    label: "Must include",
    doc: "Cards that must be included.",
    example: "chase-freedom-flex",
  }),
  exclude: list({
    of: "cards",
    label: "Must not include",
    doc: "Cards to leave out.",
    example: "capital-one-venture-x",
  }),
} as const;

export const LIMITS = {
  maxCards: count({
    label: "Maximum number of cards",
    doc: "Maximum number of cards.",
    min: 1,
    max: MAX_WALLET_CARDS,
    default: PROFILE_DEFAULTS.maxCards,
    example: "2",
  }),
  maxFees: amount({
    label: "Maximum annual fees",
    hint: "Leave empty for no limit.",
    doc: "Maximum annual fees in dollars, all cards together.",
    max: 100_000,
    default: null,
    example: "200",
  }),
  effort: amount({
    label: "One more card must add",
    doc: "Dollars a year that one more card must add to be included.",
    max: 1_000,
    default: PROFILE_DEFAULTS.effortUsd,
    example: "0",
  }),
} as const;

/** Every tool takes all of it, whether or not it uses it: what a visitor says is carried from tool to tool. */
export const PROFILE = { ...SPEND, ...TRAVEL, ...POINTS, ...CARDS, ...LIMITS } as const;
/** By component, for the API's schemas. */
export const PROFILE_GROUPS = { Spend: SPEND, Travel: TRAVEL, Points: POINTS, Cards: CARDS, Limits: LIMITS } as const;

export type ProfileTable = typeof PROFILE;
export type ProfileValues = Values<ProfileTable>;
export type AskedProfile = Asked<ProfileTable>;

/** Amounts of categories, as people know them: what is booked on a bank's site is travel. */
export const SPEND_NAMES = ["dining", "groceries", "gas", "transit", "travel", "streaming", "other"] as const;
export type SpendName = (typeof SPEND_NAMES)[number];
