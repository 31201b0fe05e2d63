import { expect, test } from "vitest";

import {
  BANK,
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
} from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { explainCards } from "./explain-cards.ts";
import { valueWallet } from "./value-wallet.ts";

/** What each card does, as `kind $usd on`. */
function explain(cards: readonly WalletCard[], lines: Profile["lines"], profile: Partial<Profile> = {}) {
  const whole = makeProfile(lines, { effortUsd: 0, ...profile });
  const without = (slug: string) =>
    valueWallet(
      cards.filter((card) => card.slug !== slug),
      whole,
    ).netUsd;
  return Object.fromEntries(
    explainCards(cards, valueWallet(cards, whole), without).map(({ slug, does, addsUsd }) => [
      slug,
      { does: does.map(({ kind, usd, on }) => `${kind} $${usd.toFixed(2)} ${on.join(" ")}`), addsUsd },
    ]),
  );
}

test("a card does what its rewards and perks are worth, with what they are for", () => {
  const card = makeCard("all", {
    fees: { firstYearUsd: 95, laterUsd: 95 },
    earns: [makeBase(1), makeEarn(3, { category: "dining" })],
    perks: [
      makePerk("yearly-points", { kind: "points", points: 5_000 }),
      makePerk("meal_credit", { kind: "cash-like", faceUsd: 120, fits: { categories: ["dining"] } }),
    ],
  });
  // $1,200 of dining, of which the credit pays $120.
  const { all } = explain([card], [makeLine("dining", 100)]);
  expect(all!.does).toEqual(["rewards $32.40 dining", "perks $170.00 meal_credit yearly-points"]);
  expect(all!.addsUsd).toBeCloseTo(32.4 + 170 - 95, 9);
});

test("what it is named from the most dollars to the least: brands, parts, categories", () => {
  const card = makeCard("flat", { earns: [makeBase(2)] });
  const two = [makeLine("other", 100), makePartLine("ride-hailing", 300, { brand: "Uber" })];
  expect(explain([card], two)["flat"]!.does).toEqual(["rewards $96.00 Uber other"]);
  const three = [...two, makePartLine("portal-hotels", 200)];
  expect(explain([card], three)["flat"]!.does).toEqual(["rewards $144.00 Uber portal-hotels other"]);
  const four = [...three, makeLine("dining", 150)];
  expect(explain([card], four)["flat"]!.does).toEqual(["rewards $180.00 Uber portal-hotels dining other"]);
});

test("dollars at home and abroad, and in and over a limit, are one kind of spend", () => {
  const cap = { limitUsd: 600, pool: "p" };
  const card = makeCard("capped", { earns: [makeBase(1), makeEarn(5, { category: "dining", cap, afterCap: 1 })] });
  const lines = [makeLine("dining", 100, { foreignPercent: 25 }), makeLine("gas", 250)];
  // Dining earns $30 and $6, more than the $30 of gas.
  expect(explain([card], lines)["capped"]!.does).toEqual(["rewards $66.00 dining gas"]);
});

test("a card that lets another's points transfer is credited with what they gain, beside what it earns itself", () => {
  const points = { ...BANK, transfer: 1.6, enabledBy: ["key"] };
  const waiting = makeCard("waiting", { points, earns: [makeBase(1.5)] });
  const key = makeCard("key", {
    fees: { firstYearUsd: 0, laterUsd: 30 },
    points: { ...points, transfersAlone: true, enabledBy: [] },
    earns: [makeBase(1), makeEarn(3, { category: "dining" })],
  });
  const why = explain([key, waiting], [makeLine("other", 1_000), makeLine("dining", 100)]);
  // 18,000 points at 1.3 cents instead of 1; 3,600 points at 1.3 cents.
  expect(why["key"]!.does).toEqual(["rewards $46.80 dining", "lifts $54.00 waiting"]);
  expect(why["waiting"]!.does).toEqual(["rewards $234.00 other"]);
  // Without the key: 1.5% of $13,200.
  expect(why["key"]!.addsUsd).toBeCloseTo(46.8 + 234 - 30 - 198, 9);
});

test("what a credit pays is a perk of its card and no earning, and each card has its own perks", () => {
  const credit = makePerk("fuel-credit", { kind: "cash-like", faceUsd: 60, fits: { categories: ["gas"] } });
  const points = makePerk("points", { kind: "points", points: 1_000 });
  const cards = [
    makeCard("a", { earns: [makeBase(2)], perks: [credit] }),
    makeCard("b", { earns: [makeBase(1)], perks: [points] }),
  ];
  const why = explain(cards, [makeLine("dining", 100), makeLine("gas", 5)]);
  expect(why["a"]!.does).toEqual(["rewards $24.00 dining", "perks $60.00 fuel-credit"]);
  expect(why["b"]!.does).toEqual(["perks $10.00 points"]);
});

test("a card that brings nothing has no reason", () => {
  const cards = [makeCard("better", { earns: [makeBase(2)] }), makeCard("drawer")];
  const { drawer } = explain(cards, [makeLine("other", 100)]);
  expect(drawer).toEqual({ does: [], addsUsd: 0 });
});

test("what it pays on at a loss, or for nothing, is nothing that it earns on", () => {
  // Abroad it costs 3% and earns 1%; gas earns just what the fee takes.
  const earns = [makeBase(1), makeEarn(3, { category: "gas" }), makeEarn(5, { category: "dining" })];
  const perk = makePerk("p", { kind: "points", points: 50_000, needs: { spendUsd: 4_800 } });
  const card = makeCard("abroad", { earns, foreignFeePercent: 3, perks: [perk] });
  const lines = [
    makeLine("dining", 200, { foreignPercent: 100 }),
    makeLine("gas", 100, { foreignPercent: 100 }),
    makeLine("other", 100, { foreignPercent: 100 }),
  ];
  expect(explain([card], lines)["abroad"]!.does).toEqual(["rewards $24.00 dining", "perks $500.00 p"]);
});
