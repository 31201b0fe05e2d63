/** Conditions from terms, points and places, beyond their first wording: weights, doubts and every way to say it. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { getCard } from "../../../catalog/queries.ts";
import { PROGRAMS } from "../../../catalog/program.ts";
import { makeBase, makeCard, makeEarn } from "../../../rewards/value/test-cards.ts";
import type { WalletCard } from "../../../rewards/value/wallet-card.ts";
import { listComparePairs } from "../compare-pairs.ts";
import { toChooseIf } from "./choose-if.ts";
import { listFactConditions } from "./fact-conditions.ts";
import type { Condition, Weighing } from "./pair-side.ts";
import { listPlaceConditions } from "./place-conditions.ts";
import { listPointConditions } from "./point-conditions.ts";
import { type Given, weigh } from "./test-weighing.ts";

const fee = (ongoingUsd: number): Given => ({ card: { annualFee: { firstYearUsd: 0, ongoingUsd } } });
const doubt = (group: string): Given => ({
  card: {
    provenance: {
      ...Object.fromEntries(
        ["signUpBonus", "perks", "apr", "foreignFee"].map((name) => [name, { shownConfidence: "high" }]),
      ),
      [group]: { shownConfidence: "low" },
    },
  },
});
const join = (...parts: readonly Given[]): Given => ({
  card: Object.assign({}, ...parts.map(({ card }) => card)) as object,
  rewards: Object.assign({}, ...parts.map(({ rewards }) => rewards)) as Partial<WalletCard>,
});
const list = (own: Given, other: Given = {}, gapUsd = 0) => listFactConditions(weigh(own, other, gapUsd));
const weights = (conditions: readonly Condition[]) =>
  Object.fromEntries(conditions.map(({ kind, weight }) => [kind, weight]));
/** Every wording that a card could get, by its key. */
function listWordings(
  own: Given,
  other: Given = {},
  run = (weighing: Weighing): unknown => listFactConditions(weighing),
) {
  const said: Record<string, readonly string[]> = {};
  const pick: Weighing["pick"] = (key, wordings) => {
    said[key] = wordings;
    return wordings.at(-1) ?? "";
  };
  run({ ...weigh(own, other, -40), pick });
  return said;
}

describe("how much a reason weighs", () => {
  test("a fee weighs more where there is none, and the more is saved", () => {
    const weigh95 = (mine: number, theirs: number) => weights(list(fee(mine), fee(theirs)))["fee"];
    expect(weigh95(0, 95)).toBe(5.8);
    expect(weigh95(95, 195)).toBeCloseTo(4.7, 9);
    expect(weigh95(95, 895)).toBeCloseTo(5.5, 9);
    expect([weigh95(95, 115), weigh95(95, 114)]).toEqual([expect.closeTo(4.54, 9), undefined]);
  });

  test("what is needed and a brand go first, what is left last", () => {
    const requires = { kind: "relationship", name: "A card", usdPerYear: null };
    const perks = [
      { id: "a", type: "lounge_access", description: "Lounges", lapsed: false },
      { id: "b", type: "travel_insurance", description: "Insurance", lapsed: false },
    ];
    const card = { requires, perks, network: "Mastercard", creditScore: { newToCredit: true } };
    const sorted = list({ card, rewards: { brandOf: "Delta" } }, fee(95), -40)
      .toSorted((left, right) => right.weight - left.weight)
      .map(({ kind }) => kind);
    expect(sorted).toEqual(["needs", "brand", "history", "lounges", "fee", "perk-other", "price", "network"]);
  });

  test("of perks the most telling weigh most", () => {
    const perk = (type: string): Given => ({ card: { perks: [{ id: "a", type, description: "It", lapsed: false }] } });
    const [first, second] = [list(perk("lounge_access")), list(perk("anniversary_free_night"))];
    expect(first[0]!.weight).toBeCloseTo(6.4, 9);
    expect(second[0]!.weight).toBeCloseTo(6.28, 9);
    expect(second[0]!.kind).toBe("perk-anniversary_free_night");
    expect(list(perk("free_checked_bag"))[0]?.kind).toBe("bags");
    expect(list(perk("anniversary_bonus_points"))[0]?.kind).toBe("perk-other");
    expect(list(perk("no_such_perk"))).toEqual([]);
  });
});

