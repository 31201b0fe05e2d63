/** The search's tables, each number worked by hand. */
import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import {
  BANK,
  makeBase,
  makeCard,
  makeChoice,
  makeEarn,
  makeLine,
  makePerk,
  makeProfile,
} from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { compileSearch } from "./search-model.ts";

/** Dining $1,200 and everything else $12,000 a year. */
const LINES = [makeLine("dining", 100), makeLine("other", 1_000)];
const compile = (cards: readonly WalletCard[], profile: Partial<Profile> = {}) =>
  compileSearch(cards, makeProfile(LINES, profile));
const dining = (rate: number, limitUsd: number, pool = "p") =>
  makeEarn(rate, { category: "dining", cap: { limitUsd, pool }, afterCap: 1 });
const parting = makeCard("z", { earns: [makeBase(1), makeEarn(3, { category: "dining" })] });
const rounded = (numbers: Iterable<number>) => [...numbers].map((value) => Math.round(value * 1e6) / 1e6);

describe("a row of the tables", () => {
  test("holds the rates without a limit, and for sure the perks less the fee and the effort", () => {
    const card = makeCard("a", {
      fees: { firstYearUsd: 0, laterUsd: 95 },
      earns: [makeBase(1), makeEarn(3, { category: "dining" })],
      perks: [makePerk("p", { kind: "points", points: 12_000 })],
    });
    const model = compile([card], { effortUsd: 20 });
    expect([model.lineCount, model.spendLineCount]).toEqual([2, 2]);
    expect([...model.lineUsd]).toEqual([1_200, 12_000]);
    expect(rounded(model.open)).toEqual([0.03, 0.01]);
    expect([...model.fixedUsd]).toEqual([120 - 95 - 20]);
    expect([...model.laterFeeUsd, ...model.firstFeeUsd]).toEqual([95, 0]);
    expect([model.effortUsd, model.feeLimitUsd]).toEqual([20, Infinity]);
    expect(compile([card], { maxAnnualFeesUsd: 0 }).feeLimitUsd).toBe(0);
  });

  test("a perk that counts once per wallet is a line of its own, shared by the cards that have one", () => {
    const lounge = (faceUsd: number) => makePerk(`l${faceUsd}`, { kind: "access", faceUsd });
    const cards = [makeCard("a", { perks: [lounge(80), lounge(60)] }), makeCard("b", { perks: [lounge(70)] }), parting];
    const model = compile(cards, { trips: 4 });
    expect([model.lineCount, model.spendLineCount]).toEqual([3, 2]);
    expect([...model.lineUsd]).toEqual([1_200, 12_000, 1]);
    expect(rounded(model.open)).toEqual([0.01, 0.01, 80, 0.01, 0.01, 70, 0.03, 0.01, 0]);
  });
});

describe("a limited rate", () => {
  test("is a pool of the lines where it beats the rate without a limit", () => {
    const card = makeCard("a", {
      earns: [makeBase(1), dining(5, 500), makeEarn(0.5, { cap: { limitUsd: 500, pool: "p" } })],
    });
    const [pools] = compile([card]).poolsOf;
    expect(pools).toHaveLength(1);
    expect(pools![0]).toMatchObject({ limitUsd: 500, isRoomy: false });
    expect([[...pools![0]!.lines], rounded(pools![0]!.rates), [...pools![0]!.capsUsd]]).toEqual([[0], [0.05], [1_200]]);
  });

  test("that the spend cannot use up is a rate without a limit, to the last dollar", () => {
    const model = compile([makeCard("a", { earns: [makeBase(1), dining(5, 1_200)] })]);
    expect(model.poolsOf).toEqual([[]]);
    expect(rounded(model.open)).toEqual([0.05, 0.01]);
    expect(compile([makeCard("a", { earns: [makeBase(1), dining(5, 1_199)] })]).poolsOf[0]).toHaveLength(1);
  });

  test("of a share of each line stays a pool, without a limit of its own where none is met", () => {
    const choice = makeChoice("mobile-wallet", ["dining"], { multiplier: 3 });
    const [pools] = compile([makeCard("a", { choices: [choice] })]).poolsOf;
    expect(pools![0]!.isRoomy).toBe(true);
    expect([...pools![0]!.capsUsd]).toEqual([120]);
  });

  test("that loses money is left out, unless the plan may have to put spend there", () => {
    const abroad = [makeLine("dining", 100, { foreignPercent: 100 }), makeLine("other", 1_000)];
    const costly = (card: Partial<WalletCard>) =>
      compileSearch(
        [makeCard("a", { foreignFeePercent: 3, earns: [makeBase(1), dining(2, 500)], ...card })],
        makeProfile(abroad),
      ).poolsOf.map((pools) => pools.length);
    expect(costly({})).toEqual([0]);
    const perk = makePerk("p", { kind: "points", points: 1_000, needs: { spendUsd: 1_000 } });
    // Without the promise, and with it.
    expect(costly({ perks: [perk] })).toEqual([0, 1]);
  });
});

describe("cards that let others' points transfer", () => {
  const points = { ...BANK, enabledBy: ["c-key", "nobody"] };
  const waiting = makeCard("a-waiting", { points });
  const key = makeCard("c-key", { points: { ...BANK, transfersAlone: true } });
  const model = compile([waiting, makeCard("b"), key]);

  test("are known by card, as far as they are among the cards", () => {
    expect(model.enablersOf.map((sets) => sets.map((set) => [...set]))).toEqual([[[2]], [], []]);
    expect([...model.isEnabler]).toEqual([0, 0, 1]);
  });

  test("part the rows of the card that waits: without them and with them", () => {
    expect(model.rowsOf.map((byMask) => byMask.map((rows) => [...rows]))).toEqual([[[0], [1]], [[2]], [[3]]]);
    expect([...model.ownIndexOf]).toEqual([0, 1, 0, 0]);
    const rates = [...model.rowsOf[0]!].map(([row]) => model.open[row! * model.lineCount]!);
    expect(rounded(rates)).toEqual([0.01, 0.015]);
  });
});
