/** The calculator's page and form as the server sends them. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { catchResponse, listMatches, toLoaderArgs } from "../../../test/support/load-page.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { CalculatorPage, loadCalculatorPage } from "./calculator-page.tsx";
import { parseCalculatorQuery } from "./calculator-query.ts";
import { CalculatorTool, type CalculatorToolProps } from "./calculator-tool.tsx";
import { listCountedPerks } from "./list-counted-perks.ts";
import { listPointChoices } from "../profile/list-point-choices.ts";

const load = (search: string) => loadCalculatorPage(toLoaderArgs(`/rewards-compare${search}`));
const choices = toProfileChoices(records);
const GOLD = records.labels["amex-gold"]!.name;
const DOUBLE = records.labels["citi-double-cash"]!.name;
/** Form and links alone, without an answer of the engine. */
function tool(search: string, more: Partial<CalculatorToolProps> = {}) {
  const query = parseCalculatorQuery(new URLSearchParams(search), records, ["citi-double-cash"]);
  const none = { questions: [], counted: [], points: [] };
  return (
    <CalculatorTool
      query={query}
      errors={query.errors}
      canonical="?dining=5"
      choices={choices}
      defaultSlugs={["citi-double-cash"]}
      {...none}
      {...more}
    />
  );
}
const read = (search = "", more: Partial<CalculatorToolProps> = {}) => readMarkup(tool(search, more));
const render = (search = "", more: Partial<CalculatorToolProps> = {}) => renderToStaticMarkup(tool(search, more));
const question = (perk: string, more: Partial<PerkQuestion> = {}): PerkQuestion => ({
  card: "amex-gold",
  perk,
  name: "Gold",
  text: `About ${perk}`,
  usd: 120,
  isTicked: false,
  ...more,
});