test("nothing is said of a fact that is in doubt", () => {
  const abroad = (foreignTransactionFeePercent: number): Given => ({ card: { foreignTransactionFeePercent } });
  expect(list(join(abroad(0), doubt("perks")), abroad(3))).toHaveLength(1);
  expect(list(join(abroad(0), doubt("foreignFee")), abroad(3))).toEqual([]);
  expect(list(abroad(0), join(abroad(3), doubt("foreignFee")))).toEqual([]);
  const apr: Given = { card: { introApr: "0% for 15 months on purchases" } };
  expect([list(apr).length, list(join(apr, doubt("apr"))), list(apr, doubt("apr"))]).toEqual([1, [], []]);
  const perks: Given = { card: { perks: [{ id: "a", type: "lounge_access", description: "It", lapsed: false }] } };
  expect([list(perks).length, list(join(perks, doubt("perks"))), list(perks, doubt("perks")).length]).toEqual([
    1,
    [],
    1,
  ]);
  const bonus: Given = {
    card: { signUpBonus: { kind: "fixed", state: "open", points: 60_000, minSpendUsd: 4_000, durationDays: 90 } },
  };
  expect([list(bonus).length, list(join(bonus, doubt("signUpBonus")))]).toEqual([1, []]);
});

describe("other wordings", () => {
  test("name the same fees, brands, rates and months as the first", () => {
    const offer = { kind: "fixed", state: "open", points: 60_000, minSpendUsd: 4_000, durationDays: 90 };
    const choice = (mode: "chosen" | "rotating") =>
      ({
        choices: [
          {
            id: "c",
            mode,
            choices: 1,
            multiplier: 5,
            afterCap: 1,
            cap: null,
            options: [{ id: "g", label: "Gas stations", covers: [] }],
          },
        ],
      }) as unknown as Partial<WalletCard>;
    const abroad = (foreignTransactionFeePercent: number): Given => ({ card: { foreignTransactionFeePercent } });
    const cases: readonly (readonly [key: string, facts: RegExp, said: Record<string, readonly string[]>])[] = [
      ["no-fee", /\$95|annual fee/, listWordings(fee(0), fee(95))],
      ["fee", /\$95|\$155/, listWordings(fee(95), fee(250))],
      ["brand", /Delta/, listWordings({ rewards: { brandOf: "Delta" } })],
      ["brand", /Delta/, listWordings({ rewards: { brandOf: "Delta" } }, { rewards: { brandOf: "United" } })],
      ["abroad", /3%/, listWordings(abroad(0), abroad(3))],
      ["apr", /15 months/, listWordings({ card: { introApr: "0% for 15 months on purchases" } })],
      ["bonus", /60,000 points.*|brings its 60,000/, listWordings({ card: { signUpBonus: offer } })],
      ["needs", /Costco/, listWordings({ card: { requires: { kind: "membership", name: "Costco", usdPerYear: 65 } } })],
      ["rotating", /5x/, listWordings({ rewards: choice("rotating") })],
      ["chosen", /5x.*gas stations/, listWordings({ rewards: choice("chosen") })],
      ["price", /\$40 a year/, listWordings({})],
      ["bank", /My Bank/, listWordings({ card: { issuingBank: "My Bank" } })],
    ];
    for (const [key, facts, said] of cases) {
      const wordings = said[key] ?? [];
      expect(wordings.length, key).toBeGreaterThan(1);
      for (const text of wordings) expect(text, key).toMatch(facts);
      expect(new Set(wordings).size, key).toBe(wordings.length);
    }
  });

  test("speak of airlines, hotels and shops in their own verbs", () => {
    const brand = (brandOf: string, other: string | null = null) =>
      listWordings({ rewards: { brandOf } }, { rewards: { brandOf: other } })["brand"];
    expect(brand("Delta")).toEqual([
      "you fly Delta often enough for a card of its own",
      "Delta is where half of your flights are, as we count here",
    ]);
    expect(brand("Hilton")?.[1]).toBe("Hilton is where half of your hotel nights go, as we count here");
    expect(brand("Expedia")).toEqual([
      "you book with Expedia often enough for a card of its own",
      "Expedia is where half of your bookings are, as we count here",
    ]);
    expect(brand("Delta", "United")?.[1]).toBe("Delta is the one you fly most");
    expect(brand("Hilton", "Hyatt")).toEqual([
      "you stay with Hilton more than Hyatt",
      "Hilton is the one you stay with most",
    ]);
  });

  test("of an offer beside a vague one do not call it the only one", () => {
    const offer = { kind: "fixed", state: "open", points: 60_000, minSpendUsd: 4_000, durationDays: 90 };
    const vague: Given = { card: { signUpBonus: { ...offer, kind: "up-to" } } };
    expect(listWordings({ card: { signUpBonus: offer } }, vague)["bonus"]).toHaveLength(1);
  });
});

