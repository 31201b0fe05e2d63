/** The tools for programs: GET with exactly the page's parameters, POST with the same as JSON. */
import { paths } from "../../paths.ts";
import type { ApiEndpoint, ApiParameter } from "./api-endpoints.ts";

const BRAND_TEXT = "Dollars a month at one brand, in addition to the category. Up to 6 brands.";
/** In an address; JSON spells names as the schema does. */
const ANY_CASE = "Case does not matter.";
const PRESET_TEXT = "A named profile, for example family. Amounts that you add replace its own.";
const PERIOD_TEXT = "What the amounts are for: month (default) or year.";
const CATEGORIES = "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other";

const SPEND_TEXT = "Without any amount, the default spend is used.";
const MATTERS_TEXT = "value (default), perks, bonus or simple.";
const HOLDER_TEXT =
  "personal (default), student, business, or any for a business that takes personal cards too. Without amounts it decides the spend.";

const PARTS_TEXT = "Amounts for parts of a category, such as flights or drugstores, in addition to the category's own.";
const SHARES_TEXT = "How a category without amounts for its parts is divided, in percent.";
const BRANDS_USED_TEXT =
  "Airlines and hotel groups that are used, up to 6, or any. Their cards are left out otherwise.";
const WAY_TEXT =
  "How points are used: typical, cash, portal or transfer. Chosen from the travel spend if you leave it out.";
const TYPE_TEXT = "personal (default), business or any.";
const COMPARED_TYPE_TEXT =
  "personal or business: how everything else is divided. Without amounts, business cards are compared for a small business, all others for a household.";
const HORIZON_TEXT = "ongoing (default), or first-year, which counts bonuses.";
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
  { name: "bags", description: "Checked bags a trip, 0 to 10." },
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

