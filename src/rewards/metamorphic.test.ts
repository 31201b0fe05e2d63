/** What must hold between two answers, whatever the answers are. Model: "Best wallet", (c). */
import { assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";

import { findBestWallet } from "./best-wallet.ts";
import type { WalletRequest } from "./check-request.ts";
import { scaleSpend } from "./spend.ts";
import { createRandom, makeRandomCards, makeRandomLines, type TestCard } from "./test-catalog.ts";
import { valueWallet } from "./value-wallet.ts";

const DUST_USD = 1e-6;
const seeds = integer({ min: 0, max: 2 ** 30 });
const runs = { numRuns: 150, seed: 2_025 };

function bestNet(cards: readonly TestCard[], request: WalletRequest): number {
  const result = findBestWallet(cards, request);
  if (!result.ok) throw new Error("a valid request");
  return result.wallet.netUsd;
}

const makeCase = (seed: number) => {
  const random = createRandom(seed);
  const cards = makeRandomCards(7, random);
  const horizon = random.pick(["ongoing", "first-year"] as const);
  return { random, cards, request: { lines: makeRandomLines(random), horizon, maxCards: random.pick([1, 2, 3]) } };
};

describe("the best wallet", () => {
  it("is never worth less when one line of spend grows", () => {
    assert(
      property(seeds, nat(), integer({ min: 1, max: 500 }), (seed, at, extraUsd) => {
        const { cards, request } = makeCase(seed);
        const grown = request.lines.map((line, index) =>
          index === at % request.lines.length ? { ...line, monthlyUsd: line.monthlyUsd + extraUsd } : line,
        );
        expect(bestNet(cards, { ...request, lines: grown })).toBeGreaterThanOrEqual(bestNet(cards, request) - DUST_USD);
      }),
      runs,
    );
  });

  it("is never worth less when one more card is allowed", () => {
    assert(
      property(seeds, (seed) => {
        const { cards, request } = makeCase(seed);
        const more = { ...request, maxCards: request.maxCards + 1 };
        expect(bestNet(cards, more)).toBeGreaterThanOrEqual(bestNet(cards, request) - DUST_USD);
      }),
      runs,
    );
  });

  it("is never worth less when the catalog grows", () => {
    assert(
      property(seeds, (seed) => {
        const { cards, request } = makeCase(seed);
        expect(bestNet(cards, request)).toBeGreaterThanOrEqual(bestNet(cards.slice(1), request) - DUST_USD);
      }),
      runs,
    );
  });

  it("does not change when a card that is not in it goes", () => {
    assert(
      property(seeds, nat(), (seed, at) => {
        const { cards, request } = makeCase(seed);
        const before = findBestWallet(cards, request);
        if (!before.ok) throw new Error("a valid request");
        const unused = cards.filter((card) => !before.cards.includes(card));
        const gone = unused[at % unused.length];
        const after = findBestWallet(
          cards.filter((card) => card !== gone),
          request,
        );
        expect(after).toMatchObject({ ok: true, cards: before.cards, wallet: before.wallet });
      }),
      runs,
    );
  });
});

describe("a given wallet", () => {
  it("earns twice as much when spend and caps are doubled", () => {
    assert(
      property(seeds, (seed) => {
        const { cards, request } = makeCase(seed);
        const doubled = cards.map((card) => ({
          ...card,
          rewards: card.rewards.map((reward) => ({
            ...reward,
            cap: reward.cap && { ...reward.cap, amountUsd: 2 * reward.cap.amountUsd },
          })),
        }));
        const { rewardsUsd } = valueWallet(cards, request);
        const twice = valueWallet(doubled, { ...request, lines: scaleSpend(request.lines, 2) });
        expect(twice.rewardsUsd).toBeCloseTo(2 * rewardsUsd, 6);
      }),
      runs,
    );
  });

  it("does not depend on the order of its cards or lines, nor on splitting a line in two", () => {
    assert(
      property(seeds, (seed) => {
        const { random, cards, request } = makeCase(seed);
        const halves = scaleSpend([...request.lines, ...request.lines], 0.5);
        const { netUsd } = valueWallet(cards, request);
        const other = valueWallet(random.shuffle(cards), { ...request, lines: random.shuffle(halves) });
        expect(other.netUsd).toBeCloseTo(netUsd, 6);
      }),
      runs,
    );
  });

  it("earns no less rewards with a further card", () => {
    assert(
      property(seeds, (seed) => {
        const { cards, request } = makeCase(seed);
        const { rewardsUsd } = valueWallet(cards, request);
        const fewer = valueWallet(cards.slice(1), request);
        expect(rewardsUsd).toBeGreaterThanOrEqual(fewer.rewardsUsd - DUST_USD);
      }),
      runs,
    );
  });
});
