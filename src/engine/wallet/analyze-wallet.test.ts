import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import {
  createRandom,
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
} from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { RewardsCatalog, WalletCard } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import type { Analysis } from "./answer.ts";
import { feeSurchargeUsd } from "./fee-surcharge.ts";
import { valueWallet } from "./value-wallet.ts";

function toCatalog(cards: readonly WalletCard[]): RewardsCatalog {
  return { cards, brands: [], rules: [], changes: {} };
}

function analyze(cards: readonly WalletCard[], profile: Profile, sensitivity = false): Analysis {
  const answer = analyzeWallet(toCatalog(cards), profile, { sensitivity });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const dining = makeCard("dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });
const airline = makeCard("airline", {
  brandOf: "Delta",
  earns: [makeBase(1), makeEarn(9, { category: "travel_other", brands: ["Delta"] })],
});
const client = makeCard("client", {
  requires: { kind: "relationship", name: "Some Bank", key: "some-bank", usdPerYear: 0 },
  earns: [makeBase(3)],
});
const LINES = [makeLine("dining", 500), makeLine("other", 1_000)];

/** What the measure of our pick takes off these cards. */
const sumSurcharges = (cards: readonly WalletCard[], planned: WalletPlan["cards"]): number =>
  planned.reduce(
    (usd, { slug, laterFeeUsd }) =>
      usd +
      feeSurchargeUsd(
        cards.find((card) => card.slug === slug)!,
        laterFeeUsd,
      ),
    0,
  );

describe("a card that earns nothing", () => {
  const nothing = makeCard("nothing", { earns: [makeBase(0)] });

  test("adds nothing to any wallet", () => {
    const profile = makeProfile(LINES);
    const [without, beside] = [
      [dining, flat],
      [dining, flat, nothing],
    ].map((cards) => analyze(cards, profile).pick);
    expect(beside!.netUsd).toBe(without!.netUsd);
    expect(beside!.cards.map(({ slug }) => slug)).not.toContain("nothing");
  });

  test("is worth $0 by itself, whatever is spent", () => {
    expect(valueWallet([nothing], makeProfile(LINES, { effortUsd: 0 })).netUsd).toBe(0);
  });
});

describe("who is eligible", () => {
  const slugsOf = (profile: Partial<Profile>, cards = [airline, client, dining, flat]) =>
    analyze(cards, makeProfile([...LINES, makePartLine("flights", 900, { brand: "Delta" })], profile)).pick.cards.map(
      ({ slug }) => slug,
    );

  test("an airline's card only with its brand named", () => {
    expect(slugsOf({})).toEqual(["dining", "flat"]);
    expect(slugsOf({ brandsUsed: ["Delta"] })).toEqual(["airline", "dining", "flat"]);
    expect(slugsOf({ brandsUsed: "any" })).toEqual(["airline", "dining", "flat"]);
  });

  test("a card for clients only with the relationship, and what it would add is said", () => {
    expect(slugsOf({ has: ["some-bank"] })).toEqual(["client", "dining"]);
    const { leftOut } = analyze([client, dining, flat], makeProfile(LINES));
    expect(leftOut).toMatchObject({ card: "client", key: "some-bank" });
    expect(leftOut!.addsUsd).toBeCloseTo(120, 6);
  });

  test("by type, score, status and exclusion; must-haves and owned cards always", () => {
    const business = makeCard("business", { cardType: "business", earns: [makeBase(4)] });
    const strict = makeCard("strict", {
      score: { floor: 740, isEstimated: false, newToCredit: false },
      earns: [makeBase(4)],
    });
    const closed = makeCard("closed", { status: "closed", earns: [makeBase(4)] });
    const rise = makeCard("rise", { score: { floor: 0, isEstimated: false, newToCredit: true } });
    const cards = [business, closed, flat, rise, strict];
    expect(slugsOf({ score: 700 }, cards)).toEqual(["flat"]);
    expect(slugsOf({ score: 740 }, cards)).toEqual(["strict"]);
    expect(slugsOf({ score: "none" }, cards)).toEqual(["rise"]);
    expect(slugsOf({ type: "business" }, cards)).toEqual(["business"]);
    expect(slugsOf({ score: 700, owned: ["closed"] }, cards)).toEqual(["closed"]);
    expect(slugsOf({ exclude: ["flat", "strict"] }, cards)).toEqual(["rise"]);
    expect(slugsOf({ mustHave: ["business"], exclude: ["strict"] }, cards)).toEqual(["business"]);
  });
});

test("a limit on fees binds the first year's and the later years' sums, memberships included", () => {
  const cheapLater = makeCard("a", { fees: { firstYearUsd: 0, laterUsd: 95 }, earns: [makeBase(4)] });
  const cheapFirst = makeCard("b", { fees: { firstYearUsd: 95, laterUsd: 0 }, earns: [makeBase(4)] });
  const member = makeCard("c", {
    earns: [makeBase(4)],
    requires: { kind: "membership", name: "C", key: "c", usdPerYear: 65 },
  });
  const profile = makeProfile(LINES, { maxAnnualFeesUsd: 50 });
  expect(analyze([cheapLater, cheapFirst, member, flat], profile).pick.cards.map(({ slug }) => slug)).toEqual(["flat"]);
});

test("contradictions are named beside their field", () => {
  const answer = analyzeWallet(toCatalog([flat, makeCard("gone", { status: "closed" })]), {
    ...makeProfile(LINES),
    mustHave: ["flat", "gone"],
    exclude: ["flat", "nobody"],
    maxCards: 1,
  });
  expect(answer.ok ? [] : answer.errors.map(({ field }) => field)).toEqual([
    "exclude",
    "mustHave",
    "exclude",
    "mustHave",
  ]);
});

test("a card adds what the others would be worth less without it", () => {
  const { pick, cards } = analyze([dining, flat], makeProfile(LINES, { effortUsd: 0 }));
  expect(pick.cards.map(({ slug }) => slug)).toEqual(["dining", "flat"]);
  const alone = (card: WalletCard) => valueWallet([card], makeProfile(LINES, { effortUsd: 0 })).netUsd;
  expect(cards.map(({ addsUsd }) => addsUsd)).toEqual([
    expect.closeTo(pick.netUsd - alone(flat), 9),
    expect.closeTo(pick.netUsd - alone(dining), 9),
  ]);
});

describe("our pick", () => {
  /** 2% for nothing, or more for a fee, on $18,000 a year. */
  const pickOf = (feeUsd: number, bringsUsd: number, profile: Partial<Profile> = {}) => {
    const dear = makeCard("dear", { earns: [makeBase(2 + bringsUsd / 180)], fees: fee(feeUsd) });
    return analyze([dear, flat], makeProfile(LINES, { maxCards: 1, ...profile }));
  };

  test.each([
    // A fee of $100 must bring $100, a quarter of it and $25.
    [100, 151, "dear"],
    [100, 149, "flat"],
    [40, 76, "dear"],
    [40, 74, "flat"],
  ])("of a card for $%i that brings $%i more than one without a fee is %s", (feeUsd, bringsUsd, slug) => {
    expect(pickOf(feeUsd, bringsUsd).pick.cards.map((card) => card.slug)).toEqual([slug]);
  });

  test("has beside it what is worth most, and the best without a fee, unless it is that", () => {
    const free = pickOf(100, 149);
    expect(free.most).toMatchObject({ cards: ["dear"], laterFeesUsd: 100 });
    expect(free.most!.netUsd - free.pick.netUsd).toBeCloseTo(49, 9);
    expect(free.withoutFees).toBeNull();
    const dear = pickOf(100, 160);
    expect(dear.most).toBeNull();
    expect(dear.withoutFees).toMatchObject({ cards: ["flat"], netUsd: 360 });
  });

  test("holds a card where one is worth more than nothing, and none where none is", () => {
    const paid = makeCard("paid", { earns: [makeBase(2)], fees: fee(300) });
    expect(analyze([paid], makeProfile(LINES)).pick.cards.map(({ slug }) => slug)).toEqual(["paid"]);
    const never = makeCard("never", { earns: [makeBase(1)], fees: fee(300) });
    expect(analyze([never], makeProfile(LINES)).pick.cards).toEqual([]);
    expect(analyze([paid], makeProfile(LINES, { maxAnnualFeesUsd: 200 })).pick.cards).toEqual([]);
  });

  test("is of all wallets the best less $25 and a quarter of the fee for each card with one", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const random = createRandom(seed + 4_200);
      const cards = makeRandomCards(6, random);
      const profile = { ...makeRandomProfile(random, cards), maxCards: 2 };
      const ranked = [
        [],
        ...cards.map((card) => [card]),
        ...cards.flatMap((one, at) => cards.slice(0, at).map((other) => [one, other])),
      ];
      const { pick, eligibleCount } = analyze(cards, profile);
      if (eligibleCount < cards.length || profile.maxAnnualFeesUsd !== null) continue;
      const scoreOf = (some: readonly WalletCard[]) => {
        const { objectiveUsd, cards: planned } = valueWallet(some, profile);
        return objectiveUsd - sumSurcharges(cards, planned);
      };
      const slugs = new Set(pick.cards.map(({ slug }) => slug));
      const mostUsd = Math.max(...ranked.map(scoreOf));
      if (mostUsd > 0) expect(scoreOf(cards.filter(({ slug }) => slugs.has(slug)))).toBeCloseTo(mostUsd, 2);
    }
  });

  test("has beside it all wallets within $25 and what they do better", () => {
    const same = makeCard("same", { earns: [makeBase(2)] });
    const { runnersUp, runnersUpComplete } = analyze([flat, same], makeProfile([makeLine("other", 1_000)]));
    expect(runnersUp.map(({ cards, better }) => [cards, better])).toEqual([
      [["same"], ["equal"]],
      [["flat", "same"], []],
    ]);
    expect(runnersUpComplete).toBe(true);
  });

  test("has a verdict for each owned card", () => {
    const costly = makeCard("costly", { fees: fee(500), earns: [makeBase(2)] });
    const drawer = makeCard("drawer");
    const profile = makeProfile(LINES, { owned: ["costly", "drawer", "flat"] });
    const cards = [costly, dining, drawer, flat];
    expect(analyze(cards, profile).owned.map(({ slug, verdict }) => [slug, verdict])).toEqual([
      ["costly", "cancel"],
      ["drawer", "keep"],
      ["flat", "keep"],
    ]);
  });

  test("has its parts without perks and at face value", () => {
    const credit = makePerk("u", {
      kind: "credit",
      faceUsd: 300,
      share: 0.5,
      merchant: "uber",
      fits: { brands: ["Uber"] },
    });
    const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
    const card = makeCard("perks", { earns: [makeBase(3)], fees: fee(100), perks: [credit, lounge] });
    const answer = analyze([card], makeProfile(LINES, { trips: 4 }));
    expect([answer.withoutPerksUsd, answer.pick.netUsd, answer.perksAtFaceValueUsd]).toEqual([440, 540, 1_140]);
  });
});

