/** The calculator's page and form as the server sends them. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { catchResponse, followLoader, listMatches, toLoaderArgs } from "../../../test/support/load-page.ts";
import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { listPointChoices } from "../profile/list-point-choices.ts";
import { CalculatorPage, loadCalculatorPage } from "./calculator-page.tsx";
import { listCountedPerks } from "./list-counted-perks.ts";

const load = (search: string) =>
  followLoader((path) => loadCalculatorPage(toLoaderArgs(path)), `/rewards-compare${search}`);
type Data = ReturnType<typeof load>;
const GOLD = records.labels["amex-gold"]!.name;
const render = (data: Data) => renderToStaticMarkup(<CalculatorPage loaderData={data} />).replaceAll("&amp;", "&");
const read = (data: Data) => readMarkup(<CalculatorPage loaderData={data} />);
const send = (data: Data) => readForm(<CalculatorPage loaderData={data} />);
const query = (address: string | undefined) => Object.fromEntries(new URLSearchParams(address?.split("?")[1]));

describe("the form", () => {
  test("stands below the answer with the amounts that count", () => {
    const bare = load("");
    expect(render(bare).indexOf('id="result"')).toBeLessThan(render(bare).indexOf('action="/rewards-compare#result"'));
    expect([send(bare).get("dining"), send(bare).get("trips")]).toEqual(["450", "4"]);
    const names = (data: Data) => listMatches(render(data), /<input id="calculator-cards-\d"[^>]* value="([^"]*)"/g);
    expect(names(bare)).toHaveLength(4);
    expect(names(load("?cards=amex-gold"))).toEqual([GOLD, ""]);
  });

  test("says what is wrong in the answer's place, and beside its fields", () => {
    const data = load("?cards=no-such-card&own=nothing&dining=-5&preset=x&use=x&cpp.membership-rewards=many");
    expect([data.status >= 400, data.result]).toEqual([true, null]);
    expect(load("?dining=-5").status).toBe(422);
    const ids = listMatches(render(data), /<li><a href="#(calculator-[^"]*)">/g);
    expect(ids).toHaveLength(6);
    for (const id of ids) expect(render(data), id).toContain(`id="${id}"`);
    expect(render(data)).toMatch(/ id="calculator-cpp-membership-rewards"[^>]* value="many"/);
    expect(read(data)).not.toContain("What the cards are worth");
  });

  test("asks what points of the cards' programs are worth, and which counted perks would not be used", () => {
    const data = load("?cards=capital-one-venture-x&preset=household");
    expect(read(data)).toContain("What a point is worth to you Capital One Miles We count");
    const [first] = data.result!.counted;
    const without = load(`?cards=capital-one-venture-x&preset=household&skip=${first?.card}:${first?.perk}`);
    expect(send(without).getAll("skip")).toEqual([`${first?.card}:${first?.perk}`]);
    // Also of a card that is not chosen now.
    const other = `amex-platinum:${records.rewards.cards.find(({ slug }) => slug === "amex-platinum")?.perks[0]?.id}`;
    expect(send(load(`?cards=amex-gold&preset=household&skip=${other}`)).get("skip")).toBe(other);
  });
});

describe("the page", () => {
  test("has an answer first and its addresses, which say whose spending it is", () => {
    const data = load("?cards=amex-gold&dining=500");
    expect(read(data)).toContain("For $500 a month and no trips a year Change What the cards are worth");
    expect(read(data)).toContain(data.result!.verdict.text);
    const addresses = listMatches(render(data), /href="([^"]*)">(?:Permanent|As JSON)/g);
    expect(addresses.map(query)).toEqual([
      { cards: "amex-gold", dining: "500" },
      { cards: "amex-gold", dining: "500" },
    ]);
    expect(query(listMatches(render(load("")), /href="([^"]*)">Permanent/g)[0])).toMatchObject({ preset: "household" });
    expect([data.status, data.head.image, data.head.path]).toEqual([200, "calculator", "/rewards-compare"]);
    expect(load("").head.isIndexed).toBe(true);
    expect(catchResponse(() => loadCalculatorPage(toLoaderArgs("/rewards-compare?dining=500")))?.[0]).toBe(301);
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
