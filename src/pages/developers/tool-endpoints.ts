/** The four tools for programs: GET with exactly the page's parameters, POST with the same as JSON. */
import { paths } from "../../paths.ts";
import type { ApiEndpoint, ApiParameter } from "./api-endpoints.ts";

const BRAND_TEXT = "Dollars a month at one brand, in addition to the category. Up to 6 brands.";
const PRESET_TEXT = "A named profile, for example family. Amounts that you add replace its own.";
const VALUE_TEXT = "How points are used: program (default), cash, portal or transfer.";
const PERIOD_TEXT = "What the amounts are for: month (default) or year.";
const CATEGORIES = "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other";

const toSpend = (spendText: string, perksText: string): readonly ApiParameter[] => [
  { name: CATEGORIES, description: `US dollars a month, 0 to 1,000,000. ${spendText}` },
  { name: "preset", description: PRESET_TEXT },
  { name: "brand.Marriott", description: BRAND_TEXT },
  { name: "foreign", description: "Percent of the spend abroad, 0 to 100. Default 0." },
  { name: "value", description: VALUE_TEXT },
  { name: "perks", description: perksText },
  { name: "period", description: PERIOD_TEXT },
];
const toSpendFields = (spendText: string): readonly ApiParameter[] => [
  { name: "spend", description: `Object of US dollars a month by category. ${spendText}` },
  { name: "brands", description: "Object of US dollars a month by brand, up to 6." },
  { name: "foreignPercent", description: "0 to 100. Default 0." },
  { name: "preset", description: PRESET_TEXT },
  { name: "value", description: VALUE_TEXT },
  { name: "perksPercent", description: "Percent of the perks that is used, 0 to 100." },
  { name: "period", description: PERIOD_TEXT },
];

const SPEND_TEXT = "Without any amount, the default spend is used.";
const FINDER_SPEND_TEXT = "Without any spend, one is assumed from the answers.";
const SPEND = toSpend(SPEND_TEXT, "Percent of the perks that is used, 0 to 100. Default 50.");
const SPEND_FIELDS = toSpendFields(SPEND_TEXT);

interface Tool extends Pick<ApiEndpoint, "id" | "path" | "purpose" | "parameters" | "answer" | "answerName"> {
  /** Of the JSON body. */
  readonly fields: readonly ApiParameter[];
  /** A query that works as it stands. */
  readonly example: string;
}

const TOOLS: readonly Tool[] = [
  {
    id: "compare",
    path: paths.compareApi(),
    purpose: "Two to four cards side by side, row by row, with the verdict in dollars for a spend profile.",
    parameters: [
      { name: "cards", description: "2 to 4 slugs, joined by commas." },
      ...SPEND,
      {
        name: "differences",
        description: "The page's switch. It changes nothing here: each row says if it is the same.",
      },
    ],
    fields: [{ name: "cards", description: "List of 2 to 4 slugs." }, ...SPEND_FIELDS],
    example: "?cards=chase-sapphire-preferred,amex-gold",
    answer:
      "cards with their worth, verdict, leads (from which monthly spend on which card is worth most), curve, and rows with text, figure and winner of each cell.",
    answerName: "CompareAnswer",
  },
  {
    id: "finder",
    path: paths.finderApi(),
    purpose: "The card finder's top three for the answers to its seven questions, and for a spend if you give one.",
    parameters: [
      { name: "matters", description: "value (default), perks, bonus or simple." },
      { name: "balance", description: "yes for those who carry a balance. Default no." },
      { name: "score", description: "Lower end of the credit score band: 580, 670, 700 or 740. Empty if not known." },
      { name: "fee", description: "Highest annual fee: 0, 100, 250 or 500. Empty for no limit." },
      { name: "brand", description: "An airline or hotel group. Repeat it for up to 3." },
      { name: "trips", description: "Trips a year: 1, 4 (default), 9 or 16." },
      { name: "type", description: "personal (default) or business." },
      ...toSpend(
        FINDER_SPEND_TEXT,
        "Percent of the perks that is used, 0 to 100. Without a spend it follows from the trips.",
      ),
    ],
    fields: [
      { name: "matters", description: "value (default), perks, bonus or simple." },
      { name: "balance", description: "true for those who carry a balance. Default false." },
      { name: "score", description: "Lower end of the credit score band: 580, 670, 700 or 740. null if not known." },
      { name: "maxFeeUsd", description: "Highest annual fee: 0, 100, 250 or 500. null for no limit." },
      { name: "brandsUsed", description: "List of up to 3 airlines or hotel groups." },
      { name: "trips", description: "Trips a year: 1, 4 (default), 9 or 16." },
      { name: "type", description: "personal (default) or business." },
      ...toSpendFields(FINDER_SPEND_TEXT),
    ],
    example: "?matters=perks&trips=9",
    answer:
      "answers as they were understood; assumed, or spend if you gave one (the other is null); matches, how many cards fit; picks, each with why, why not the next one and what to check; brandBests; relaxations, which answer leaves out most.",
    answerName: "FinderAnswer",
  },
  {
    id: "calculator",
    path: paths.calculatorApi(),
    purpose: "What cards are worth for a spend profile, each by itself and all of them in one wallet.",
    parameters: [
      { name: "cards", description: "1 to 10 slugs, joined by commas. Default: the first three of the travel list." },
      ...SPEND,
    ],
    fields: [{ name: "cards", description: "List of 1 to 10 slugs." }, ...SPEND_FIELDS],
    example: "?cards=chase-sapphire-preferred,amex-gold&dining=500&groceries=700",
    answer:
      "spend as it was understood; cards, each with net, rewards, perks, fees, first year and caps; wallet, the same for all of them together, with the allocation of spend.",
    answerName: "CalculatorAnswer",
  },
  {
    id: "analyzer",
    path: paths.analyzerApi(),
    purpose: "The set of cards that is worth most for a spend profile, proven best.",
    parameters: [
      ...SPEND,
      { name: "max", description: "Most cards in the wallet, 1 to 5. Default 3." },
      { name: "own, must, not", description: "Cards held now, to hold and to leave out: slugs joined by commas." },
      { name: "type", description: "any (default), personal or business." },
      { name: "horizon", description: "ongoing (default), or first-year, which counts bonuses." },
      { name: "fees", description: "The most all annual fees may come to. Empty for no limit." },
    ],
    fields: [
      ...SPEND_FIELDS,
      { name: "maxCards", description: "Most cards in the wallet, 1 to 5. Default 3." },
      { name: "owned, mustHave, exclude", description: "Lists of slugs: cards held now, to hold and to leave out." },
      { name: "type", description: "any (default), personal or business." },
      { name: "horizon", description: "ongoing (default), or first-year, which counts bonuses." },
      { name: "maxAnnualFeesUsd", description: "The most all annual fees may come to. null for no limit." },
    ],
    example: "?dining=500&groceries=700&max=2",
    answer:
      "wallet with what each card adds and why it is held; allocation, which card for which spend; runnersUp, the next four; frontier, the best wallet for each number of cards; proof, how many wallets there are and how many had to be priced.",
    answerName: "AnalyzerAnswer",
  },
];

export const TOOL_ENDPOINTS: readonly ApiEndpoint[] = TOOLS.flatMap(({ fields, example, ...tool }): ApiEndpoint[] => [
  { ...tool, method: "GET", example: tool.path + example, errors: [400, 422, 429] },
  {
    ...tool,
    id: `post-${tool.id}`,
    method: "POST",
    purpose: `${tool.purpose} JSON of at most 16 KB.`,
    parameters: fields,
    errors: [400, 413, 415, 422, 429],
  },
]);
