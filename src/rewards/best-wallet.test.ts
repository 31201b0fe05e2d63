/** The search against exhaustive search, and what a caller may rely on. */
import { describe, expect, it } from "vitest";

import { type BestWallet, countWallets, findBestWallet } from "./best-wallet.ts";
import { DEFAULT_WALLET_CARDS, type WalletRequest } from "./check-request.ts";
import {
  createRandom,
  makeBase,
  makeCard,
  makeLine,
  makeRandomCards,
  makeRandomRequest,
  makeReward,
  type TestCard,
} from "./test-catalog.ts";
import { valueWallet } from "./value-wallet.ts";

interface Priced {
  readonly slugs: readonly string[];
  readonly netUsd: number;
  readonly feesUsd: number;
}

/** The definition: every wallet, valued in full, in the model's order. Shares no code with the search. */
function listAllWallets(cards: readonly TestCard[], request: WalletRequest): Priced[] {
  const { mustHave = [], exclude = [], owned = [], cardType = "any", maxAnnualFeesUsd } = request;
  const eligible = cards.filter(
    (card) =>
      !exclude.includes(card.slug) &&
      (cardType === "any" || card.cardType.toLowerCase() === cardType) &&
      (card.status === "open" || owned.includes(card.slug)),
  );
  const wallets: Priced[] = [];
  for (let bits = 0; bits < 2 ** eligible.length; bits += 1) {
    const held = eligible.filter((_, index) => bits & (1 << index));
    const slugs = held.map((card) => card.slug).toSorted();
    if (held.length > (request.maxCards ?? DEFAULT_WALLET_CARDS)) continue;
    if (!mustHave.every((slug) => slugs.includes(slug))) continue;
    const { netUsd, feesUsd } = valueWallet(held, request);
    if (feesUsd > (maxAnnualFeesUsd ?? Infinity)) continue;
    wallets.push({ slugs, netUsd, feesUsd });
  }
  return wallets.toSorted((left, right) => {
    if (Math.abs(left.netUsd - right.netUsd) > 1e-6) return right.netUsd - left.netUsd;
    if (left.slugs.length !== right.slugs.length) return left.slugs.length - right.slugs.length;
    if (left.feesUsd !== right.feesUsd) return left.feesUsd - right.feesUsd;
    return left.slugs.join() < right.slugs.join() ? -1 : 1;
  });
}

function solve(cards: readonly TestCard[], request: WalletRequest): BestWallet {
  const result = findBestWallet(cards, request);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result;
}

/** Many small fees, budgets at and a cent beside what some wallet costs, and up to a million dollars a line. */
function makeTightCase(seed: number): { cards: TestCard[]; request: WalletRequest } {
  const random = createRandom(1_000_000 + seed);
  const { pick, chance } = random;
  const cards = makeRandomCards(6 + Math.floor(random.next() * 4), random).map((card) => {
    const ongoingUsd = pick([0, 0.1, 0.2, 19.99, 50, 95, 95, 99, 150, 695]);
    return { ...card, annualFee: { ongoingUsd, firstYearUsd: pick([0, ongoingUsd, ongoingUsd]), text: "" } };
  });
  const request = makeRandomRequest(cards, random);
  const { horizon, mustHave = [], owned = [] } = request;
  const feeOf = (card: TestCard) =>
    horizon === "first-year" && !owned.includes(card.slug) ? card.annualFee.firstYearUsd : card.annualFee.ongoingUsd;
  const sumFees = (held: readonly TestCard[]) => held.reduce((sum, card) => sum + feeOf(card), 0);
  const must = cards.filter((card) => mustHave.includes(card.slug));
  const others = random.shuffle(cards.filter((card) => !must.includes(card)));
  const exactUsd = sumFees([...must, ...others.slice(0, pick([1, 2, 3]))]);
  const budgetUsd = Math.max(sumFees(must), pick([0, exactUsd, exactUsd - 0.01, exactUsd + 0.01, 95, 189.99, 200]));
  const scale = pick([1, 1, 100, 10_000]);
  const lines = request.lines.map((line) => ({
    ...line,
    monthlyUsd: Math.min(1e6, line.monthlyUsd * (chance(0.8) ? scale : 1)),
  }));
  return {
    cards,
    request: { ...request, lines, maxCards: Math.max(must.length, pick([2, 3, 4, 5])), maxAnnualFeesUsd: budgetUsd },
  };
}

