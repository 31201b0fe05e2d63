/**
 * What the tools take, in words: as parameters of an address and as fields of a JSON body. What only one of the
 * smaller tools takes stands with its endpoint.
 */
import type { ApiParameter } from "./api-endpoint.ts";

const BRAND_TEXT = "Dollars a month at one brand, in addition to the category. Up to 6 brands.";
/** In an address; JSON spells names as the schema does. */
const ANY_CASE = "Case does not matter.";
const PRESET_TEXT = "A named profile, for example family. Amounts that you add replace its own.";
const PERIOD_TEXT = "What the amounts are for: month (default) or year.";
const CATEGORIES = "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other";

const SPEND_TEXT = "Without any amount, the default spend is used.";

const PARTS_TEXT = "Amounts for parts of a category, such as flights or drugstores, in addition to the category's own.";
const SHARES_TEXT = "How a category without amounts for its parts is divided, in percent.";
const BRANDS_USED_TEXT =
  "Airlines and hotel groups that are used, up to 6, or any. Their cards are left out otherwise.";
const WAY_TEXT =
  "How points are used: typical, cash, portal or transfer. Chosen from the travel spend if you leave it out.";
const TYPE_TEXT = "personal (default), business or any.";
const EFFORT_TEXT = "What keeping one more card is worth avoiding, in dollars a year. Default 20.";
const FEES_TEXT = "The most all annual fees may come to.";
const HAS_TEXT = "Memberships and accounts, such as Costco's, that some cards ask for.";
const MOBILE_TEXT = "Percent of the spend in shops that is paid by phone. Default 10.";
const VISIT_TEXT = "What one lounge visit is worth, in dollars. Default 25.";

/** What a visitor says of themselves: every tool takes it. */
export const PROFILE_PARAMETERS: readonly ApiParameter[] = [
  { name: CATEGORIES, description: `US dollars a month, 0 to 1,000,000. ${SPEND_TEXT}` },
  { name: "part.flights", description: PARTS_TEXT },
  { name: "of.travel_other", description: `${SHARES_TEXT} For example flights:50,hotels:50.` },
  { name: "brand.Marriott", type: "number", description: BRAND_TEXT },
  { name: "brand", description: `The same as Marriott:200. Repeat it for more. ${ANY_CASE}` },
  { name: "preset", description: PRESET_TEXT },
  { name: "foreign", description: "Percent of the spend abroad, 0 to 100. Default 0." },
  { name: "period", description: PERIOD_TEXT },
  { name: "trips", description: "Trips a year, 0 to 365." },
  { name: "travelers", description: "People on a trip, 1 to 20." },
  { name: "bags", description: "Bags that each traveler checks, 0 to 10; more than two count as two." },
  { name: "brands", description: `${BRANDS_USED_TEXT} ${ANY_CASE}` },
  { name: "has", description: `${HAS_TEXT} ${ANY_CASE}` },
  { name: "perks", description: "used (default), none, or face to count every priced perk in full." },
  {
    name: "use, skip",
    description: "Perks that would be used anyway, and perks not wanted: card:perk, joined by commas.",
  },
  { name: "visit", description: VISIT_TEXT },
  { name: "value", description: WAY_TEXT },
  { name: "cpp.membership-rewards", description: "Cents per point of a program, 0 to 10." },
  { name: "rotating", description: "no for those who don't activate rotating categories. Default yes." },
  { name: "mobile", description: MOBILE_TEXT },
  { name: "score", description: "Lower end of the credit score band: 580, 670, 700 or 740; none without a history." },
  { name: "opened", description: "Cards opened in the last 24 months, as slug:2026-03, joined by commas." },
  { name: "had", description: "Cards held before, as slug or slug:2024-05, joined by commas." },
];

export const ANALYZER_PARAMETERS: readonly ApiParameter[] = [
  ...PROFILE_PARAMETERS,
  { name: "type", description: TYPE_TEXT },
  { name: "max", description: "Most cards in the wallet, 1 to 5. Default 3." },
  { name: "own, must, not", description: "Cards held now, to hold and to leave out: slugs joined by commas." },
  { name: "fees", description: `${FEES_TEXT} Empty for no limit.` },
  { name: "effort", description: EFFORT_TEXT },
];