describe("where points go", () => {
  const toPoints = (program: string, more: Partial<WalletCard["points"]> = {}): Given => ({
    rewards: {
      points: { ...makeCard("x").points, program, kind: "bank", transfersAlone: true, ...more },
    },
    card: { rewardProgram: "Points" },
  });
  const cash: Given = { card: { rewardProgram: "Cash back" } };
  const tell = (own: Given, other: Given) => listPointConditions(weigh(own, other));
  const program = PROGRAMS.find(({ partners }) =>
    partners.some(({ partner, ratio }) => /Hyatt/.test(partner) && ratio === "1:1"),
  );
  const hyatt = program!.partners.find(({ partner }) => /Hyatt/.test(partner))!.partner;

  test("to partners one to one, the best known first, three at most", () => {
    const [condition, ...more] = tell(toPoints(program!.slug), cash);
    expect(more).toEqual([]);
    expect(condition).toMatchObject({ kind: "points", weight: 6.6 });
    expect(condition?.text).toMatch(
      new RegExp(
        `^you would rather have points for flights and hotels than cash back: they become ${hyatt}, .+ and .+, one to one$`,
      ),
    );
    const named = condition!.text
      .split(": they become ")[1]!
      .replace(", one to one", "")
      .split(/, | and /);
    expect(named).toHaveLength(3);
    for (const name of named) {
      const partner = program!.partners.find((known) => known.partner === name);
      expect([partner?.ratio, partner?.needs], name).toEqual(["1:1", undefined]);
    }
  });

  test("that the other card's points don't reach", () => {
    for (const other of PROGRAMS.filter(({ slug }) => slug !== program!.slug)) {
      const [condition] = tell(toPoints(program!.slug), toPoints(other.slug));
      const reached = other.partners.some(({ partner }) => partner === hyatt);
      expect(condition?.text.includes(hyatt) ?? false, other.slug).toBe(!reached);
      if (!reached) expect(condition).toMatchObject({ kind: "points", weight: 6.2 });
      if (!reached)
        expect(condition?.text).toMatch(/^you would turn points into .*, one to one; Other's don't go there$/);
    }
    expect(tell(toPoints(program!.slug), toPoints(program!.slug))).toEqual([]);
    expect(tell(toPoints(program!.slug, { transfersAlone: false }), cash)).toEqual([]);
  });

  test("instead of points that stay where they are, or belong to one brand", () => {
    const stuck = toPoints("other", { transfersAlone: false });
    expect(tell(toPoints(program!.slug), stuck)[0]?.text).toContain("than points that Other alone can't move:");
    const brand = { ...stuck, rewards: { ...stuck.rewards, brandOf: "Delta" } };
    expect(tell(toPoints(program!.slug), brand)[0]?.text).toContain("than points that only Delta takes:");
    const said = listWordings(toPoints(program!.slug), cash, listPointConditions)["points-alone"];
    expect(said?.[1]).toMatch(
      new RegExp(`^you book with ${hyatt}, .* and would transfer points, which Other alone can't do$`),
    );
    const other = PROGRAMS.find(({ partners }) => !partners.some(({ partner }) => partner === hyatt))!;
    const elsewhere = listWordings(toPoints(program!.slug), toPoints(other.slug), listPointConditions);
    expect(elsewhere["points-elsewhere"]?.[1]).toMatch(
      /(are programs|is a program) you use: only Own's points move there at full ratio$/,
    );
  });

  test("at full ratio with one card of a program and less with the other", () => {
    const found = PROGRAMS.flatMap(({ slug, partners }) =>
      partners.flatMap(({ partner, ratio, exception = "" }) => {
        const name = /^1:1 with an? (.*)$/.exec(exception)?.[1];
        return name ? [{ slug, partner, ratio, name }] : [];
      }),
    )[0]!;
    const own = join(toPoints(found.slug), { card: { name: found.name, rewardProgram: "Points" } });
    const [bank, received] = found.ratio.split(":");
    expect(tell(own, toPoints(found.slug))).toEqual([
      {
        kind: "points",
        weight: 7,
        text: `you move points to ${found.partner}: all of them arrive, while ${bank} points of Other become ${received}`,
      },
    ]);
    expect(tell(own, own)).toEqual([]);
  });

  test("nowhere: plain cash beside points that have to be used", () => {
    const text = "you want plain cash back, with no award charts to study";
    expect(tell(cash, toPoints(program!.slug))).toEqual([{ kind: "points", weight: 5.5, text }]);
    expect(tell(cash, toPoints("skymiles", { kind: "brand", transfersAlone: false }))[0]?.text).toBe(text);
    expect(tell(cash, toPoints("other", { transfersAlone: false }))).toEqual([]);
    expect(tell(cash, cash)).toEqual([]);
    expect(listWordings(cash, toPoints(program!.slug), listPointConditions)["cash"]?.[1]).toContain(
      "cash suits you better",
    );
  });
});

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
  const tell = (own: Given, other: Given = {}) => listPlaceConditions(weigh(own, other), brands);

  test("of a brand are named in the words of its kind", () => {
    const texts = tell(at("Delta", "Hilton", "Amazon", "Lyft")).map(({ text }) => text.replace(/:.*/, ""));
    expect(texts).toEqual([
      "you buy your tickets from Delta",
      "you pay for stays with Hilton",
      "you shop at Amazon",
      "you ride with Lyft",
    ]);
    const others = listWordings(at("Delta", "Hilton", "Amazon"), {}, (weighing) =>
      listPlaceConditions(weighing, brands),
    );
    expect(Object.values(others).map((wordings) => wordings.length)).toEqual([2, 2, 2]);
    for (const wordings of Object.values(others)) for (const text of wordings) expect(text).toContain("NAME");
    expect(tell(at("Delta"))[0]?.text).toBe(
      "you buy your tickets from Delta: a dollar there brings 3 cents back, with Other 1 cent",
    );
  });

  test("that nobody calls by name, or that are unknown, are not named", () => {
    expect(tell(at("The Cheesecake Factory"))).toEqual([]);
    expect(listPlaceConditions(weigh(at("Delta")), [])).toEqual([]);
  });

  test("weigh more the larger the difference, within bounds; Lyft least", () => {
    const part = (multiplier: number): Given => ({
      rewards: { earns: [makeBase(1), makeEarn(multiplier, { parts: ["drugstores"] })] },
    });
    const weight = (multiplier: number) => tell(part(multiplier))[0]?.weight;
    expect(weight(2.5)).toBeCloseTo(3.6 + 0.5, 9);
    expect(weight(20)).toBe(5.4);
    expect(weights(tell(at("Lyft")))).toEqual({ "rate-brand": 3.6 });
    expect(weights(tell(part(3)))).toEqual({ "rate-part": expect.closeTo(3.6 + 2 / 3, 9) });
  });

  test("abroad, or by a rate for all, are none of these", () => {
    const earns = (change: object): Given => ({
      rewards: { earns: [makeBase(1), makeEarn(3, { parts: ["drugstores"], ...change })] },
    });
    expect(tell(earns({}))).toHaveLength(1);
    expect(tell(earns({ foreignOnly: true }))).toEqual([]);
    expect(tell({ rewards: { earns: [makeBase(3)] } })).toEqual([]);
  });

  test("are told in points where both cards earn the same ones, and against nothing where the other earns none", () => {
    const points = { ...makeCard("x").points, program: "one" };
    const own: Given = { rewards: { points, earns: [makeBase(1), makeEarn(3, { parts: ["rent"] })] } };
    expect(tell(own, { rewards: { points } })[0]?.text).toBe("you pay rent: it earns 3x there, Other 0x");
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
      "you shop at drugstores: a dollar there brings 5 cents back, if you choose it, with Other 1 cent",
    );
    const points = { ...makeCard("x").points, program: "one" };
    const same = tell({ rewards: { ...own.rewards, points } }, { rewards: { points } });
    expect(same[0]?.text).toBe("you shop at drugstores: it earns 5x there, if you choose it, Other 1x");
  });
});