describe("the form", () => {
  test("has a field for each wrong worth of a point, and no heading without one", () => {
    const show = (search: string) => renderToStaticMarkup(<CalculatorPage loaderData={load(search)} />);
    const wrong = show("?cards=amex-gold&cpp.membership-rewards=many");
    expect(wrong).toContain('href="#calculator-cpp-membership-rewards"');
    expect(wrong).toMatch(/ id="calculator-cpp-membership-rewards"[^>]* value="many"/);
    expect(wrong.split("What a point is worth to you").length).toBe(2);
    expect(show("?dining=many")).not.toContain("What a point is worth to you");
  });

  test("has the cards by name, or the ones shown by default", () => {
    const names = (search: string) =>
      listMatches(render(search), /<input id="calculator-cards-\d"[^>]* value="([^"]*)"/g);
    expect(names("?cards=amex-gold")).toEqual([GOLD, ""]);
    expect(names("")).toEqual([DOUBLE, ""]);
    expect(read()).toContain("Cards to calculate Up to 6; part of the name is enough.");
    expect(render()).toMatch(/<form[^>]* action="\/rewards-compare#result"/);
    expect(render()).toMatch(/<form[^>]* method="get"/);
    expect(render()).toContain('href="/rewards-compare">Start over</a>');
    expect(read()).toContain("Calculate Start over");
  });

  test("says what is wrong, above and beside its fields", () => {
    const markup = render("?cards=no-such-card&own=nothing&dining=-5&preset=x&use=x");
    expect(listMatches(markup, /<li><a href="#(calculator-[^"]*)">/g).toSorted()).toEqual([
      "calculator-cards-1",
      "calculator-dining",
      "calculator-own-1",
      "calculator-period",
      "calculator-use",
    ]);
    for (const name of ["cards", "own"]) expect(markup).toContain(`id="calculator-${name}-error"`);
    expect(listMatches(markup, /aria-describedby="(calculator-(?:cards|own)-error)"/g)).toEqual([
      "calculator-cards-error",
      "calculator-own-error",
    ]);
    expect(listMatches(render("?skip=x"), /<li><a href="#(calculator-[^"]*)">/g)).toEqual(["calculator-use"]);
    expect(render()).not.toContain("error-summary-title");
  });

  test("asks what points are worth, beside what we count", () => {
    const ask = (...counted: number[]) =>
      read("", { points: [{ key: "membership-rewards", name: "Membership Rewards", counted }] });
    expect(ask(1.9)).toContain("Membership Rewards We count 1.9");
    expect(ask(0.6, 1, 1.9)).toContain("Membership Rewards We count 0.6 to 1.9");
    expect(ask()).toContain("Membership Rewards We count 0");
    // Of all programs only those of the cards.
    expect(read()).not.toContain("We count");
  });

  test("asks which counted perks the visitor would not use, and keeps what is not asked about", () => {
    const counted = [question("a"), question("b", { isTicked: true })];
    const markup = render("?skip=amex-gold:b&skip=citi-double-cash:b&skip=amex-gold:c", { counted });
    expect(listMatches(markup, /<input type="checkbox" name="skip"(?: checked="")? value="([^"]*)"/g)).toEqual([
      "amex-gold:a",
      "amex-gold:b",
    ]);
    expect(listMatches(markup, /<input type="checkbox" name="skip" checked="" value="([^"]*)"/g)).toEqual([
      "amex-gold:b",
    ]);
    expect(read("", { counted })).toContain("We count these. Which would you not use? About a Gold, up to $120 a year");
    expect(read()).not.toContain("We count these");
    const hidden = listMatches(
      render("?skip=amex-gold:uber-cash", { counted }),
      /<input type="hidden" name="skip" value="([^"]*)"/g,
    );
    expect(hidden).toEqual(["amex-gold:uber-cash"]);
    const asked = [question("uber-cash", { isTicked: true })];
    expect(render("?skip=amex-gold:uber-cash", { counted: asked })).not.toContain('type="hidden" name="skip"');
    const elsewhere = [question("uber-cash", { card: "other" })];
    expect(render("?skip=amex-gold:uber-cash", { counted: elsewhere })).toContain('type="hidden" name="skip"');
    expect(read("", { questions: [question("q")] })).toContain("About q Gold, up to $120 a year");
  });

  test("unfolds the cards of the past where there are any, or something is wrong with them", () => {
    const isOpen = (search: string) =>
      /<details class="disclosure"( open="")?><summary>Cards you have or had/.exec(render(search))?.[1] !== undefined;
    const searches = [
      "",
      "?own=amex-gold",
      "?own=x",
      "?opened=amex-gold:2026-01",
      "?had=amex-gold:2020-01",
      "?opened=x",
      "?had=x",
      "?dining=-5",
    ];
    expect(searches.map(isOpen)).toEqual([false, true, true, true, true, true, true, false]);
    expect(listMatches(render("?own=amex-gold"), /<input id="calculator-own-\d"[^>]* value="([^"]*)"/g)).toEqual([
      GOLD,
      "",
    ]);
  });

  test("starts from ready-made profiles, the chosen cards kept", () => {
    const links = (search: string) => listMatches(render(search), /<li><a href="(\/rewards-compare[^"]*)"/g);
    expect(links("?cards=amex-gold&own=citi-double-cash")).toContain(
      "/rewards-compare?cards=amex-gold&own=citi-double-cash&preset=family",
    );
    expect(links("")).toContain("/rewards-compare?preset=family");
    expect(render("?preset=family")).toMatch(/aria-current="true"[^>]*>Family</);
  });
});