const ANALYZER_PARAMETERS: readonly ApiParameter[] = [
  ...PROFILE_PARAMETERS,
  { name: "type", description: TYPE_TEXT },
  { name: "max", description: "Most cards in the wallet, 1 to 5. Default 3." },
  { name: "own, must, not", description: "Cards held now, to hold and to leave out: slugs joined by commas." },
  { name: "fees", description: `${FEES_TEXT} Empty for no limit.` },
  { name: "horizon", description: HORIZON_TEXT },
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

const ANALYZER_FIELDS: readonly ApiParameter[] = [
  ...PROFILE_FIELDS,
  { name: "type", description: TYPE_TEXT },
  { name: "maxCards", description: "Most cards in the wallet, 1 to 5. Default 3." },
  { name: "owned, mustHave, exclude", description: "Lists of slugs: cards held now, to hold and to leave out." },
  { name: "maxAnnualFeesUsd", description: `${FEES_TEXT} null for no limit.` },
  { name: "horizon", description: HORIZON_TEXT },
  { name: "effortUsd", description: EFFORT_TEXT },
];

const OWN_TEXT = "Slugs of cards held now: they bring no welcome bonus and may rule out those of others.";
const CALCULATED_TYPE_TEXT =
  "personal (default), business or any. It decides how the category “other” is divided; any card can be calculated.";
/** Names that only the analyzer has. */
const ANALYZER_ONLY: ReadonlySet<string> = new Set([
  "max",
  "own, must, not",
  "horizon",
  "maxCards",
  "owned, mustHave, exclude",
]);
const withoutLimits = (parameters: readonly ApiParameter[]) =>
  parameters.filter(({ name }) => !ANALYZER_ONLY.has(name));

const MONTHS_TEXT = "How long to plan: 12 (default) or 24.";
const APPLY_TEXT = "The most new cards, 0 to 6. Default 2 in 12 months, 4 in 24.";

const PLANNER_PARAMETERS: readonly ApiParameter[] = [
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

const PLANNER_FIELDS: readonly ApiParameter[] = [
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

interface Tool extends Pick<ApiEndpoint, "id" | "path" | "purpose" | "parameters" | "answer" | "answerName"> {
  /** What the table of an answer holds, for spreadsheets. */
  readonly table: string;
  /** Of the JSON body. */
  readonly fields: readonly ApiParameter[];
  /** A query that works as it stands. */
  readonly example: string;
  /** The same as JSON. */
  readonly exampleBody: Readonly<Record<string, unknown>>;
}

const TOOLS: readonly Tool[] = [
  {
    id: "compare",
    path: paths.compareApi(),
    purpose: "Two to four cards side by side, row by row, with the verdict in dollars for a profile.",
    parameters: [
      { name: "cards", description: "2 to 4 slugs, joined by commas." },
      ...PROFILE_PARAMETERS,
      { name: "type", description: COMPARED_TYPE_TEXT },
      {
        name: "differences",
        description: "The page's switch. It changes nothing here: each row says if it is the same.",
      },
    ],
    fields: [
      { name: "cards", description: "List of 2 to 4 slugs." },
      ...PROFILE_FIELDS,
      { name: "type", description: COMPARED_TYPE_TEXT },
    ],
    example: "?cards=chase-sapphire-preferred,amex-gold",
    exampleBody: { cards: ["chase-sapphire-preferred", "amex-gold"] },
    answer:
      "profile with every default spelled out, and assumptions; cards, each with a later and the first year in parts, without perks and with all at face value; verdict; leads, from which monthly spend on which card is worth most; curve; rows with text, figure and winner of each cell. A tie and a figure that could not be confirmed have no winner.",
    answerName: "CompareAnswer",
    table: "A line for each row, a column for each card.",
  },
  {
    id: "finder",
    path: paths.finderApi(),
    purpose: "The card finder's top three, each as the only card: for the answers to its questions and a profile.",
    parameters: [
      { name: "matters", description: MATTERS_TEXT },
      { name: "balance", description: "yes for those who carry a balance. Default no." },
      { name: "fee", description: "Highest annual fee: 0, 100, 250 or 500. Empty for no limit." },
      { name: "type", description: HOLDER_TEXT },
      ...PROFILE_PARAMETERS,
    ],
    fields: [
      { name: "matters", description: MATTERS_TEXT },
      { name: "balance", description: "true for those who carry a balance. Default false." },
      { name: "maxFeeUsd", description: "Highest annual fee: 0, 100, 250 or 500. null for no limit." },
      { name: "type", description: HOLDER_TEXT },
      ...PROFILE_FIELDS,
    ],
    example: "?matters=perks&trips=9",
    exampleBody: { matters: "perks", trips: 9 },
    answer:
      "answers, the whole profile with every default spelled out, and assumptions; matches, how many cards fit; picks, each with a later and the first year in parts (rewards, perks, fee, bonus), why, who should skip it, why not the next one and what to check; brandBests; brandOffers; lowerFee, a card that leaves at most $50 less than the first for a fee lower by $200 or more; otherWay, the first card for somebody who uses points the other way; relaxations, which answer leaves out most; gap, what the catalog lacks.",
    answerName: "FinderAnswer",
    table: "A line for each pick, with a later and the first year in parts.",
  },
  {
    id: "calculator",
    path: paths.calculatorApi(),
    purpose: "What cards are worth for a profile, each by itself and all of them in one wallet, and which to keep.",
    parameters: [
      { name: "cards", description: "1 to 6 slugs, joined by commas. Default: the first three of the travel list." },
      { name: "own", description: OWN_TEXT },
      ...PROFILE_PARAMETERS,
      { name: "type", description: CALCULATED_TYPE_TEXT },
    ],
    fields: [
      { name: "cards", description: "List of 1 to 6 slugs." },
      { name: "owned", description: OWN_TEXT },
      ...PROFILE_FIELDS,
      { name: "type", description: CALCULATED_TYPE_TEXT },
    ],
    example: "?cards=chase-sapphire-preferred,amex-gold&dining=500&groceries=700",
    exampleBody: { cards: ["chase-sapphire-preferred", "amex-gold"], spend: { dining: 500, groceries: 700 } },
    answer:
      "profile with every default spelled out, and assumptions; verdict, which of the cards to keep, why, and which leave nearly as much for far lower fees; cards, each alone with rewards, perks and fee of a later year, the first year, a later year without perks and with all at face value, and the plan behind it (allocation, perks, caps, bonuses); wallet, the same for all of them together.",
    answerName: "CalculatorAnswer",
    table: "A line for each card, and one for all of them in one wallet.",
  },
  {
    id: "analyzer",
    path: paths.analyzerApi(),
    purpose: "The set of cards that is worth most for a profile, proven best within the estimates.",
    parameters: ANALYZER_PARAMETERS,
    fields: ANALYZER_FIELDS,
    example: "?dining=500&groceries=700&trips=3&max=2",
    exampleBody: { spend: { dining: 500, groceries: 700 }, trips: 3, maxCards: 2 },
    answer:
      "profile with every default spelled out, and assumptions; wallet with what each card does and the reasons in dollars; simple, the easiest wallet within $50, advised where it saves $200 or more of fees; firstYear, with bonuses counted: what the same cards come to month by month, since the net is then an upper bound; otherWay, the best wallet for somebody who uses points the other way, where the way was our choice; allocation, which card for which spend; perks that count, and notEarned; flips, the values at which another wallet is better; regret; runnersUp; frontier; owned, a verdict for each card held; leftOut; gap, what the catalog lacks; certificate, which scripts can check without our code; proof.",
    answerName: "AnalyzerAnswer",
    table: "Which card for which spend, a line each.",
  },
  {
    id: "planner",
    path: paths.plannerApi(),
    purpose:
      "Which card to open in which month, with the spend, bonuses and fees of every month, by the issuers' rules.",
    parameters: PLANNER_PARAMETERS,
    fields: PLANNER_FIELDS,
    example: "?dining=500&groceries=700&trips=3&apply=1",
    exampleBody: { spend: { dining: 500, groceries: 700 }, trips: 3, applications: 1 },
    answer:
      "plan with its openings, endings and months, each with spend by card, perks, bonuses, fees and the total so far, and with the person whose card it is; simple, a plan with less to do; trip, whether the points come together, from where and at what price; judgments, what each opening adds and the bonus below which it does not; owned, a verdict and the month to decide for each card held; dueAfter, fees just after the plan; ruleGain; ifShown, cards whose bonus is shown only on applying, with the points from which they are worth it; slotMonths; steps, everything to do with its day; proof.",
    answerName: "PlannerAnswer",
    table: "A line for each month, with the cards held, opened and ended in it.",
  },
];

const PLANNER = TOOLS.find(({ id }) => id === "planner");

/** The plan's dates as a calendar. */
const CALENDAR: readonly ApiEndpoint[] = PLANNER
  ? [
      {
        id: "planner-calendar",
        tag: "Tools",
        method: "GET",
        path: paths.plannerCalendarApi(),
        purpose: "The plan's dates for a calendar, as its page offers them.",
        parameters: PLANNER.parameters,
        sameAs: PLANNER.id,
        example: paths.plannerCalendarApi() + PLANNER.example,
        answer: "An iCalendar file (RFC 5545): what to do on which day.",
        answerName: "TextFile",
        mediaType: "text/calendar",
        errors: [400, 406, 422, 429],
      },
    ]
  : [];

export const TOOL_ENDPOINTS: readonly ApiEndpoint[] = [
  ...TOOLS.flatMap(({ fields, example, exampleBody, table, ...tool }): ApiEndpoint[] => [
    { ...tool, tag: "Tools", method: "GET", example: tool.path + example, errors: [400, 406, 422, 429] },
    {
      ...tool,
      tag: "Tools",
      exampleBody,
      id: `post-${tool.id}`,
      method: "POST",
      purpose: `${tool.purpose} JSON of at most 16 KB.`,
      parameters: fields,
      errors: [400, 406, 413, 415, 422, 429],
    },
    {
      id: [tool.id, "csv"].join("-"),
      tag: "Tools",
      method: "GET",
      path: `${tool.path}.csv`,
      purpose: `The table of the same answer for spreadsheets. \`Accept: text/csv\` on ${tool.path} gives the same.`,
      parameters: tool.parameters,
      sameAs: tool.id,
      example: `${tool.path}.csv${example}`,
      answer: `A header line. ${table}`,
      answerName: "TextFile",
      mediaType: "text/csv",
      errors: [400, 406, 422, 429],
    },
  ]),
  ...CALENDAR,
];
