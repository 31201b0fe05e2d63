/** Brands and kinds of purchases at which one card of a pair earns clearly more. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine } from "../../../engine/value/test-cards.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import type { Condition, ReaderChange } from "./pair-side.ts";
import { listPlaceConditions } from "./place-conditions.ts";
import { type Given, weigh } from "./test-weighing.ts";

const weights = (conditions: readonly Condition[]) =>
  Object.fromEntries(conditions.map(({ kind, weight }) => [kind, weight]));
describe("places", () => {
  const brands = records.rewards.brands;
  const at = (...names: string[]): Given => ({
    rewards: {
      earns: [
        makeBase(1),
        ...names.map((name) => {
          const { category, part } = brands.find((brand) => brand.name === name)!;
          return makeEarn(3, { category, parts: part ? [part] : null, brands: [name] });
        }),
      ],
    },
  });
  const elsewhere: Given = { card: { issuingBank: "Another Bank" } };
  const tell = (own: Given, other: Given = elsewhere) => listPlaceConditions(weigh(own, other, 1), brands);

  test("of a brand are named in the words of its kind", () => {
    const texts = tell(at("Delta", "Hilton", "Amazon", "Lyft")).map(({ text }) => text.replace(/:.*/, ""));
    expect(texts).toEqual(["you buy your tickets from Delta", "you book stays with Hilton", "you shop at Amazon"]);
    expect(tell(at("PayPal"))[0]?.text).toContain("you pay with PayPal: ");
    expect(tell(at("Delta"))[0]?.text).toBe(
      "you buy your tickets from Delta: each dollar earns 3 cents, versus 1 cent with Other",
    );
  });

  test("that nobody calls by name, or that are unknown, are not named", () => {
    expect(tell(at("The Cheesecake Factory"))).toEqual([]);
    expect(listPlaceConditions(weigh(at("Delta")), [])).toEqual([]);
  });

  test("that the reader buys from already are no reason for a card that is behind", () => {
    const delta: Given = { rewards: { ...at("Delta").rewards, brandOf: "Delta" } };
    expect(tell(delta)).toHaveLength(1);
    expect(listPlaceConditions(weigh(delta, {}, -1), brands)).toEqual([]);
    expect(listPlaceConditions(weigh(delta, { rewards: { brandOf: "United" } }, -1), brands)).toHaveLength(1);
  });

  test("of a card that is behind have the amount from which it is ahead, if that is a likely one", () => {
    const own: Given = { rewards: { earns: [makeBase(1), makeEarn(3, { parts: ["drugstores"] })] } };
    const behind = (usd: number) =>
      listPlaceConditions(
        { ...weigh(own), gap: (change) => 0.24 * (change?.parts?.drugstores ?? 0) - usd },
        brands,
      ).map(({ text }) => text.replace(/:.*/, ""));
    expect(behind(24)).toEqual(["you shop at drugstores (more than $105 a month)"]);
    expect(behind(240)).toEqual([]);
  });

  test("of what a business spends on already weigh as much as a category, if little more of it decides", () => {
    const own: Given = { rewards: { earns: [makeBase(1), makeEarn(5, { category: "other", parts: ["phone"] })] } };
    const plain = weigh(own, {}, -1, [makeLine("other", 200, { part: "phone" })]);
    const gap: typeof plain.gap = (change) => 0.48 * ((change?.parts?.phone ?? 0) - 200);
    const weightOf = (type: "business" | "personal") =>
      weights(listPlaceConditions({ ...plain, gap, profile: { ...plain.profile, type } }, brands))["rate-part"];
    expect(weightOf("business")).toBeGreaterThan(8.5);
    expect(weightOf("personal")).toBeLessThanOrEqual(5.4);
  });

  test("weigh more the larger the difference, within bounds", () => {
    const part = (multiplier: number): Given => ({
      rewards: { earns: [makeBase(1), makeEarn(multiplier, { parts: ["drugstores"] })] },
    });
    const weight = (multiplier: number) => tell(part(multiplier))[0]?.weight;
    expect(weight(2.5)).toBeCloseTo(3.6 + 0.5, 9);
    expect(weight(20)).toBe(5.4);
    expect(weights(tell(part(3)))).toEqual({ "rate-part": expect.closeTo(3.6 + 2 / 3, 9) });
  });

  test("abroad are none of these", () => {
    const earns = (change: object): Given => ({
      rewards: { earns: [makeBase(1), makeEarn(3, { parts: ["drugstores"], ...change })] },
    });
    expect(tell(earns({}))).toHaveLength(1);
    expect(tell(earns({ foreignOnly: true }))).toEqual([]);
  });

  test("are told in points where both cards earn the same ones, and against nothing where the other earns none", () => {
    const points = { ...makeCard("x").points, program: "one" };
    const own: Given = { rewards: { points, earns: [makeBase(1), makeEarn(3, { parts: ["rent"] })] } };
    expect(tell(own, { rewards: { points } })[0]?.text).toBe("you pay rent: Own earns 3x, versus 0x for Other");
  });

  test("by a category to choose say so", () => {
    const choices = [
      {
        id: "c",
        mode: "chosen",
        choices: 1,
        multiplier: 5,
        afterCap: 1,
        cap: null,
        options: [{ id: "d", label: "Drugstores", covers: [{ category: "other", parts: ["drugstores"] }] }],
      },
    ] as unknown as WalletCard["choices"];
    const own: Given = { rewards: { choices, earns: [makeBase(1), makeEarn(2, { parts: ["drugstores"] })] } };
    expect(tell(own)[0]?.text).toBe(
      "you shop at drugstores: in a bonus category, each dollar earns 5 cents, versus 1 cent with Other",
    );
    const points = { ...makeCard("x").points, program: "one" };
    const same = tell({ rewards: { ...own.rewards, points } }, { rewards: { points } });
    expect(same[0]?.text).toBe("you shop at drugstores: in a bonus category, Own earns 5x, versus 1x for Other");
  });
});

