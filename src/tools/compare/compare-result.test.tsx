/** What a comparison says: a real one, with single figures put in the place of what the catalog gives today. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { getCard, listCards } from "../../catalog/queries.ts";
import { formatUsd } from "../../words/format.ts";
import { answerSearch } from "../shared/tool.ts";
import { createCompareTool } from "./answer-compare.ts";
import type { ComparedWorth, Comparison } from "./compare-cards.ts";
import { ComparisonBody, Verdict } from "./compare-result.tsx";
import type { ComparisonCell, ComparisonRow } from "./comparison-row.ts";
import { NetChart } from "./net-chart.tsx";

const SLUGS = ["amex-blue-cash-everyday", "amex-blue-cash-preferred", "costco-anywhere-visa"];
const parameters = new URLSearchParams({ cards: SLUGS.join(), groceries: "500" });
const { result } = answerSearch(createCompareTool(listCards), parameters, records);
if (!result?.worth) throw new Error("Three cards are a comparison");
const three: Comparison = result;
const worth: ComparedWorth = result.worth;
const listAll = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found]) => found);

describe("the verdict", () => {
  const read = (change: Partial<Comparison> = {}) => readMarkup(<Verdict comparison={{ ...three, ...change }} />);

  test("shows every card with its dollars, who is ahead, and all sentences, the first one first", () => {
    for (const [at, { ongoing }] of worth.cards.entries())
      expect(read()).toContain(`${three.shortNames[at]} ${formatUsd(ongoing.netUsd)} a year`);
    expect(read().split("Ahead by")).toHaveLength(2);
    expect(read()).toContain(`Ahead by ${formatUsd(worth.verdict.leadUsd)}`);
    const [first, ...more] = worth.verdict.sentences.map((sentence) => read().indexOf(sentence));
    expect(first).toBeGreaterThan(0);
    for (const place of more) expect(place).toBeGreaterThan(first!);
  });

  test("calls nobody ahead of a card that is level, and a loss a loss", () => {
    expect(read({ worth: { ...worth, verdict: { ...worth.verdict, leaders: SLUGS.slice(0, 2) } } })).not.toContain(
      "Ahead by",
    );
    const cards = worth.cards.map((card) => ({ ...card, ongoing: { ...card.ongoing, netUsd: -5 } }));
    const markup = renderToStaticMarkup(<Verdict comparison={{ ...three, worth: { ...worth, cards } }} />);
    expect(markup.split('<b class="figures cost">−$5</b>')).toHaveLength(4);
  });

  test("says where the leader's dollars come from", () => {
    const { ongoing } = worth.cards.find(({ slug }) => slug === worth.verdict.leaders[0])!;
    expect(read()).toContain(
      `What Blue Cash Preferred is worth each year after the first Rewards ${formatUsd(ongoing.rewardsUsd)}`,
    );
  });
});

describe("the picture of worth by spending", () => {
  /** Two straight lines that cross at $500: the first pays 10 cents more a dollar and costs $50. */
  const straight: Comparison = {
    ...three,
    cards: three.cards.slice(0, 2),
    shortNames: ["Short", "A rather long name"],
    worth: {
      ...worth,
      monthlyUsd: 250,
      stretches: [
        { fromMonthlyUsd: 0, slugs: SLUGS.slice(1, 2) },
        { fromMonthlyUsd: 500, slugs: SLUGS.slice(0, 1) },
      ],
      curve: [0, 500, 1_000].map((monthlyUsd) => ({ monthlyUsd, netsUsd: [monthlyUsd / 10 - 50, 0] })),
    },
  };
  const draw = (change: Partial<ComparedWorth> = {}, more: Partial<Comparison> = {}) =>
    renderToStaticMarkup(<NetChart comparison={{ ...straight, ...more, worth: { ...straight.worth!, ...change } }} />);

  test("is told in a sentence, and has a line for each card, higher for more", () => {
    expect(draw()).toContain("from no spending to $1,000 a month: ");
    expect(draw()).toContain(`${three.cards[0]!.name} from −$50 to $50; `);
    expect(listAll(draw(), /<path class="line-1" d="([^"]*)"/g)).toEqual(["M0,100L50,50L100,0"]);
    expect(listAll(draw(), /<path class="line-2" d="([^"]*)"/g)).toEqual(["M0,50L50,50L100,50"]);
    expect(listAll(draw(), /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["50.0%"]);
    expect(draw({ curve: [] })).toBe("");
  });

  test("has a dot where the lead changes, on the new leader's line, within the picture", () => {
    const dots = /<circle class="point" (cx="[^"]*" cy="[^"]*")/g;
    expect(listAll(draw(), dots)).toEqual(['cx="50.0%" cy="50.0%"']);
    const beyond = draw({ stretches: [{ fromMonthlyUsd: 1_001, slugs: [SLUGS[0]!] }] });
    expect(listAll(beyond, dots)).toEqual([]);
    expect(beyond).not.toContain("where the lead changes");
  });

  test("names each line at its end in its color, tied to the end where the name had to move", () => {
    const tell = (ends: readonly number[]) => {
      const curve = [0, 1_000].map((monthlyUsd) => ({ monthlyUsd, netsUsd: ends }));
      const markup = draw({ curve }, { cards: three.cards, shortNames: ["a", "b", "c"] });
      const names = listAll(markup, /<text class="(name-\d)" y="/g);
      return { names, leaders: listAll(markup, /<line class="leader (leader-\d)"/g) };
    };
    expect(tell([100, 50, 0])).toEqual({ names: ["name-1", "name-2", "name-3"], leaders: [] });
    expect(tell([100, 50, 49]).leaders).toEqual(["leader-2", "leader-3"]);
    expect(draw()).toContain(">A rather</tspan>");
  });
});

