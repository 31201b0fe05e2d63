/** The outcome of a comparison as sentences, from figures given by hand. */
import { describe, expect, test } from "vitest";

import type { LeadStretch } from "../../engine/readers/leads.ts";
import { toVerdict } from "./verdict.ts";
import type { CardWorth } from "./worth.ts";

interface Given {
  readonly net: number;
  readonly first?: number;
  readonly bonus?: number;
  readonly without?: number;
  readonly face?: number;
}
function worth(name: string, { net, first = net, bonus = 0, without = net, face = without }: Given): CardWorth {
  const parts = { netUsd: net, rewardsUsd: net, perksUsd: 0, feesUsd: 0, bonusesUsd: 0 };
  return {
    slug: name.toLowerCase(),
    name,
    ongoing: parts,
    firstYear: { ...parts, netUsd: first, bonusesUsd: bonus, forgoneUsd: 0, neededUsd: 0 },
    withoutPerksUsd: without,
    faceValueUsd: face,
    centsPerPoint: 1,
    transferCents: null,
    choices: [],
    perks: [],
  };
}
const from = (fromMonthlyUsd: number, ...slugs: string[]): LeadStretch => ({ fromMonthlyUsd, slugs });
const judge = (cards: readonly CardWorth[], stretches: readonly LeadStretch[] = [], monthlyUsd = 1_000, trips = 4) =>
  toVerdict({ worth: cards, stretches, monthlyUsd, trips });

describe("who is worth more", () => {
  test("is said with the difference, whatever the order of the cards", () => {
    const { leaders, leadUsd, sentences } = judge([worth("Blue", { net: 120 }), worth("Gold", { net: 200.4 })]);
    expect(leaders).toEqual(["gold"]);
    expect(leadUsd).toBeCloseTo(80.4, 9);
    expect(sentences[0]).toBe(
      "For $1,000 a month and 4 trips a year, Gold is worth $80 a year more than Blue: $200 against $120, after the fee.",
    );
  });

  test("cards less than half a dollar apart are level", () => {
    const pair = [worth("Blue", { net: 120 }), worth("Gold", { net: 119.51 })];
    expect(judge(pair)).toMatchObject({ leaders: ["blue", "gold"], leadUsd: 0 });
    expect(judge(pair, [], 1_000, 1).sentences[0]).toBe(
      "For $1,000 a month and one trip a year, Blue and Gold are worth the same: $120 a year each, after the fee.",
    );
    expect(judge([worth("Blue", { net: 120 }), worth("Gold", { net: 119.5 })]).leaders).toEqual(["blue"]);
  });

  test("two level ones before a third", () => {
    const three = [worth("Blue", { net: 120 }), worth("Gold", { net: 120 }), worth("Red", { net: 90 })];
    expect(judge(three, [], 1_000, 0).sentences[0]).toBe(
      "For $1,000 a month and no trips a year, Blue and Gold are worth the same, $120 a year each, and $30 more than Red.",
    );
  });

  test("without any spend nothing is said of a mix", () => {
    const { sentences } = judge([worth("Blue", { net: 0 }), worth("Gold", { net: -95 })], [from(0, "blue")], 0);
    expect(sentences[0]).toBe(
      "With no spending, Blue is worth $95 a year more than Gold: $0 against −$95, after the fee.",
    );
    expect(sentences.some((sentence) => sentence.includes("mix"))).toBe(false);
  });

  test("a lead that is a loss is called one", () => {
    const last = (net: number) => judge([worth("Blue", { net }), worth("Gold", { net: -95 })]).sentences.at(-1);
    expect(last(-10)).toBe(
      "On this spending, none of them earns back its fee; you'd be better off with a no-fee card.",
    );
    expect(last(0)).not.toContain("better off");
  });
});

