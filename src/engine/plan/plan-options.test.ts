/** What a plan may do with one card. */
import { describe, expect, test } from "vitest";

import { makeCard, makeLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { listOpenings, listOwnedOptions, listTargets } from "./plan-options.ts";
import { bonus, findIndex, type Given, makeModel } from "./test-models.ts";

const fee = (laterUsd: number) => ({ fees: { firstYearUsd: laterUsd, laterUsd } });

function open(cards: readonly WalletCard[], slug: string, month: number, given: Given = {}) {
  const model = makeModel(cards, given);
  const card = model.cards[findIndex(model, slug)]!;
  const openings = listOpenings(model, card, month);
  expect(openings.every((holding) => holding.card === card.index && holding.opened === month)).toBe(true);
  return openings.map(({ level, unlock, ending }) => ({ level, unlock, ending }));
}
const levelsOf = (openings: ReturnType<typeof open>) => openings.map(({ level }) => level);
const KEPT = { unlock: null, ending: { kind: "keep" } };

describe("a card opened", () => {
  const tiers = [300, 900].map((afterUsd) => ({ afterUsd, months: 3, points: 0, usd: 50 }));
  const steps = makeCard("steps", { bonus: { kind: "fixed", state: "open", tiers } });

  test("aims at none of its bonuses or at one, if a month is left for it to come in", () => {
    expect(open([steps], "steps", 0)).toEqual([-1, 0, 1].map((level) => ({ level, ...KEPT })));
    expect(levelsOf(open([steps], "steps", 10))).toEqual([-1, 0, 1]);
    expect(levelsOf(open([steps], "steps", 11))).toEqual([-1]);
  });

  test("is matched only with twelve months left", () => {
    const match = makeCard("match", { bonus: { kind: "match", state: "open", tiers: [] } });
    expect(levelsOf(open([match], "match", 0))).toEqual([-1, 0]);
    expect(levelsOf(open([match], "match", 1))).toEqual([-1]);
    expect(levelsOf(open([match], "match", 1, { settings: { months: 13 } }))).toEqual([-1, 0]);
  });

  test("with a fee may be closed or changed down at each renewal inside the plan, without one it is kept", () => {
    const cards = [
      makeCard("dear", { ...fee(95) }),
      makeCard("equal", { ...fee(95), status: "closed" }),
      makeCard("excluded", { status: "closed" }),
      makeCard("free", { status: "closed" }),
    ];
    const to = ["equal", "excluded", "free"].map((slug) => ({ to: slug, minMonths: 12, confidence: "high" }) as const);
    const given: Given = { catalog: { changes: { dear: to, free: to } }, profile: { exclude: ["excluded"] } };
    const at = (month: number, months: number) =>
      open(cards, "dear", month, { ...given, settings: { months } }).map(({ ending }) => ending);
    const model = makeModel(cards, { ...given, settings: { months: 24 } });
    const ends = (month: number) => [
      { kind: "close", month },
      { kind: "change", month, to: findIndex(model, "free") },
    ];
    expect(at(3, 12)).toEqual([{ kind: "keep" }]);
    expect(at(3, 15)).toEqual([{ kind: "keep" }]);
    expect(at(3, 24)).toEqual([{ kind: "keep" }, ...ends(15)]);
    expect(at(0, 25)).toEqual([{ kind: "keep" }, ...ends(12), ...ends(24)]);
    expect(listTargets(model, model.cards[findIndex(model, "dear")]!)).toEqual([findIndex(model, "free")]);
    const short = makeModel(cards, { ...given, settings: { months: 12 } });
    expect(listTargets(short, short.cards[findIndex(short, "dear")]!)).toEqual([]);
  });
});

describe("a year's spend for a perk", () => {
  const night = (resets: "year" | "card-year", usd = 3_000) =>
    makePerk("night", { kind: "cash-like", faceUsd: 120, resets, needs: { spendUsd: usd } });
  const card = (resets: "year" | "card-year", usd?: number) => makeCard("card", { perks: [night(resets, usd)] });
  const unlocks = (month: number, given: Given = {}, one = card("card-year")) =>
    open([one], "card", month, given).flatMap(({ unlock }) => (unlock ? [unlock] : []));

  test("is put into the windows in which there is so much, in time for the perk to count", () => {
    // $500 a month: three months are too few for $3,000.
    expect(unlocks(0)).toEqual([
      { at: 0, from: 0, months: 6 },
      { at: 0, from: 0, months: 9 },
    ]);
    expect(unlocks(5)).toEqual([{ at: 0, from: 5, months: 6 }]);
    expect(unlocks(6)).toEqual([]);
    expect(unlocks(2).map(({ months }) => months)).toEqual([6, 9]);
    expect(unlocks(3).map(({ months }) => months)).toEqual([6]);
    expect(unlocks(0, {}, card("card-year", 1_500)).map(({ months }) => months)).toEqual([3, 6, 9]);
    expect(unlocks(0, {}, card("card-year", 4_501))).toEqual([]);
  });

  test("of all kinds of spend together", () => {
    const lines = [makeLine("dining", 300), makeLine("other", 200)];
    expect(unlocks(0, { profile: { lines } }).map(({ months }) => months)).toEqual([6, 9]);
  });

  test("lies in one calendar year where the perk goes by the calendar", () => {
    const from = (startsIn: number, month: number, resets: "year" | "card-year" = "year") =>
      unlocks(month, { settings: { startsIn, months: 24 } }, card(resets)).map((unlock) => unlock.from);
    // From November on two months of the year are left.
    expect(from(10, 0)).toEqual([2, 2]);
    expect(from(10, 0, "card-year")).toEqual([0, 0]);
    expect(from(6, 0)).toEqual([0, 6]);
    expect(from(5, 1)).toEqual([1, 7]);
    expect(from(3, 0)).toEqual([0, 0]);
    expect(from(10, 3)).toEqual([3, 3]);
  });

  test("is there before the card is closed", () => {
    const paying = { ...card("year"), ...fee(50) };
    const ends = (startsIn: number) =>
      open([paying], "card", 0, { settings: { months: 24, startsIn } })
        .filter(({ ending }) => ending.kind === "close" && ending.month === 12)
        .map(({ unlock }) => unlock && unlock.from + unlock.months);
    expect(ends(10)).toEqual([null, 8, 11]);
    expect(ends(9)).toEqual([null, 9]);
    expect(ends(8)).toEqual([null, 10]);
  });
});

describe("an owned card", () => {
  const owned = makeCard("owned", { ...fee(95) });
  const options = (given: Given) => {
    const model = makeModel([owned], { ...given, profile: { owned: ["owned"], ...given.profile } });
    const listed = listOwnedOptions(model, model.cards[0]!);
    expect(listed.every(({ opened, level }) => opened === null && level === -1)).toBe(true);
    return listed.map(({ ending }) => (ending.kind === "keep" ? "keep" : ending.month));
  };

  test("is kept, or ended at a renewal", () => {
    expect(options({ settings: { renews: { owned: 4 } } })).toEqual(["keep", 4]);
    expect(options({ settings: { renews: { owned: 4 }, months: 24 } })).toEqual(["keep", 4, 16]);
    expect(options({ settings: { renews: { owned: 11 } } })).toEqual(["keep", 11]);
    expect(options({})).toEqual(["keep", 0]);
  });

  test("that the visitor wants to keep is kept", () => {
    expect(options({ profile: { mustHave: ["owned"] } })).toEqual(["keep"]);
  });

  test("is changed into no card that is owned already", () => {
    const free = makeCard("free", bonus(0, 0));
    const catalog = { changes: { owned: [{ to: "free", minMonths: 12, confidence: "high" } as const] } };
    const targets = (both: boolean, renews: number) => {
      const profile = { owned: both ? ["free", "owned"] : ["owned"] };
      const model = makeModel([free, owned], { catalog, profile, settings: { renews: { owned: renews } } });
      return listTargets(model, model.cards[findIndex(model, "owned")]!);
    };
    expect(targets(false, 11)).toEqual([0]);
    expect(targets(false, 12)).toEqual([]);
    expect(targets(true, 11)).toEqual([]);
  });
});