describe("choose one if", () => {
  test("has up to three different reasons for each card of a pair, in whole words", () => {
    const pairs = listComparePairs();
    for (const { first, second } of [pairs[0]!, pairs[9]!, pairs[13]!, pairs[31]!]) {
      const advice = toChooseIf([getCard(first), getCard(second)], records);
      expect(advice.choices.map(({ slug }) => slug)).toEqual([first, second]);
      for (const { conditions, name } of advice.choices) {
        expect(conditions.length, name).toBeGreaterThan(0);
        expect(conditions.length, name).toBeLessThanOrEqual(3);
        expect(new Set(conditions).size).toBe(conditions.length);
        for (const text of conditions) expect(text, name).not.toMatch(/undefined|NaN|AMOUNT|NAME|Infinity/);
      }
    }
  });

  test("says whose amounts they are: a household's or a firm's, with the brands of the cards", () => {
    const tell = (first: string, second: string) => toChooseIf([getCard(first), getCard(second)], records).reader;
    expect(tell("delta-skymiles-gold", "united-explorer")).toMatch(
      /^Amounts are for a household that spends \$2,620 a month, takes 4 trips a year and uses Delta and United; each/,
    );
    expect(tell("amex-business-gold", "chase-ink-business-preferred")).toMatch(
      /^Amounts are for a small firm that spends \$7,600 a month and takes \d+ trips a year; each changes one thing/,
    );
  });

  test("keeps a card that is closed, and refuses one that is not on record", () => {
    const gold = getCard("amex-gold");
    const closed = toChooseIf([{ ...gold, status: "closed" }, getCard("amex-platinum")], records);
    expect(closed.choices.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(() => toChooseIf([{ ...gold, slug: "none" }, getCard("amex-platinum")], records)).toThrow(
      "The records have no card none",
    );
  });
});