/** The same as fields of a JSON body. */
export const PROFILE_FIELDS: readonly ApiParameter[] = [
  { name: "spend", description: `Object of US dollars a month by category. ${SPEND_TEXT}` },
  { name: "parts", description: `Object of US dollars a month by part. ${PARTS_TEXT}` },
  { name: "shares", description: `Object of percents by part. ${SHARES_TEXT}` },
  { name: "brands", description: "Object of US dollars a month by brand, up to 6." },
  { name: "foreignPercent", description: "0 to 100. Default 0." },
  { name: "preset", description: PRESET_TEXT },
  { name: "period", description: PERIOD_TEXT },
  { name: "trips, travelers, bags", description: "Trips a year, people on a trip, checked bags a trip." },
  { name: "brandsUsed", description: BRANDS_USED_TEXT },
  { name: "has", description: HAS_TEXT },
  { name: "perks", description: "used (default), none, face, or an object of the lists use and skip of {card, perk}." },
  { name: "visitUsd", description: VISIT_TEXT },
  { name: "value", description: WAY_TEXT },
  { name: "cpp", description: "Object of cents per point by program." },
  { name: "rotating", description: "false for those who don't activate rotating categories. Default true." },
  { name: "mobileWalletPercent", description: MOBILE_TEXT },
  { name: "score", description: 'Lower end of the credit score band, "none" without a history, null if not known.' },
  { name: "opened", description: "Cards opened in the last 24 months: list of {slug, month}." },
  { name: "had", description: "Cards held before: list of slugs, or of {slug, month}." },
];

export const ANALYZER_FIELDS: readonly ApiParameter[] = [
  ...PROFILE_FIELDS,
  { name: "type", description: TYPE_TEXT },
  { name: "maxCards", description: "Most cards in the wallet, 1 to 5. Default 3." },
  { name: "owned, mustHave, exclude", description: "Lists of slugs: cards held now, to hold and to leave out." },
  { name: "maxAnnualFeesUsd", description: `${FEES_TEXT} null for no limit.` },
  { name: "effortUsd", description: EFFORT_TEXT },
];

/** Names that only the analyzer has. */
const ANALYZER_ONLY: ReadonlySet<string> = new Set(["max", "own, must, not", "maxCards", "owned, mustHave, exclude"]);
const withoutLimits = (parameters: readonly ApiParameter[]) =>
  parameters.filter(({ name }) => !ANALYZER_ONLY.has(name));

const MONTHS_TEXT = "How long to plan: 12 (default) or 24.";
const APPLY_TEXT = "The most new cards, 0 to 6. Default 2 in 12 months, 4 in 24.";

export const PLANNER_PARAMETERS: readonly ApiParameter[] = [
  ...withoutLimits(ANALYZER_PARAMETERS),
  { name: "months", description: MONTHS_TEXT },
  { name: "apply", description: APPLY_TEXT },
  { name: "own, not", description: "Cards held now, and cards not wanted: slugs joined by commas." },
  { name: "renews", description: "When the fee of a card held now comes, as chase-freedom-flex:04, joined by commas." },
  { name: "closed", description: "Cards closed, as slug or slug:2026-03, joined by commas." },
  { name: "accounts", description: "Accounts that we don't list, as a number and a month: 2:2026-03." },
  { name: "once", description: "One-off amounts: 2026-12:3000:other, joined by commas." },
  { name: "goal", description: "A trip in place of the most money: `world-of-hyatt:200000:2027-06`." },
  { name: "points", description: "Points that are there already: `ultimate-rewards:60000`, joined by commas." },
  { name: "people", description: "1, or 2 for a plan of two people who share their spend." },
  {
    name: "p2.apply, p2.own, p2.opened, p2.renews, p2.closed, p2.accounts, p2.had, p2.score",
    description: "With people=2: the same for the second person.",
  },
];

export const PLANNER_FIELDS: readonly ApiParameter[] = [
  ...withoutLimits(ANALYZER_FIELDS),
  { name: "months", description: MONTHS_TEXT },
  { name: "applications", description: APPLY_TEXT },
  { name: "owned, exclude", description: "Lists of slugs: cards held now, and cards not wanted." },
  { name: "renewals", description: "Object of months from 1 to 12 by slug: when the fee of a card held now comes." },
  { name: "closed", description: "Cards closed: list of slugs, or of {slug, month}." },
  { name: "otherOpened", description: "Accounts that we don't list: list of {count, month}." },
  { name: "once", description: "One-off amounts: list of {month, usd, category}." },
  { name: "goal", description: "A trip in place of the most money: {program, points, month}, or null." },
  { name: "balances", description: "Points that are there already: object of points by program." },
  {
    name: "second",
    description:
      "For a plan of two people who share their spend: object of applications, owned, opened, renewals, closed, otherOpened, had and score of the second person.",
  },
];
