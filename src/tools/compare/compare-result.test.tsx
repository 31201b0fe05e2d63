/** What a comparison says: a real one, with single figures put in the place of what the catalog gives today. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { getCard, listCards } from "../../catalog/queries.ts";
import { answerCompare } from "./answer-compare.ts";
import type { Comparison } from "./compare-cards.ts";
import { parseCompareQuery } from "./compare-query.ts";
import { CompareResult } from "./compare-result.tsx";
import type { ComparisonCell, ComparisonRow } from "./comparison-row.ts";
import { NetChart } from "./net-chart.tsx";
import type { CardWorth } from "./worth.ts";

const SLUGS = ["amex-blue-cash-everyday", "amex-blue-cash-preferred", "costco-anywhere-visa"];
const [EVERYDAY, PREFERRED, COSTCO] = SLUGS.map((slug) => getCard(slug).name);
const parameters = new URLSearchParams({ cards: SLUGS.join(), groceries: "500" });
const { result } = answerCompare(parseCompareQuery(parameters, records), listCards(), records);
if (!result) throw new Error("Three cards are a comparison");
const three: Comparison = result;
const render = (change: Partial<Comparison> = {}, isDifferencesOnly = false) =>
  renderToStaticMarkup(<CompareResult comparison={{ ...three, ...change }} isDifferencesOnly={isDifferencesOnly} />);
const read = (change: Partial<Comparison> = {}) =>
  readMarkup(<CompareResult comparison={{ ...three, ...change }} isDifferencesOnly={false} />);
const listAll = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found]) => found);

describe("the verdict", () => {
  test("opens with the leader's dollars and all sentences, the first one alone", () => {
    expect(read()).toMatch(/^Verdict \$265 a year, after the fee For \$500 a month and no trips a year/);
    for (const sentence of three.verdict.sentences) expect(read()).toContain(sentence);
    const spoken = { ...three.verdict, sentences: ["First.", "Second.", "Third."] };
    expect(render({ verdict: spoken })).toMatch(/>First\.<\/p>.*<ul[^>]*><li>Second\.<\/li><li>Third\.<\/li><\/ul>/);
  });

  test("shows every card that leads, and a loss as one", () => {
    const level = { ...three.verdict, leaders: SLUGS.slice(0, 2) };
    const countArt = (markup: string) => markup.split('class="w-38 print:hidden"').length - 1;
    expect([countArt(render()), countArt(render({ verdict: level }))]).toEqual([1, 2]);
    expect(render()).toContain('<span class="big-number gain">$265</span>');
    const loss = (netUsd: number): Partial<Comparison> => ({
      worth: three.worth.map((card) => ({ ...card, ongoing: { ...card.ongoing, netUsd } })),
    });
    expect(render(loss(-5))).toContain('<span class="big-number cost">−$5</span>');
    expect(render(loss(0))).toContain('<span class="big-number gain">$0</span>');
    const nobody = read({ verdict: { ...three.verdict, leaders: [] } });
    expect(nobody).not.toContain("a year, after the fee For");
    expect(nobody).not.toContain("earns in a later year");
  });

  test("says what the leader earns and pays", () => {
    expect(read()).toContain(`What ${PREFERRED} earns in a later year Rewards $360 Annual fees −$95 Left a year $265`);
    const perks = three.worth.map((card): CardWorth => ({ ...card, ongoing: { ...card.ongoing, perksUsd: 77 } }));
    expect(read({ worth: perks })).toContain("Perks you would use $77");
  });

  test("gives three figures of each card, by how much is made of its perks", () => {
    const worth = three.worth.map((card, at) => ({ ...card, withoutPerksUsd: 10 + at, faceValueUsd: 900 + at }));
    expect(read({ worth })).toContain(
      `Perks Blue Cash Everyday ${EVERYDAY} Blue Cash Preferred ${PREFERRED} Costco Anywhere ${COSTCO} ` +
        "None $10 $11 $12 Those you would use $180 $265 −$5 All at face value $900 $901 $902",
    );
  });

  test("ends with what was assumed, if anything was", () => {
    expect(read({ assumptions: ["Points are cash.", "No trips."] })).toContain("Points are cash. No trips. Worth by");
    expect(render({ assumptions: [] })).not.toContain('<p class="small muted"></p>');
  });
});

describe("the picture of worth by spend", () => {
  /** Two straight lines that cross at $500: the first pays 10 cents more a dollar and costs $50. */
  const straight: Comparison = {
    ...three,
    cards: three.cards.slice(0, 2),
    shortNames: ["Short", "A rather long name"],
    monthlyUsd: 250,
    stretches: [
      { fromMonthlyUsd: 0, slugs: SLUGS.slice(1, 2) },
      { fromMonthlyUsd: 500, slugs: SLUGS.slice(0, 1) },
    ],
    curve: [0, 500, 1_000].map((monthlyUsd) => ({ monthlyUsd, netsUsd: [monthlyUsd / 10 - 50, 0] })),
    curveTable: [0, 250, 500].map((monthlyUsd) => ({ monthlyUsd, netsUsd: [monthlyUsd / 10 - 50, 0] })),
  };
  const draw = (change: Partial<Comparison> = {}) =>
    renderToStaticMarkup(<NetChart comparison={{ ...straight, ...change }} />);
  const say = () => readMarkup(<NetChart comparison={straight} />);

  test("is told in a sentence, from end to end", () => {
    expect(listAll(draw(), /aria-label="([^"]*)"/g)).toEqual([
      `Worth a year after the fee, from no spend to $1,000 a month: ${EVERYDAY} from −$50 to $50; ${PREFERRED} from $0 to $0.`,
    ]);
  });

  test("has a line for each card, from left to right and higher for more", () => {
    expect(listAll(draw(), /<path class="line-1" d="([^"]*)"/g)).toEqual(["M0,100L50,50L100,0"]);
    expect(listAll(draw(), /<path class="line-2" d="([^"]*)"/g)).toEqual(["M0,50L50,50L100,50"]);
    expect(draw()).toContain('<line class="line-2" x1="0"');
  });

  test("has round dollars at its axes, and a line at none", () => {
    expect(say()).toMatch(/^Worth by spend −\$40 −\$20 \$0 \$20 \$40 \$0 \$200 \$400 \$600 \$800 \$1,000 your spend /);
    expect(listAll(draw(), /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["50.0%"]);
    expect(listAll(draw(), /<text class="axis" x="([^"]*)" y="100%"/g)).toEqual([
      "0.0%",
      "20.0%",
      "40.0%",
      "60.0%",
      "80.0%",
      "100.0%",
    ]);
    // All above nothing: nothing is still the floor.
    const gains = draw({ curve: [0, 1_000].map((monthlyUsd) => ({ monthlyUsd, netsUsd: [60 + monthlyUsd, 50] })) });
    expect(listAll(gains, /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["100.0%"]);
    const losses = draw({ curve: [0, 1_000].map((monthlyUsd) => ({ monthlyUsd, netsUsd: [-60, -50] })) });
    expect(listAll(losses, /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["0.0%"]);
  });

  test("marks the visitor's spend, its words on the side where they fit", () => {
    expect(draw()).toContain('<line class="now" x1="25.0%" x2="25.0%"');
    expect(draw()).toContain('<text x="25.0%" dx="8">your spend</text>');
    expect(draw({ monthlyUsd: 750 })).toContain('<text x="75.0%" text-anchor="end" dx="-8">your spend</text>');
  });

  test("has a dot where the lead changes, on the new leader's line, within the picture", () => {
    const dots = /<circle class="point" (cx="[^"]*" cy="[^"]*")/g;
    expect(listAll(draw(), dots)).toEqual(['cx="50.0%" cy="50.0%"']);
    expect(say()).toContain("welcome bonuses left out. Dots: where the lead changes.");
    const at = (fromMonthlyUsd: number, slug = SLUGS[0]!) =>
      draw({
        stretches: [
          { fromMonthlyUsd: 0, slugs: [] },
          { fromMonthlyUsd, slugs: [slug] },
        ],
      });
    expect(listAll(at(1_000), dots)).toEqual(['cx="100.0%" cy="50.0%"']);
    expect(listAll(at(250), dots)).toEqual(['cx="25.0%" cy="75.0%"']);
    expect(listAll(at(250, SLUGS[1]), dots)).toEqual(['cx="25.0%" cy="50.0%"']);
    expect(listAll(at(1_001), dots)).toEqual([]);
    expect(at(1_001)).toContain("welcome bonuses left out.</figcaption>");
  });

  test("names the lines at their ends, long names in two lines", () => {
    const name = /<text class="curve-name[^"]*" y="([^"]*)"/g;
    expect(listAll(draw(), name)).toEqual(["0.0%", "50.0%"]);
    const lines = /<tspan x="100%" dx="8" dy="([^"]*)">/g;
    expect(listAll(draw(), lines)).toEqual([".35em", "-.2em", "1.1em"]);
    expect(say()).toContain("your spend Short A rather long name");
    expect(draw()).toContain(">A rather</tspan>");
    const named = (shortNames: string[]) => listAll(draw({ shortNames }), /<tspan[^>]*>([^<]*)</g);
    expect(named(["Twelve abcde", "Thirteen abcd"])).toEqual(["Twelve abcde", "Thirteen", "abcd"]);
    expect(named(["Onelongwordwithoutgap", "x yyyyyy zzzz zz"])).toEqual([
      "Onelongwordwithoutgap",
      "x yyyyyy",
      "zzzz zz",
    ]);
  });

  test("moves names apart where lines end close together, inside of the picture", () => {
    const tops = (...nets: number[]) =>
      listAll(
        draw({
          cards: three.cards,
          shortNames: ["a", "b", "c"],
          curve: [
            { monthlyUsd: 0, netsUsd: [100, 0, 0] },
            { monthlyUsd: 1_000, netsUsd: nets },
          ],
        }),
        /<text class="curve-name[^"]*" y="([^"]*)"/g,
      );
    expect(tops(100, 50, 20)).toEqual(["0.0%", "50.0%", "80.0%"]);
    expect(tops(90, 100, 50)).toEqual(["18.0%", "0.0%", "50.0%"]);
    expect(tops(60, 0, 0)).toEqual(["40.0%", "82.0%", "100.0%"]);
    expect(tops(100, 60, 50)).toEqual(["0.0%", "40.0%", "58.0%"]);
  });

  test("has its figures in a table, with the visitor's own spend marked", () => {
    expect(say()).toContain(
      "dollars a year, by spend a month Spend a month " +
        `Short ${EVERYDAY} A rather long name ${PREFERRED} $0 −$50 $0 $250 yours −$25 $0 $500 $0 $0`,
    );
    expect(say().split("yours")).toHaveLength(2);
  });

  test("is left out without any spend", () => {
    expect(draw({ curve: [] })).toBe("");
  });
});