const slugsOf = (cards: readonly { readonly slug: string }[]) => cards.map((card) => card.slug);

function expectAgreement(cards: readonly TestCard[], request: WalletRequest, name: string) {
  const all = listAllWallets(cards, request);
  const found = solve(cards, request);
  const [best, ...others] = all;
  expect(slugsOf(found.cards), name).toEqual(best!.slugs);
  expect(found.wallet.netUsd, name).toBeCloseTo(best!.netUsd, 6);
  expect(
    found.runnersUp.map(({ cards: slugs }) => slugs),
    name,
  ).toEqual(others.slice(0, 4).map(({ slugs }) => slugs));
  const smallest = Math.max(1, request.mustHave?.length ?? 0);
  const frontier = Array.from({ length: request.maxCards! - smallest + 1 }, (_, step) => ({
    maxCards: smallest + step,
    cards: all.find(({ slugs }) => slugs.length <= smallest + step)!.slugs,
  }));
  expect(
    found.frontier.map(({ maxCards, cards: slugs }) => ({ maxCards, cards: slugs })),
    name,
  ).toEqual(frontier);
  expect(found.proof.examined, name).toBeLessThanOrEqual(found.proof.wallets);
}

describe("findBestWallet against exhaustive search", () => {
  const batches = Array.from({ length: 8 }, (_, batch) => batch);
  it.each(batches)("agrees on wallet, net, frontier and runners-up, 500 catalogs, batch %i", (batch) => {
    for (let seed = batch * 500; seed < (batch + 1) * 500; seed += 1) {
      const random = createRandom(seed);
      const cards = makeRandomCards(3 + Math.floor(random.next() * 5), random);
      expectAgreement(cards, makeRandomRequest(cards, random), `seed ${seed}`);
    }
  });

  it.each(batches)("agrees when a fee budget is tight and spend is huge, 100 catalogs, batch %i", (batch) => {
    for (let seed = batch * 100; seed < (batch + 1) * 100; seed += 1) {
      const { cards, request } = makeTightCase(seed);
      expectAgreement(cards, request, `seed ${seed}`);
    }
  });

  it("agrees when many cards are alike and every wallet ties", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed);
      const cards = Array.from({ length: 8 }, (_, index) =>
        makeCard(`card-${index}`, {
          rewards: [makeBase(random.pick([1, 2]))],
          annualFee: { ongoingUsd: random.pick([0, 12, 24]), firstYearUsd: 0, text: "" },
          perks: [{ type: "hotel_credit", description: "", valueUsd: random.pick([0, 24, 48]), frequency: null }],
        }),
      );
      const request = { lines: [makeLine("dining", random.pick([0, 100]))], maxCards: 4 };
      const all = listAllWallets(cards, request).slice(0, 5);
      const found = solve(random.shuffle(cards), request);
      const order = [slugsOf(found.cards), ...found.runnersUp.map(({ cards: slugs }) => slugs)];
      expect(order, `seed ${seed}`).toEqual(all.map(({ slugs }) => slugs));
    }
  });
});