describe("categories", () => {
  const lines = [makeLine("dining", 400), makeLine("other", 600)];
  const dining = (multiplier: number): Given => ({
    rewards: { earns: [makeBase(1), makeEarn(multiplier, { category: "dining" })] },
  });
  const tell = (own: Given, other: Given, gapAt: (monthlyUsd: number) => number) =>
    listPlaceConditions(
      { ...weigh(own, other, 0, lines), gap: (change) => gapAt(change?.spend?.dining ?? 400) },
      [],
    ).find(({ kind }) => kind.endsWith("-dining"));
  const rates = "each dollar earns 3 cents, versus 1 cent with Other";

  test("have the amounts between which the lead turns, the nearer the weightier", () => {
    expect(tell(dining(3), {}, (usd) => usd - 495)).toEqual({
      kind: "spend-dining",
      weight: expect.closeTo(9 - Math.log2(500 / 400), 9),
      text: `you eat out (more than $500 a month): ${rates}`,
    });
    expect(tell(dining(3), {}, (usd) => (usd > 300.5 && usd < 900 ? 1 : -1))?.text).toBe(
      `you eat out (between $310 and $890 a month): ${rates}`,
    );
  });

  test("are habits where no likely amount turns the lead, and nothing below 0.4 cents a dollar more", () => {
    const habit = { kind: "rate-dining", weight: 4, text: `you eat out a lot: ${rates}` };
    expect(tell(dining(3), {}, () => -1)).toEqual(habit);
    expect(tell(dining(3), {}, (usd) => usd - 1_449)).toEqual(habit);
    expect(tell(dining(3), {}, (usd) => usd - 74)).toEqual(habit);
    expect(tell(dining(1.39), {}, () => -1)).toBeUndefined();
  });

  test("that few pay for need an amount", () => {
    for (const category of ["travel_portal", "streaming"] as const) {
      const own: Given = { rewards: { earns: [makeBase(1), makeEarn(5, { category })] } };
      expect(listPlaceConditions(weigh(own, {}, -1), [])).toEqual([]);
      const turned = { ...weigh(own), gap: (change?: ReaderChange) => (change?.spend?.[category] ?? 0) - 95 };
      expect(listPlaceConditions(turned, []).map(({ kind }) => kind)).toEqual([`spend-${category}`]);
    }
  });

  test("of a card with one rate on everything are one reason", () => {
    const flat: Given = { rewards: { earns: [makeBase(2)] } };
    const tellAll = (other: Given) => listPlaceConditions(weigh(flat, other), []).map(({ text }) => text);
    expect(tellAll({})).toEqual([
      "you want the higher rate on everyday purchases: each dollar earns 2 cents, versus 1 cent with Other",
    ]);
    expect(tellAll({ rewards: { earns: [makeBase(1), makeEarn(3, { category: "groceries" })] } })).toEqual([
      "most of your spending falls outside bonus categories: each dollar earns 2 cents, versus 1 cent with Other",
    ]);
  });
});