describe("the rows", () => {
  const cell = (text: string, change: Partial<ComparisonCell> = {}): ComparisonCell => ({
    text,
    isOver: false,
    isUncertain: false,
    note: null,
    value: null,
    mark: null,
    ...change,
  });
  const row = (change: Partial<ComparisonRow>): ComparisonRow => ({
    key: "row",
    label: "A row",
    note: null,
    cells: [cell("one"), cell("two"), cell("three")],
    isSame: false,
    isTie: false,
    ...change,
  });
  const show = (comparison: Partial<Comparison>, isDifferencesOnly = true) =>
    renderToStaticMarkup(
      <ComparisonBody comparison={{ ...three, ...comparison }} isDifferencesOnly={isDifferencesOnly} />,
    );
  const showRow = (change: Partial<ComparisonRow>) =>
    show({ groups: [{ key: "group", title: "A group", note: null, rows: [row(change)] }] });
  const read = (change: Partial<ComparisonRow>) =>
    readMarkup(<div dangerouslySetInnerHTML={{ __html: showRow(change) }} />);

  test("fold away all subjects but worth and costs, each with how many of its rows differ", () => {
    const folds = [...show({}).matchAll(/<details class="comparison-group"( open="")?><summary><h3>([^<]*)</g)];
    expect(folds.map(([, , title]) => title)).toEqual(three.groups.map(({ title }) => title));
    expect(folds.flatMap(([, open, title]) => (open ? [title] : []))).toEqual([
      "What they are worth",
      "Costs and credit",
    ]);
    expect(readMarkup(<ComparisonBody comparison={three} isDifferencesOnly />)).toMatch(
      /Costs and credit \d+ of \d+ rows differ/,
    );
    expect(read({})).toContain("1 of 1 row differs");
    expect(read({ isSame: true })).toContain("0 of 1 row differs");
    expect(read({ isTie: true })).toContain("0 of 1 row differs, 1 tied");
    expect(read({ isTie: true, isSame: true })).not.toContain("tied");
  });

  test("name the card in each cell, mark the winner, strike what is over and doubt what is uncertain", () => {
    const cells = [
      cell("$10", { mark: "best" }),
      cell("$5", { isOver: true, note: "ended" }),
      cell("$7", { isUncertain: true }),
    ];
    const [one, two, other] = three.shortNames;
    expect(read({ cells })).toContain(`A row ${one} $10 ✓ Best ${two} $5 Ended ${other} $7 Unconfirmed `);
    expect(showRow({ cells })).toContain("<s>$5</s>");
    expect(read({ note: "Of 10", isTie: true })).toContain("A row Of 10, a tie");
    expect(read({ isTie: true, isSame: true })).toContain("A row The same");
  });

  test("have a switch of the form that brings back rows where all say the same", () => {
    const find = (isDifferencesOnly: boolean) => /<input[^>]*>/.exec(show({}, isDifferencesOnly))?.[0];
    expect(find(true)).toMatch(/form="compare" name="differences" value="no"\/>$/);
    expect(find(false)).toContain('checked=""');
    expect(showRow({ isSame: true })).toContain('<tr class="is-same">');
  });

  test("end with the ways to the issuers, after the note on how the site earns", () => {
    const text = readMarkup(<ComparisonBody comparison={three} isDifferencesOnly />);
    expect(text.indexOf("We may earn")).toBeLessThan(text.indexOf("See the offer"));
    expect(text).toContain(`See the offer at American Express for the ${getCard(SLUGS[0]!).name}`);
  });
});