describe("the page", () => {
  test("has an answer, in one figure and in full, with its addresses", () => {
    const data = load("?cards=amex-gold&dining=500");
    const text = readMarkup(<CalculatorPage loaderData={data} />);
    expect(text).toContain("Change What the cards are worth");
    expect(text).toContain("What the cards are worth");
    expect(text).toContain(data.result!.verdict.text);
    expect(text).toMatch(/^Home .*Rewards calculator Rewards calculator What up to 6 cards that you have in mind/);
    expect(text).toContain("How we get these numbers Each card is worked out as if");
    const markup = renderToStaticMarkup(<CalculatorPage loaderData={data} />);
    expect(listMatches(markup, /href="([^"]*)">(?:Permanent|As JSON)/g)).toEqual([
      `/rewards-compare${data.canonical}`,
      `/api/calculator${data.canonical}`,
    ]);
    expect(listMatches(markup, /href="([^"]*)" download="">/g)).toEqual([`/api/calculator.csv${data.canonical}`]);
    for (const path of ["/rewards", "/compare"]) expect(markup).toContain(`<a href="${path}">`);
    expect([data.status, data.head.isIndexed, data.head.image, data.head.path]).toEqual([
      200,
      false,
      "calculator",
      "/rewards-compare",
    ]);
    expect(data.head.title).toBe("Travel card rewards calculator | Waycard");
  });

  test("says where there is none because a field is wrong", () => {
    const data = load("?dining=-5");
    expect([data.status, data.result]).toEqual([422, null]);
    const text = readMarkup(<CalculatorPage loaderData={data} />);
    expect(text).toContain("Fix the highlighted fields to see your result");
    expect(text).not.toContain("What the cards are worth");
    expect(catchResponse(() => load("?cards=amex-gold&cards=&own="))).toEqual([
      301,
      "/rewards-compare?cards=amex-gold",
    ]);
  });
});

describe("perks that count", () => {
  const counted = [
    { card: "amex-gold", perk: "b", usd: 20, usedFor: "" },
    { card: "amex-gold", perk: "a", usd: 10, usedFor: "" },
    { card: "nobody", perk: "c", usd: 5, usedFor: "" },
  ] as unknown as Parameters<typeof listCountedPerks>[0];
  const known = records.rewards.cards
    .flatMap(({ slug, perks }) => perks.map((perk) => ({ slug, perk })))
    .find(({ perk }) => perk.faceUsd && (perk.years ?? 1) > 1)!;

  test("are asked about in one order, unless they were ticked as used", () => {
    const list = (use: readonly { readonly card: string; readonly perk: string }[]) =>
      listCountedPerks(counted, { use, skip: [] }, records).map(({ perk, usd, isTicked }) => [perk, usd, isTicked]);
    expect(list([])).toEqual([
      ["a", 10, false],
      ["b", 20, false],
      ["c", 5, false],
    ]);
    expect(list([{ card: "amex-gold", perk: "b" }]).map(([perk]) => perk)).toEqual(["a", "c"]);
    expect(list([{ card: "other", perk: "b" }])).toHaveLength(3);
    const [first, , last] = listCountedPerks(counted, { use: [], skip: [] }, records);
    expect([first?.name, first?.text, last?.name]).toEqual([GOLD, "a", "nobody"]);
  });

  test("stay among the questions when they are not wanted, at what they would be worth", () => {
    const skip = [
      { card: known.slug, perk: known.perk.id },
      { card: "nobody", perk: "x" },
    ];
    const list = listCountedPerks([], { use: [], skip }, records);
    const { faceUsd, years, share } = known.perk;
    const own = list.find(({ card }) => card === known.slug)!;
    expect(own.usd).toBeCloseTo((faceUsd! * share) / years!, 9);
    expect(own.text).toBe(records.perks[known.slug]![known.perk.id]!.description);
    expect(list.map(({ isTicked }) => isTicked)).toEqual([true, true]);
    expect(list.find(({ card }) => card === "nobody")?.usd).toBe(0);
  });
});

test("points can be given a worth by program, beside each way that the chosen cards count them", () => {
  const list = (...slugs: string[]) =>
    listPointChoices(
      slugs.map((slug) => records.rewards.cards.find((card) => card.slug === slug)!),
      { value: "typical" },
      records,
    );
  expect(list("amex-gold", "amex-platinum")).toHaveLength(1);
  const [gold] = list("amex-gold");
  expect(gold).toMatchObject({ key: "membership-rewards", name: "Membership Rewards" });
  expect(gold?.counted).toHaveLength(1);
  // Freedom's points transfer only beside a Sapphire: two ways to count them, the smaller first.
  const [freedom] = list("chase-freedom-unlimited");
  const [both] = list("chase-freedom-unlimited", "chase-sapphire-preferred");
  expect(freedom?.counted).toHaveLength(1);
  expect(both?.counted).toHaveLength(2);
  expect(both?.counted[0]).toBe(freedom?.counted[0]);
  expect(both!.counted[1]!).toBeGreaterThan(both!.counted[0]!);
});
