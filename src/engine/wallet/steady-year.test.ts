/** The best year of cards at hand, by hand and against every set. */
import { describe, expect, test } from "vitest";

import { createRandom, makeBase, makeCard, makeProfile } from "../value/test-cards.ts";
import { makeRandomCards } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { feeSurchargeUsd } from "./fee-surcharge.ts";
import { findSteadyYear } from "./steady-year.ts";
import { CARDS, LINES } from "./test-four-cards.ts";
import { valueWallet } from "./value-wallet.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const old = makeCard("e-old", { fees: fee(95), earns: [makeBase(1)] });
const older = makeCard("g-older", { fees: fee(150), earns: [makeBase(1)] });
const profile = makeProfile(LINES, { effortUsd: 0 });

const judge = (
  held: readonly string[],
  changes: Record<string, readonly string[]> = {},
  opened: readonly string[] = [],
) =>
  findSteadyYear({
    catalog: { cards: [...CARDS, old, older], brands: [], rules: [], changes },
    profile,
    held,
    opened,
  });

describe("the best year", () => {
  test("keeps what earns its fee beside the others, cancels what does not", () => {
    expect(judge(["a-dining", "e-old"])).toMatchObject({
      cards: ["a-dining"],
      verdicts: [
        { slug: "a-dining", verdict: "keep", to: null },
        { slug: "e-old", verdict: "cancel", to: null, feeUsd: 95 },
      ],
    });
  });

  test("of two that do the same, keeps one", () => {
    const double = { ...CARDS.find(({ slug }) => slug === "d-dear")!, slug: "f-dear" };
    const year = findSteadyYear({
      catalog: { cards: [...CARDS, double], brands: [], rules: [], changes: {} },
      profile,
      held: ["d-dear", "f-dear"],
      opened: [],
    });
    expect(year.verdicts.map(({ verdict }) => verdict)).toEqual(["keep", "cancel"]);
  });

  test("a card without a fee is kept, whatever it earns", () => {
    expect(judge(["b-food", "a-dining"]).verdicts.map(({ verdict }) => verdict)).toEqual(["keep", "keep"]);
  });

  test("downgrades to the lower card that the best set holds, once, and never to one that is held", () => {
    expect(judge(["e-old"], { "e-old": ["c-flat"] }).verdicts).toMatchObject([{ verdict: "downgrade", to: "c-flat" }]);
    const two = judge(["e-old", "g-older"], { "e-old": ["c-flat"], "g-older": ["c-flat"] });
    expect(two.verdicts.filter(({ to }) => to === "c-flat")).toHaveLength(1);
    expect(judge(["e-old", "c-flat"], { "e-old": ["c-flat"] }).verdicts[0]).toMatchObject({ verdict: "cancel" });
  });
});

/** Every set of cards at hand and of lower cards, each of which comes from a held card that is gone. */
function enumerate(cards: readonly WalletCard[], held: readonly string[], changes: Record<string, readonly string[]>) {
  let bestUsd = 0;
  for (let bits = 0; bits < 1 << cards.length; bits += 1) {
    const set = cards.filter((_, at) => (bits >> at) & 1);
    const slugs = set.map(({ slug }) => slug);
    const gone = held.filter((slug) => !slugs.includes(slug));
    const lower = slugs.filter((slug) => !held.includes(slug));
    const canCome = (left: readonly string[], from: readonly string[]): boolean =>
      left.length === 0 ||
      from.some(
        (origin) =>
          changes[origin]?.includes(left[0]!) &&
          canCome(
            left.slice(1),
            from.filter((one) => one !== origin),
          ),
      );
    if (!canCome(lower, gone)) continue;
    const { objectiveUsd } = valueWallet(set, { ...random, owned: slugs });
    const surchargesUsd = set.reduce((sum, card) => sum + feeSurchargeUsd(card, card.fees.laterUsd), 0);
    bestUsd = Math.max(bestUsd, objectiveUsd - surchargesUsd);
  }
  return bestUsd;
}
const random = makeProfile(LINES, { effortUsd: 20 });

test("is the best of all sets that the cards held can become", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { shuffle, pick } = createRandom(seed);
    const cards = makeRandomCards(7, createRandom(seed)).map((card) => ({ ...card, requires: null }));
    const slugs = shuffle(cards.map(({ slug }) => slug));
    const held = slugs.slice(0, 4);
    const changes = Object.fromEntries(held.map((slug) => [slug, shuffle(slugs.slice(4)).slice(0, pick([0, 1, 2]))]));
    const offered = new Set(Object.values(changes).flat());
    const known = cards.filter(({ slug }) => held.includes(slug) || offered.has(slug));
    const year = findSteadyYear({
      catalog: { cards, brands: [], rules: [], changes },
      profile: random,
      held,
      opened: [],
    });
    const set = cards.filter(({ slug }) => year.cards.includes(slug));
    const surchargesUsd = set.reduce((sum, card) => sum + feeSurchargeUsd(card, card.fees.laterUsd), 0);
    const usd = year.netUsd - 20 * Math.max(0, set.length - 1) - surchargesUsd;
    expect(year.isProved).toBe(true);
    expect(usd).toBeCloseTo(enumerate(known, held, changes), 2);
  }
});