describe("where the lead changes", () => {
  const cards = [worth("Blue", { net: 120 }), worth("Gold", { net: 200 }), worth("Red", { net: 90 })];
  const turns = (...stretches: LeadStretch[]) =>
    judge(cards, stretches).sentences.filter((sentence) => sentence.includes("mix"));

  test("is said below and above the spend", () => {
    expect(turns(from(0, "blue"), from(400, "gold"), from(3_000, "red"))).toEqual([
      "Below $400 a month, in the same mix, Blue wins.",
      "Above $3,000 a month, in the same mix, Red wins.",
    ]);
  });

  test("at the very spend the later one leads", () => {
    expect(turns(from(0, "blue"), from(1_000, "gold"))).toEqual(["Below $1,000 a month, in the same mix, Blue wins."]);
  });

  test("cards that are level lead together", () => {
    expect(turns(from(0, "blue", "red"), from(400, "gold"))).toEqual([
      "Below $400 a month, in the same mix, Blue and Red tie for the lead.",
    ]);
  });

  test("beyond five times the spend it is nobody's question", () => {
    expect(turns(from(0, "gold"), from(5_000, "red"))).toHaveLength(1);
    expect(turns(from(0, "gold"), from(5_001, "red"))).toEqual([]);
  });

  test("nowhere is said, too, but not of cards that are always level", () => {
    expect(turns(from(0, "gold"))).toEqual(["Gold stays ahead at every level of spending we tried, in the same mix."]);
    expect(turns(from(0, "gold", "red"))).toEqual([]);
  });
});

describe("what perks decide", () => {
  const perks = (...cards: CardWorth[]) => judge(cards).sentences.filter((sentence) => sentence.includes("perk"));

  test("nothing, where no card has any", () => {
    expect(perks(worth("Blue", { net: 120 }), worth("Gold", { net: 200 }))).toEqual([]);
    expect(perks(worth("Blue", { net: 120, face: 120.49 }), worth("Gold", { net: 200 }))).toEqual([]);
  });

  test("not the lead, where the same card leads either way", () => {
    expect(perks(worth("Blue", { net: 120, face: 150 }), worth("Gold", { net: 200 }))).toEqual([
      "Gold leads without any perks, too, and with all of them at face value.",
    ]);
  });

  test("the lead, with the dollars of both ways", () => {
    const gold = worth("Gold", { net: 200, without: 100, face: 600 });
    expect(perks(worth("Blue", { net: 120 }), gold)).toEqual([
      "Without any perks, Blue leads by $20; with every perk at face value, Gold leads by $480.",
    ]);
    expect(perks(worth("Blue", { net: 120 }), worth("Gold", { net: 200, without: 120, face: 600 }))).toEqual([
      "Without any perks, Blue and Gold are tied; with every perk at face value, Gold leads by $480.",
    ]);
  });
});

describe("the first year", () => {
  const year = (...cards: CardWorth[]) => judge(cards).sentences.find((sentence) => sentence.includes("first year"));

  test("may have another leader, with the bonuses that count", () => {
    expect(year(worth("Blue", { net: 120, first: 320, bonus: 200 }), worth("Gold", { net: 200 }))).toBe(
      "In the first year, counting the welcome bonuses this spending earns, Blue leads by $120.",
    );
  });

  test("says where no bonus counts, and where cards are level", () => {
    expect(year(worth("Blue", { net: 120 }), worth("Gold", { net: 200 }))).toBe(
      "In the first year, with no welcome bonus counted, Gold leads by $80.",
    );
    expect(year(worth("Blue", { net: 120, first: 200 }), worth("Gold", { net: 200 }))).toBe(
      "In the first year, with no welcome bonus counted, they are worth the same.",
    );
    expect(
      year(worth("Blue", { net: 120, first: 200 }), worth("Gold", { net: 200 }), worth("Red", { net: 90, first: 50 })),
    ).toBe("In the first year, with no welcome bonus counted, Blue and Gold are tied, $150 ahead of Red.");
  });
});