describe("what would change it", () => {
  test("is the amount at which a fee no longer pays, to a few percent", () => {
    // 3% more on dining against a fee of $120, a quarter of it and $25.
    const paid = makeCard("paid", { fees: fee(120), earns: [makeBase(2), makeEarn(5, { category: "dining" })] });
    const { changes } = analyze([flat, paid], makeProfile([makeLine("dining", 700), makeLine("other", 100)]), true);
    const change = changes.find(({ what, direction }) => what === "spend.dining" && direction === "below")!;
    expect(change.to).toEqual(["flat"]);
    const levelUsd = (120 + 30 + 25) / 0.03 / 12;
    expect(Math.abs(change.at - levelUsd)).toBeLessThan(0.02 * 700);
  });

  test("is what a perk must be worth", () => {
    const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
    const paid = makeCard("paid", { fees: fee(40), earns: [makeBase(2)], perks: [lounge] });
    const { changes } = analyze([flat, paid], makeProfile(LINES, { trips: 4 }), true);
    const change = changes.find(({ what }) => what === "perk.paid.lounge")!;
    expect(change).toMatchObject({ from: 100, direction: "below", to: ["flat"] });
    expect(Math.abs(change.at - 75)).toBeLessThan(3);
  });

  test("tells five at most, the nearest first, and at each the other wallet leads", () => {
    let told = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const random = createRandom(seed + 700);
      const cards = makeRandomCards(10, random);
      const profile = { ...makeRandomProfile(random, cards), maxCards: 2, owned: [] };
      const { pick, changes } = analyze(cards, profile, true);
      expect(changes.length).toBeLessThanOrEqual(5);
      const distances = changes.map(({ from, at }) => Math.abs(at - from) / from);
      expect(distances).toEqual(distances.toSorted((left, right) => left - right));
      for (const { what, at, from, to } of changes) {
        if (!what.startsWith("spend.")) continue;
        const lines = profile.lines.map((line) =>
          line.brand === null && line.category === what.slice(6)
            ? { ...line, monthlyUsd: (line.monthlyUsd * at) / from }
            : line,
        );
        const scoreOf = (slugs: readonly string[]) => {
          const held = cards.filter(({ slug }) => slugs.includes(slug));
          const { objectiveUsd, cards: planned } = valueWallet(held, { ...profile, lines });
          return objectiveUsd - sumSurcharges(cards, planned);
        };
        told += 1;
        expect(scoreOf(to)).toBeGreaterThan(scoreOf(pick.cards.map(({ slug }) => slug)));
      }
    }
    expect(told).toBeGreaterThan(5);
  });
});

