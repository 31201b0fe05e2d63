import { expect, test } from "vitest";

import { valueWallet } from "../wallet/value-wallet.ts";
import { createRandom, makeBase, makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import { listWalletParts } from "./list-parts.ts";

test("lists every part of the cards, the best first, each with what it is worth by itself", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const random = createRandom(seed + 77_000);
    const cards = makeRandomCards(5, random);
    const profile = { ...makeRandomProfile(random, cards), maxAnnualFeesUsd: null };
    const parts = listWalletParts(cards, profile);
    expect(new Set(parts.map(({ slugs }) => slugs.join())).size).toBe(32);
    expect(parts.map(({ pickUsd }) => pickUsd)).toEqual(
      parts.map(({ pickUsd }) => pickUsd).toSorted((left, right) => right - left),
    );
    for (const { slugs, netUsd, objectiveUsd, pickUsd, feesUsd } of parts) {
      const plan = valueWallet(
        cards.filter(({ slug }) => slugs.includes(slug)),
        profile,
      );
      expect(netUsd).toBeCloseTo(plan.netUsd, 6);
      expect(objectiveUsd).toBeCloseTo(plan.objectiveUsd, 6);
      // A card with a fee must earn a quarter of it and $25 beyond it, one with a deposit $25.
      const withFee = plan.cards.filter(
        ({ slug, laterFeeUsd }) => laterFeeUsd > 0 || cards.find((card) => card.slug === slug)!.isSecured,
      ).length;
      expect(objectiveUsd - pickUsd).toBeCloseTo(feesUsd / 4 + 25 * withFee, 6);
      expect(feesUsd).toBeCloseTo(
        plan.cards.reduce((sum, { laterFeeUsd }) => sum + laterFeeUsd, 0),
        6,
      );
    }
  }
});

test("of equal parts the one with fewer cards comes first, then lower fees", () => {
  const free = makeCard("free", { earns: [makeBase(1)] });
  const paid = makeCard("a-paid", { earns: [makeBase(2)], fees: { firstYearUsd: 120, laterUsd: 120 } });
  const profile = makeProfile([makeLine("other", 1_000)], { effortUsd: 0 });
  // $120 either way; together $120 too.
  expect(listWalletParts([paid, free], profile).map(({ slugs }) => slugs)).toEqual([
    ["free"],
    ["a-paid"],
    ["a-paid", "free"],
    [],
  ]);
});

test("the order in which the cards are given changes nothing, and equal parts come in the order of their names", () => {
  const [one, two] = ["a-one", "b-two"].map((slug) => makeCard(slug, { earns: [makeBase(1)] }));
  const profile = makeProfile([makeLine("other", 1_000)], { effortUsd: 20 });
  const parts = listWalletParts([two!, one!], profile);
  expect(parts).toEqual(listWalletParts([one!, two!], profile));
  expect(parts.map(({ slugs }) => slugs)).toEqual([["a-one"], ["b-two"], ["a-one", "b-two"], []]);
  expect(parts.map(({ netUsd, objectiveUsd }) => [netUsd, objectiveUsd])).toEqual([
    [120, 120],
    [120, 120],
    [120, 100],
    [0, 0],
  ]);
});