describe("findBestWallet", () => {
  const lines = [makeLine("dining", 500), makeLine("other", 500)];

  it("keeps a card that only lifts the points of others", () => {
    const cards = [
      makeCard("earner", { rewardProgram: "Alpha", rewards: [makeBase(3)] }),
      makeCard("lifter", {
        rewardProgram: "Alpha",
        redemption: { programCpp: 2 },
        annualFee: { ongoingUsd: 300, firstYearUsd: 300, text: "" },
      }),
      makeCard("plain", { rewards: [makeReward({ category: "dining", multiplier: 3.2 }), makeBase(3)] }),
    ];
    expect(slugsOf(solve(cards, { lines, maxCards: 2 }).cards)).toEqual(["earner", "lifter"]);
    // Alone or beside the plain card, the lifter is worth less than nothing.
    expect(slugsOf(solve(cards, { lines, maxCards: 1 }).cards)).toEqual(["plain"]);
  });

  it("returns the empty wallet when every card costs more than it brings", () => {
    const cards = [makeCard("dear", { annualFee: { ongoingUsd: 500, firstYearUsd: 500, text: "" } })];
    const found = solve(cards, { lines, maxCards: 3 });
    expect(found.cards).toEqual([]);
    expect(found.wallet.netUsd).toBe(0);
  });

  it("holds a must-have that costs more than it brings", () => {
    const cards = [makeCard("dear", { annualFee: { ongoingUsd: 500, firstYearUsd: 500, text: "" } }), makeCard("free")];
    const found = solve(cards, { lines, maxCards: 2, mustHave: ["dear"] });
    expect(slugsOf(found.cards)).toContain("dear");
    expect(found.wallet.netUsd).toBeLessThan(0);
  });

  it("draws on a closed card only for those who own it", () => {
    const cards = [makeCard("closed", { status: "closed", rewards: [makeBase(5)] }), makeCard("open")];
    expect(slugsOf(solve(cards, { lines, maxCards: 1 }).cards)).toEqual(["open"]);
    expect(slugsOf(solve(cards, { lines, maxCards: 1, owned: ["closed"] }).cards)).toEqual(["closed"]);
  });

  it("counts the fee budget in the fees of the horizon", () => {
    const annualFee = { ongoingUsd: 95, firstYearUsd: 0, text: "" };
    const cards = [makeCard("late-fee", { annualFee, rewards: [makeBase(5)] }), makeCard("free")];
    const request = { lines, maxCards: 2, maxAnnualFeesUsd: 50 };
    expect(slugsOf(solve(cards, request).cards)).toEqual(["free"]);
    expect(slugsOf(solve(cards, { ...request, horizon: "first-year" }).cards)).toEqual(["late-fee"]);
    const held = { ...request, horizon: "first-year", owned: ["late-fee"] } as const;
    expect(slugsOf(solve(cards, held).cards)).toEqual(["free"]);
  });

  it("gives the same answer for any order of the cards", () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const random = createRandom(seed);
      const cards = makeRandomCards(9, random);
      const request = makeRandomRequest(cards, random);
      const first = solve(cards, request);
      const second = solve(random.shuffle(cards), request);
      expect(second, `seed ${seed}`).toEqual(first);
    }
  });

  it("counts wallets of up to k cards, the empty one included", () => {
    expect(countWallets(4, 2)).toBe(1 + 4 + 6);
    expect(countWallets(112, 3)).toBe(1 + 112 + 6_216 + 227_920);
    expect(countWallets(10, 3, 2)).toBe(1 + 8);
    expect(countWallets(2, 5)).toBe(1 + 2 + 1);
  });
});

describe("findBestWallet, progress and cancellation", () => {
  const random = createRandom(7);
  const cards = makeRandomCards(26, random);
  const lines = [makeLine("dining", 700), makeLine("groceries", 900), makeLine("gas", 300)];
  const request = { lines, maxCards: 5 };

  it("reports progress that never falls and ends at 1", () => {
    const seen: number[] = [];
    const result = findBestWallet(cards, request, { onProgress: ({ fraction }) => seen.push(fraction) });
    expect(result.ok).toBe(true);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    expect(seen.at(-1)).toBe(1);
    expect(Math.max(...seen)).toBe(1);
  });

  it("stops when asked to, without an answer", () => {
    let asked = 0;
    const result = findBestWallet(cards, request, { shouldStop: () => (asked += 1) > 2 });
    expect(result).toEqual({ ok: false, canceled: true, errors: [] });
    expect(asked).toBe(3);
  });

  it("stops when its signal is aborted", () => {
    const controller = new AbortController();
    const result = findBestWallet(cards, request, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(result).toMatchObject({ ok: false, canceled: true });
  });

  it("takes its time from the clock it is given", () => {
    const clock = [1_000, 1_250];
    const result = findBestWallet(cards, request, { now: () => clock.shift()! });
    expect(result).toMatchObject({ proof: { optimal: true, elapsedMs: 250 } });
    expect(findBestWallet(cards, request)).toMatchObject({ proof: { elapsedMs: null } });
  });
});
