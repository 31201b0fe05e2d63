/** The split against HiGHS, an independent linear solver, on the model's own words. */
import loadHighs from "highs";
import { beforeAll, describe, expect, it } from "vitest";

import { poolCentsPerPoint } from "./cents-per-point.ts";
import { REAL_CARDS } from "./real-cards.ts";
import type { SpendLine } from "./spend.ts";
import { splitSpend } from "./split-spend.ts";
import {
  createRandom,
  makeBase,
  makeCard,
  makeLine,
  makeRandomCards,
  makeRandomLines,
  makeReward,
} from "./test-catalog.ts";
import { valueWallet } from "./value-wallet.ts";
import type { WalletCard } from "./wallet-card.ts";

let highs: Awaited<ReturnType<typeof loadHighs>>;
beforeAll(async () => {
  highs = await loadHighs();
});

const PERIODS = { month: 12, quarter: 4, year: 1 };

/** rewards(S) as a linear program written from the model, entry by entry, with no code of the module but points to cents. */
function solveByHighs(cards: readonly WalletCard[], lines: readonly SpendLine[]): number {
  const cpps = poolCentsPerPoint(cards, "program").map(({ cpp }) => cpp);
  const objective: string[] = [];
  const spendRows: string[] = [];
  const pools = new Map<string, { limit: number; names: string[] }>();
  let count = 0;
  for (const line of lines) {
    for (const foreign of [false, true]) {
      const share = foreign ? line.foreignPercent / 100 : 1 - line.foreignPercent / 100;
      const names: string[] = [];
      for (const [index, card] of cards.entries()) {
        const hasPortal = card.rewards.some((reward) => reward.category === "travel_portal");
        const add = (multiplier: number) => {
          const name = `x${(count += 1)}`;
          const rate = (multiplier * cpps[index]!) / 100 - (foreign ? card.foreignTransactionFeePercent / 100 : 0);
          objective.push(`${rate < 0 ? "-" : "+"} ${Math.abs(rate).toFixed(12)} ${name}`);
          names.push(name);
          return name;
        };
        for (const [entry, reward] of card.rewards.entries()) {
          const fallsBack = line.category === "travel_portal" && !hasPortal && reward.category === "travel_other";
          const fits =
            (reward.category === line.category || fallsBack) &&
            (reward.brands === null || reward.brands.includes(line.brand ?? "")) &&
            [null, line.subcategory].includes(reward.subcategory);
          if (!fits && !reward.base) continue;
          const name = add(reward.multiplier);
          if (!reward.cap) continue;
          add(reward.afterCapMultiplier!);
          const key = reward.cap.categories ? `${index} ${JSON.stringify(reward.cap)}` : `${index} ${entry}`;
          const pool = pools.get(key) ?? { limit: reward.cap.amountUsd * PERIODS[reward.cap.period], names: [] };
          pool.names.push(name);
          pools.set(key, pool);
        }
      }
      if (names.length > 0) spendRows.push(`${names.join(" + ")} <= ${line.monthlyUsd * 12 * share}`);
    }
  }
  if (spendRows.length === 0) return 0;
  const rows = [...spendRows, ...[...pools.values()].map(({ limit, names }) => `${names.join(" + ")} <= ${limit}`)];
  const text = rows.map((row, index) => ` r${index}: ${row}`).join("\n");
  const solution = highs.solve(`Maximize\n obj: ${objective.join(" ")}\nSubject To\n${text}\nEnd`);
  expect(solution.Status).toBe("Optimal");
  return solution.ObjectiveValue;
}