test.each(Array.from({ length: 15 }, (_, seed) => seed))(
  "every figure of a plan is reachable from the plan as printed (#%i)",
  (seed) => {
    const random = createRandom(seed + 60_000);
    const cards = makeRandomCards(12, random);
    const profile = makeRandomProfile(random, cards);
    const { pick, runnersUp } = analyze(cards, profile);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const spent =
      sum(pick.allocation.map(({ annualUsd }) => annualUsd)) + sum(pick.unplaced.map(({ annualUsd }) => annualUsd));
    expect(spent).toBeCloseTo(sum(profile.lines.map(({ monthlyUsd }) => monthlyUsd * 12)), 4);
    for (const card of pick.cards) {
      const placed = pick.allocation.filter((row) => row.card === card.slug);
      expect(sum(placed.map(({ annualUsd }) => annualUsd))).toBeGreaterThanOrEqual(card.neededSpendUsd - 0.001);
      expect(card.rewardsUsd).toBeCloseTo(
        sum(placed.filter(({ perk }) => perk === null).map(({ valueUsd }) => valueUsd)),
        6,
      );
    }
    for (const { usedUsd, limitUsd } of pick.caps) expect(usedUsd).toBeLessThanOrEqual(limitUsd + 0.001);
    const { rewardsUsd, perksUsd, bonusesUsd, feesUsd, netUsd } = pick;
    expect(netUsd).toBeCloseTo(rewardsUsd + perksUsd + bonusesUsd - feesUsd, 9);
    for (const { cards: slugs, netUsd: otherUsd } of runnersUp) {
      const held = cards.filter(({ slug }) => slugs.includes(slug));
      expect(valueWallet(held, profile).netUsd).toBeCloseTo(otherUsd, 6);
    }
  },
);
