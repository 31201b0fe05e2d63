/** The tools for programs: GET with exactly the page's parameters, POST with the same as JSON. */
import { paths } from "../../paths.ts";
import type { ApiEndpoint } from "./api-endpoint.ts";
import type { ApiParameter } from "./api-endpoint.ts";
import { PLANNER_FIELDS, PLANNER_PARAMETERS, PROFILE_FIELDS, PROFILE_PARAMETERS } from "./tool-parameters.ts";

const MATTERS_TEXT = "value (default), perks, bonus or simple.";
const HOLDER_TEXT =
  "personal (default), student, business, or any for a business that takes personal cards too. Without amounts it decides the spend.";
const COMPARED_TYPE_TEXT =
  "personal or business: how everything else is divided. Without amounts, business cards are compared for a small business, all others for a household.";
const OWN_TEXT = "Slugs of cards held now: they bring no welcome bonus and may rule out those of others.";
const CALCULATED_TYPE_TEXT =
  "personal (default), business or any. It decides how the category “other” is divided; any card can be calculated.";

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
    example: "?cards=chase-sapphire-preferred,amex-gold&preset=household",
    exampleBody: { cards: ["chase-sapphire-preferred", "amex-gold"], preset: "household" },
    answer:
      "profile with every default spelled out, and assumptions; cards; worth, each card with a later and the first year in parts, without perks and with all at face value, the verdict, stretches, from which monthly spending on which card is worth most, and curveTable (null where no spending and no preset is given); groups of rows with text, figure and mark of each cell. A tie and a figure that could not be confirmed have no winner.",
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
      { name: "maxFees", description: "Highest annual fee, in dollars. Empty for no limit." },
      { name: "type", description: HOLDER_TEXT },
      ...PROFILE_PARAMETERS,
    ],
    fields: [
      { name: "matters", description: MATTERS_TEXT },
      { name: "balance", description: "true for those who carry a balance. Default false." },
      { name: "maxFees", description: "Highest annual fee, in dollars. null for no limit." },
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
      { name: "own", description: OWN_TEXT },
      ...PROFILE_FIELDS,
      { name: "type", description: CALCULATED_TYPE_TEXT },
    ],
    example: "?cards=chase-sapphire-preferred,amex-gold&dining=500&groceries=700",
    exampleBody: { cards: ["chase-sapphire-preferred", "amex-gold"], dining: 500, groceries: 700 },
    answer:
      "profile with every default spelled out, and assumptions; verdict, which of the cards to keep, why, and which are worth nearly as much for far lower fees; best, the cards worth keeping, cards, each alone, and together, all of them: each with a later and the first year in parts and the plan behind it, without perks and with all at face value, caps and bonuses.",
    answerName: "CalculatorAnswer",
    table: "A line for each card, and one for all of them together.",
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
      "plan with its openings, endings and months, each with spend by card, perks, bonuses, fees and the total so far, and with the person whose card it is; most, the plan worth most where our pick is another; trip, whether the points come together, from where and at what price; judgments, what each opening adds and the bonus below which it does not; owned, a verdict and the month to decide for each card held; dueAfter, fees just after the plan; ruleGain; slotMonths; steps, everything to do with its day; proof.",
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
      purpose: "The table of the same answer for spreadsheets.",
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