function splitUsd(cards: readonly WalletCard[], lines: readonly SpendLine[]) {
  const cpps = poolCentsPerPoint(cards, "program");
  return splitSpend(
    cards.map((card, index) => ({ ...card, cpp: cpps[index]!.cpp })),
    lines,
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("splitSpend", () => {
  it("is worth what HiGHS finds on 400 random wallets", () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(40_000 + seed);
      const cards = makeRandomCards(2 + Math.floor(random.next() * 5), random);
      const lines = [...makeRandomLines(random), ...makeRandomLines(random)];
      expect(splitUsd(cards, lines).rewardsUsd, `seed ${seed}`).toBeCloseTo(solveByHighs(cards, lines), 5);
    }
  });

  it("is worth what HiGHS finds on 60 wallets of capped real cards under high spend", () => {
    const capped = REAL_CARDS.filter((card) => card.rewards.some((reward) => reward.cap));
    const random = createRandom(5);
    for (let trial = 0; trial < 60; trial += 1) {
      const cards = random.shuffle(capped).slice(0, 5);
      const lines = [
        ...(["dining", "groceries", "gas", "transit", "travel_other", "other"] as const).map((category) =>
          makeLine(category, Math.round(random.next() * 6_000), { foreignPercent: random.pick([0, 10]) }),
        ),
        makeLine("other", 700, {
          subcategory: random.pick(["top_category", "rotating_quarterly", "chosen_categories"]),
        }),
        makeLine("other", 900, { subcategory: "online_retail" }),
      ];
      expect(splitUsd(cards, lines).rewardsUsd, `trial ${trial}`).toBeCloseTo(solveByHighs(cards, lines), 4);
    }
  });

  it("adds up: placed and unplaced spend is all spend, and no pool holds more than its limit", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed);
      const cards = makeRandomCards(4, random);
      const lines = makeRandomLines(random);
      const { placements, unplaced, pools, rewardsUsd } = splitUsd(cards, lines);
      const placedUsd = sum([...placements, ...unplaced].map(({ annualUsd }) => annualUsd));
      expect(placedUsd).toBeCloseTo(12 * sum(lines.map(({ monthlyUsd }) => monthlyUsd)), 6);
      expect(rewardsUsd).toBeCloseTo(sum(placements.map(({ valueUsd }) => valueUsd)), 9);
      for (const { usedUsd, limitUsd } of pools) expect(usedUsd).toBeLessThanOrEqual(limitUsd + 1e-6);
      for (const { card, valueUsd, annualUsd, multiplier, foreign } of placements) {
        const fee = foreign ? cards[card]!.foreignTransactionFeePercent : 0;
        const { cpp } = poolCentsPerPoint(cards, "program")[card]!;
        expect(valueUsd).toBeCloseTo((annualUsd * (multiplier * cpp - fee)) / 100, 9);
      }
    }
  });

  it("moves spend between pools when the pool of one is wanted by another", () => {
    const cap = { amountUsd: 1_200, period: "year", categories: null } as const;
    const both = makeCard("both", {
      rewards: [
        makeReward({ category: "dining", multiplier: 5, cap: { ...cap, categories: ["dining", "gas"] } }),
        makeReward({ category: "gas", multiplier: 4, cap: { ...cap, categories: ["dining", "gas"] } }),
        makeBase(1),
      ],
    });
    const diner = makeCard("diner", {
      rewards: [makeReward({ category: "dining", multiplier: 4.5, cap }), makeBase(1)],
    });
    const lines = [makeLine("dining", 100), makeLine("gas", 100)];
    // Dining at 5% would fill the shared pool and leave gas at 1%: 60 + 12. Better: 54 + 48.
    expect(splitUsd([both, diner], lines).rewardsUsd).toBeCloseTo(102, 9);
  });

  it("uses the next best entry, not the after-cap rate, once a cap is full", () => {
    const cap = { amountUsd: 600, period: "year", categories: null } as const;
    const card = makeCard("card", {
      rewards: [
        makeReward({ category: "travel_other", brands: ["Acme"], multiplier: 5, cap, afterCapMultiplier: 1 }),
        makeReward({ category: "travel_other", multiplier: 3 }),
        makeBase(1),
      ],
    });
    expect(splitUsd([card], [makeLine("travel_other", 100, { brand: "Acme" })]).rewardsUsd).toBeCloseTo(30 + 18, 9);
  });

  it("leaves foreign spend off cards that would lose money on it", () => {
    const card = makeCard("card", { foreignTransactionFeePercent: 3, rewards: [makeBase(2)] });
    const { rewardsUsd, unplaced } = splitUsd([card], [makeLine("dining", 100, { foreignPercent: 25 })]);
    expect(rewardsUsd).toBeCloseTo(18, 9);
    expect(unplaced).toMatchObject([{ foreign: true, annualUsd: 300 }]);
  });

  it("gives equal lines to a card that earns anyway", () => {
    const diner = makeCard("z-diner", { rewards: [makeReward({ category: "dining", multiplier: 3 }), makeBase(1)] });
    const { allocation } = valueWallet([makeCard("a-plain"), diner], {
      lines: [makeLine("dining", 50), makeLine("gas", 50)],
    });
    expect(allocation.map(({ card }) => card)).toEqual(["z-diner", "z-diner"]);
  });
});