describe("the table", () => {
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
  const show = (change: Partial<ComparisonRow>, note: string | null = null) =>
    read({ groups: [{ key: "group", title: "A group", note, rows: [row(change)] }] });

  test("has all rows of all subjects, in their order, below the cards' names and above their issuers", () => {
    const text = read();
    const headings = three.groups.flatMap(({ title, rows }) => [title, ...rows.map(({ label }) => ` ${label} `)]);
    let at = text.indexOf(`Subject ${EVERYDAY} ${PREFERRED} ${COSTCO}`);
    expect(at).toBeGreaterThan(-1);
    for (const heading of [...headings, "At the issuer"]) {
      const next = text.indexOf(heading, at);
      expect(next, heading).toBeGreaterThanOrEqual(at);
      at = next;
    }
    expect(text).toContain(`${SLUGS.map((slug) => getCard(slug).name).join(", ")}: the winner of a row is marked ✓.`);
    const markup = render();
    for (const slug of SLUGS) expect(markup).toContain(`href="/cards/${slug}"`);
    expect(markup.split('width="200"')).toHaveLength(4);
    expect(text).toContain(`At the issuer See the offer at American Express for the ${EVERYDAY}`);
    expect(markup).toContain('scope="rowgroup" colSpan="4"');
  });

  test("has a mark for the winner, a strike through what is over, a warning beside what is uncertain", () => {
    const cells = [
      cell("$10", { mark: "best" }),
      cell("$5", { isOver: true, note: "ended" }),
      cell("$7", { isUncertain: true }),
    ];
    expect(show({ cells })).toContain("A row $10 ✓ Best $5 Ended $7 Confirm with the issuer. At the issuer");
    const markup = render({ groups: [{ key: "g", title: "G", note: null, rows: [row({ cells })] }] });
    expect(markup).toContain('<td class="is-best"><span class="font-550">$10</span>');
    expect(markup).toContain('<td><span class="font-550"><s>$5</s></span>');
  });

  test("says of a row what it is judged by, and that all say the same or share the top", () => {
    expect(show({})).toContain("A group A row one two three");
    const plain = render({ groups: [{ key: "g", title: "G", note: null, rows: [row({})] }] });
    expect(plain.slice(plain.indexOf("comparison-group"))).not.toContain("cell-note");
    expect(show({}, "Why so.")).toContain("A group Why so. A row one");
    expect(show({ note: "Of 10" })).toContain("A row Of 10 one");
    expect(show({ note: "Of 10", isTie: true })).toContain("A row Of 10, a tie one");
    expect(show({ isTie: true, isSame: true })).toContain("A row The same one");
    const markRows = (isSame: boolean) =>
      render({ groups: [{ key: "g", title: "G", note: null, rows: [row({ isSame })] }] }).includes(
        '<tr class="is-same">',
      );
    expect([markRows(true), markRows(false)]).toEqual([true, false]);
  });

  test("has a switch of the form that leaves out rows where all are the same", () => {
    const find = (isDifferencesOnly: boolean) => /<input[^>]*>/.exec(render({}, isDifferencesOnly))?.[0];
    expect(find(false)).toBe(
      '<input id="differences-only" type="checkbox" form="compare-form" name="differences" value="1"/>',
    );
    expect(find(true)).toContain('checked=""');
  });
});
