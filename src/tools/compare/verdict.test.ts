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
  readonly fee?: number;
  readonly membershipUsd?: number;
}
function worth(
  name: string,
  { net, first = net, bonus = 0, without = net, face = without, fee = 95, membershipUsd = 0 }: Given,
): CardWorth {
  const parts = { netUsd: net, rewardsUsd: net, perksUsd: 0, feesUsd: 0, bonusesUsd: 0 };
  return {
    slug: name.toLowerCase(),
    name,
    ongoing: { ...parts, feesUsd: fee },
    membershipUsd,
    firstYear: { ...parts, netUsd: first, bonusesUsd: bonus, forgoneUsd: 0, neededUsd: 0 },
    withoutPerksUsd: without,
    faceValueUsd: face,
    centsPerPoint: 1,
    transferCents: null,
    transfersAlone: true,
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
    expect(leadUsd).toBe(80);
    expect(sentences[0]).toBe(
      "If you spend $1,000 a month and take 4 trips a year, Gold is worth $80 more a year than Blue: $200 versus $120, after annual fees.",
    );
  });

  test("by the amounts as they are shown", () => {
    const { leadUsd, sentences } = judge([worth("Blue", { net: 306.4 }), worth("Gold", { net: -217.4 })]);
    expect([leadUsd, sentences[0]]).toEqual([
      523,
      expect.stringContaining("$523 more a year than Gold: $306 versus −$217"),
    ]);
  });

  test("cards that read the same are level", () => {
    const pair = [worth("Blue", { net: 120 }), worth("Gold", { net: 119.51 })];
    expect(judge(pair)).toMatchObject({ leaders: ["blue", "gold"], leadUsd: 0 });
    expect(judge(pair, [], 1_000, 1).sentences[0]).toBe(
      "If you spend $1,000 a month and take one trip a year, Blue and Gold are worth the same: $120 a year each, after annual fees.",
    );
    expect(judge([worth("Blue", { net: 120 }), worth("Gold", { net: 119.49 })]).leaders).toEqual(["blue"]);
  });

  test("without an annual fee none is told, and a membership has its name", () => {
    const end = (own: Given, other: Given) =>
      judge([worth("Blue", own), worth("Gold", other)]).sentences[0]?.replace(/.*(each|versus \$\d+)/, "");
    expect(end({ net: 9, fee: 0 }, { net: 9, fee: 0 })).toBe("; neither has an annual fee.");
    expect(end({ net: 9, fee: 0 }, { net: 5, fee: 0 })).toBe(".");
    expect(end({ net: 9, fee: 0 }, { net: 5, fee: 50, membershipUsd: 50 })).toBe(", after the membership fee.");
    expect(end({ net: 9 }, { net: 5, fee: 0 })).toBe(", after the annual fee.");
    expect(end({ net: 9 }, { net: 5 })).toBe(", after annual fees.");
    expect(end({ net: 9 }, { net: 5, fee: 145, membershipUsd: 50 })).toBe(
      ", after annual fees and the membership fee.",
    );
    expect(end({ net: 9 }, { net: 5, fee: 50, membershipUsd: 50 })).toBe(
      ", after the annual fee and the membership fee.",
    );
  });

  test("two level ones before a third", () => {
    const three = [worth("Blue", { net: 120 }), worth("Gold", { net: 120 }), worth("Red", { net: 90 })];
    expect(judge(three, [], 1_000, 0).sentences[0]).toBe(
      "If you spend $1,000 a month and take no trips, Blue and Gold are worth the same, $120 a year each, and $30 more than Red.",
    );
  });

  test("without any spend nothing is said of a mix", () => {
    const { sentences } = judge([worth("Blue", { net: 0 }), worth("Gold", { net: -95 })], [from(0, "blue")], 0);
    expect(sentences[0]).toBe(
      "With no spending, Blue is worth $95 more a year than Gold: $0 versus −$95, after annual fees.",
    );
    expect(sentences.some((sentence) => sentence.includes("mix of purchases"))).toBe(false);
  });

  test("a lead that is a loss is called one", () => {
    const last = (net: number) => judge([worth("Blue", { net }), worth("Gold", { net: -95 })]).sentences.at(-1);
    expect(last(-10)).toBe(
      "At this spending, neither card earns back its annual fee; you'd be better off with a no-annual-fee card.",
    );
    expect(last(0)).not.toContain("better off");
    const three = ["Blue", "Gold", "Red"].map((name, at) => worth(name, { net: -10 - at }));
    expect(judge(three).sentences.at(-1)).toContain("none of them earns back its annual fee");
    expect(judge(three).sentences[0]).toMatch(
      /, Blue costs you \$1 less a year than Gold: \$10 versus \$11, after rewards and perks\.$/,
    );
  });
});

