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
import { analyzeWallet } from "./analyze-wallet.ts";
import type { Analysis } from "./answer.ts";
import { certifyWallet } from "./certify-wallet.ts";
import { valueWallet } from "./value-wallet.ts";

function toCatalog(cards: readonly WalletCard[], changes: RewardsCatalog["changes"] = {}): RewardsCatalog {
  return { cards, brands: [], rules: [], changes };
}

function analyze(cards: readonly WalletCard[], profile: Profile, changes: RewardsCatalog["changes"] = {}): Analysis {
  const answer = analyzeWallet(toCatalog(cards, changes), profile, { certify: certifyWallet });
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

describe("a card that earns nothing", () => {
  const nothing = makeCard("nothing", { earns: [makeBase(0)] });

  test("adds nothing to any wallet", () => {
    const profile = makeProfile(LINES);
    const [without, beside] = [
      [dining, flat],
      [dining, flat, nothing],
    ].map((cards) => analyze(cards, profile).wallet);
    expect(beside!.netUsd).toBe(without!.netUsd);
    expect(beside!.cards.map(({ slug }) => slug)).not.toContain("nothing");
  });

  test("is worth $0 by itself, whatever is spent", () => {
    expect(valueWallet([nothing], makeProfile(LINES, { effortUsd: 0 })).netUsd).toBe(0);
  });
});

describe("who is eligible", () => {
  const slugsOf = (profile: Partial<Profile>, cards = [airline, client, dining, flat]) =>
    analyze(cards, makeProfile([...LINES, makePartLine("flights", 900, { brand: "Delta" })], profile)).wallet.cards.map(
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
  expect(analyze([cheapLater, cheapFirst, member, flat], profile).wallet.cards.map(({ slug }) => slug)).toEqual([
    "flat",
  ]);
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
  const { wallet, cards } = analyze([dining, flat], makeProfile(LINES, { effortUsd: 0 }));
  expect(wallet.cards.map(({ slug }) => slug)).toEqual(["dining", "flat"]);
  const alone = (card: WalletCard) => valueWallet([card], makeProfile(LINES, { effortUsd: 0 }), []).netUsd;
  expect(cards.map(({ marginalUsd }) => marginalUsd)).toEqual([
    expect.closeTo(wallet.netUsd - alone(flat), 9),
    expect.closeTo(wallet.netUsd - alone(dining), 9),
  ]);
  expect(alone(flat)).toBeGreaterThan(0);
});

describe("beside the best wallet", () => {
  test("stands the simple answer: the fewest cards within $50, then the lowest fees", () => {
    const slight = makeCard("slight", { fees: fee(40), earns: [makeBase(2), makeEarn(2.5, { category: "other" })] });
    const answer = analyze([dining, flat, slight], makeProfile(LINES, { effortUsd: 0 }));
    expect(answer.wallet.cards.map(({ slug }) => slug)).toEqual(["dining", "slight"]);
    expect(answer.simple).toMatchObject({ cards: ["dining", "flat"], better: ["lower-fees"] });
    expect(answer.simple.lessUsd).toBeCloseTo(20, 9);
  });

  test.each([
    [200, 210, true],
    [199, 209, false],
    // Not within $50, so the best itself is simple.
    [400, 460, false],
  ])(
    "says of a fee of $%i that brings $%i whether doing without it is to be told first: %s",
    (feeUsd, bringsUsd, isAdvised) => {
      const dear = makeCard("dear", { earns: [makeBase(2 + bringsUsd / 180)], fees: fee(feeUsd) });
      const { wallet, simple } = analyze([flat, dear], makeProfile(LINES, { maxCards: 1 }));
      expect(wallet.cards.map(({ slug }) => slug)).toEqual(["dear"]);
      expect(simple).toMatchObject({ isAdvised, feesSavedUsd: simple.cards[0] === "flat" ? feeUsd : 0 });
    },
  );

  test("stand all wallets within $25 and what they do better", () => {
    const same = makeCard("same", { earns: [makeBase(2)] });
    const { runnersUp, runnersUpComplete } = analyze([flat, same], makeProfile([makeLine("other", 1_000)]));
    expect(runnersUp.map(({ cards, better, lessUsd }) => [cards, better, lessUsd])).toEqual([
      [["same"], ["equal"], 0],
      [["flat", "same"], [], 20],
    ]);
    expect(runnersUpComplete).toBe(true);
  });

  test("stands a verdict for each owned card", () => {
    const costly = makeCard("costly", { fees: fee(500), earns: [makeBase(2)] });
    const drawer = makeCard("drawer");
    const profile = makeProfile(LINES, { owned: ["costly", "drawer", "flat"] });
    const cards = [costly, dining, drawer, flat];
    expect(analyze(cards, profile).owned.map(({ slug, verdict }) => [slug, verdict])).toEqual([
      ["costly", "cancel"],
      ["drawer", "keep"],
      ["flat", "keep"],
    ]);
    const { owned } = analyze(cards, profile, { costly: ["dining"] });
    expect(owned[0]).toMatchObject({ verdict: "change", changeTo: "dining" });
  });

  test("stand its parts without perks and at face value", () => {
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
    expect([answer.withoutPerksUsd, answer.wallet.netUsd, answer.perksAtFaceValueUsd]).toEqual([440, 540, 1_140]);
  });
});

describe("how sure it is", () => {
  test("spend flips where another card draws level", () => {
    // 5% of dining against a fee of $120 and 2%: level at $4,000 a year more or less.
    const paid = makeCard("paid", { fees: fee(120), earns: [makeBase(2), makeEarn(5, { category: "dining" })] });
    const { flips } = analyze([flat, paid], makeProfile([makeLine("dining", 500), makeLine("other", 100)]));
    const flip = flips.find(({ what, direction }) => what === "spend.dining" && direction === "below")!;
    expect(flip.to).toEqual(["flat"]);
    expect(flip.at).toBeCloseTo(120 / 0.03 / 12, 0);
  });

  test("a perk flips where the card no longer earns its fee", () => {
    const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
    const paid = makeCard("paid", { fees: fee(60), earns: [makeBase(2)], perks: [lounge] });
    const { flips } = analyze([flat, paid], makeProfile(LINES, { trips: 4 }));
    expect(flips.find(({ what }) => what === "perk.paid.lounge")).toMatchObject({
      from: 100,
      direction: "below",
      to: ["flat"],
      sure: "exact",
    });
    expect(flips.find(({ what }) => what === "perk.paid.lounge")!.at).toBeCloseTo(60, 1);
  });

  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    "at every flip the other wallet is better, and just before it is not (#%i)",
    (seed) => {
      const random = createRandom(seed + 700);
      const cards = makeRandomCards(10, random);
      const profile = { ...makeRandomProfile(random, cards), maxCards: 2, perks: "used" as const, owned: [] };
      const answer = analyze(cards, profile);
      const slugs = answer.wallet.cards.map(({ slug }) => slug);
      const objective = (some: readonly string[], at: Profile) =>
        valueWallet(
          cards.filter(({ slug }) => some.includes(slug)),
          at,
        ).objectiveUsd;
      for (const { what, from, at, to } of answer.flips) {
        const [kind, name] = [what.slice(0, what.indexOf(".")), what.slice(what.indexOf(".") + 1)];
        if (kind === "perk") continue;
        const change = (value: number): Profile =>
          kind === "cpp"
            ? { ...profile, cpp: { ...profile.cpp, [name]: value } }
            : {
                ...profile,
                lines: profile.lines.map((line) =>
                  (kind === "brand" ? line.brand === name : line.brand === null && line.category === name)
                    ? { ...line, monthlyUsd: (line.monthlyUsd * value) / from }
                    : line,
                ),
              };
        expect(objective(to, change(at + (at - from) * 0.01))).toBeGreaterThan(
          objective(slugs, change(at + (at - from) * 0.01)) - 0.02,
        );
        if (at !== from) {
          const before = change(at - (at - from) * 0.01);
          expect(objective(to, before)).toBeLessThanOrEqual(objective(slugs, before) + 0.02);
        }
      }
    },
  );

  test("the worst regret is what another wallet gains at a corner of the box", () => {
    const points = { ...flat.points, program: "miles", kind: "brand" as const, transfer: 1, cash: null };
    const miles = makeCard("miles", { points, earns: [makeBase(2.1)] });
    const { regret, wallet } = analyze([flat, miles], makeProfile([makeLine("other", 1_000)]));
    expect(wallet.cards.map(({ slug }) => slug)).toEqual(["miles"]);
    // 12,000 x 2.1 points at 0.8 cents against 2%.
    expect(regret.usd).toBeCloseTo(240 - 252 * 0.8, 6);
    expect(regret).toMatchObject({ isExact: true, to: ["flat"] });
  });
});

test.each(Array.from({ length: 15 }, (_, seed) => seed))(
  "every figure of a plan is reachable from the plan as printed (#%i)",
  (seed) => {
    const random = createRandom(seed + 60_000);
    const cards = makeRandomCards(12, random);
    const profile = makeRandomProfile(random, cards);
    const { wallet, runnersUp } = analyze(cards, profile);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const spent =
      sum(wallet.allocation.map(({ annualUsd }) => annualUsd)) + sum(wallet.unplaced.map(({ annualUsd }) => annualUsd));
    expect(spent).toBeCloseTo(sum(profile.lines.map(({ monthlyUsd }) => monthlyUsd * 12)), 4);
    for (const card of wallet.cards) {
      const placed = wallet.allocation.filter((row) => row.card === card.slug);
      expect(sum(placed.map(({ annualUsd }) => annualUsd))).toBeGreaterThanOrEqual(card.neededSpendUsd - 0.001);
      expect(card.rewardsUsd).toBeCloseTo(
        sum(placed.filter(({ perk }) => perk === null).map(({ valueUsd }) => valueUsd)),
        6,
      );
    }
    for (const { usedUsd, limitUsd } of wallet.caps) expect(usedUsd).toBeLessThanOrEqual(limitUsd + 0.001);
    const { rewardsUsd, perksUsd, bonusesUsd, feesUsd, netUsd } = wallet;
    expect(netUsd).toBeCloseTo(rewardsUsd + perksUsd + bonusesUsd - feesUsd, 9);
    for (const { cards: slugs, objectiveUsd } of runnersUp) {
      expect(
        valueWallet(
          cards.filter(({ slug }) => slugs.includes(slug)),
          profile,
        ).objectiveUsd,
      ).toBeCloseTo(objectiveUsd, 6);
      expect(objectiveUsd).toBeLessThanOrEqual(wallet.objectiveUsd + 0.005);
    }
  },
);