describe("where the lead changes", () => {
  const cards = [worth("Blue", { net: 120 }), worth("Gold", { net: 200 }), worth("Red", { net: 90 })];
  const turns = (...stretches: LeadStretch[]) =>
    judge(cards, stretches).sentences.filter((sentence) => sentence.includes("mix of purchases"));

  test("is said below and above the spend", () => {
    expect(turns(from(0, "blue"), from(400, "gold"), from(3_000, "red"))).toEqual([
      "If you spend less than $400 a month, with the same mix of purchases, Blue wins.",
      "If you spend more than $3,000 a month, with the same mix of purchases, Red wins.",
    ]);
    expect(turns(from(0, "blue"), from(400, "gold"), from(3_000, "blue"))).toEqual([
      "If you spend less than $400 or more than $3,000 a month, with the same mix of purchases, Blue wins.",
    ]);
  });

  test("a stretch that ends is told with both ends", () => {
    expect(turns(from(0, "gold"), from(200, "blue"), from(400, "gold"), from(3_000, "red"))).toEqual([
      "If you spend $200 to $400 a month, with the same mix of purchases, Blue wins.",
      "If you spend more than $3,000 a month, with the same mix of purchases, Red wins.",
    ]);
    expect(turns(from(0, "gold"), from(1_200, "blue"), from(4_000, "gold"))).toEqual([
      "If you spend $1,200 to $4,000 a month, with the same mix of purchases, Blue wins.",
    ]);
    expect(turns(from(0, "gold"), from(1_200, "blue"), from(5_001, "gold"))).toEqual([
      "If you spend more than $1,200 a month, with the same mix of purchases, Blue wins.",
    ]);
    expect(turns(from(0, "gold"), from(24, "blue"), from(400, "gold"))).toEqual([
      "If you spend less than $400 a month, with the same mix of purchases, Blue wins.",
    ]);
  });

  test("at the very spend the later one leads", () => {
    expect(turns(from(0, "blue"), from(1_000, "gold"))).toEqual([
      "If you spend less than $1,000 a month, with the same mix of purchases, Blue wins.",
    ]);
  });

  test("below $25 it is nobody's question", () => {
    expect(turns(from(0, "blue"), from(24, "gold"))).toEqual([]);
    expect(turns(from(0, "blue"), from(25, "gold"))).toHaveLength(1);
  });

  test("cards that are level lead together", () => {
    expect(turns(from(0, "blue", "red"), from(400, "gold"))).toEqual([
      "If you spend less than $400 a month, with the same mix of purchases, Blue and Red tie for the lead.",
    ]);
  });

  test("beyond five times the spend it is nobody's question", () => {
    expect(turns(from(0, "gold"), from(5_000, "red"))).toHaveLength(1);
    expect(turns(from(0, "gold"), from(5_001, "red"))).toEqual([]);
  });

  test("nowhere is said, too, but not of cards that are always level", () => {
    expect(turns(from(0, "gold"))).toEqual([
      "Gold stays ahead at every level of spending we tried, with the same mix of purchases.",
    ]);
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
      "Gold also leads without any perks, and with every usable one at face value.",
    ]);
  });

  test("the lead, with the dollars of both ways", () => {
    const gold = worth("Gold", { net: 200, without: 100, face: 600 });
    expect(perks(worth("Blue", { net: 120 }), gold)).toEqual([
      "Without any perks, Blue leads by $20; with every usable perk at face value, Gold leads by $480.",
    ]);
    expect(perks(worth("Blue", { net: 120 }), worth("Gold", { net: 200, without: 120, face: 600 }))).toEqual([
      "Without any perks, Blue and Gold are tied; with every usable perk at face value, Gold leads by $480.",
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
