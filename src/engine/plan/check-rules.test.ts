/** The issuers' rules, each by its words, in months of the plan; month 0 is now. */
import { describe, expect, test } from "vitest";

import { checkRules, type KnownCard, listKnownCards, toVerdict } from "./check-rules.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";

const ABOUT = { id: "r", text: "A rule.", kind: "approval", confidence: "high", cards: ["new"] } as const;
const BY = { new: ["old", "new"] };
/** A card opened in a month and still held, whose bonus counts as received then. */
const opened = (slug: string, month: number | null, card: Partial<KnownCard> = {}): KnownCard => ({
  slug,
  opened: month,
  bonus: month,
  closed: null,
  isOpening: month !== null,
  ...card,
});

function refuses(
  rule: PlanRule,
  month: number,
  known: readonly KnownCard[] = [],
  given: { otherOpened?: readonly number[]; has?: readonly string[]; reported?: readonly string[] } = {},
) {
  const { otherOpened = [], has = [], reported = known.map(({ slug }) => slug) } = given;
  const { blocking } = checkRules(
    { slug: "new", month },
    known,
    { rules: [rule], reported },
    { profile: { has }, settings: { otherOpened } },
  );
  return blocking.length > 0;
}

describe("five accounts in 24 months", () => {
  const rule: PlanRule = { ...ABOUT, form: "count", counts: "reported", months: 24, limit: 5, who: null, bank: [] };
  const five = [-1, -2, -3, -4].map((month) => opened(`c${month}`, month));

  test("an account opened in month m counts through m + 24", () => {
    const known = [...five, opened("first", -20)];
    expect(refuses(rule, 0, known)).toBe(true);
    expect(refuses(rule, 4, known)).toBe(true);
    expect(refuses(rule, 5, known)).toBe(false);
  });

  test("only what was opened by then counts, and only what bureaus see", () => {
    expect(refuses(rule, 2, [...five, opened("later", 3)])).toBe(false);
    expect(refuses(rule, 3, [...five, opened("later", 3)])).toBe(true);
    const known = [...five, opened("business", -5)];
    expect(refuses(rule, 0, known, { reported: five.map(({ slug }) => slug) })).toBe(false);
  });

  test("cards that we do not list count; a change of product and a card of unknown age do not", () => {
    expect(refuses(rule, 0, five, { otherOpened: [-24] })).toBe(true);
    expect(refuses(rule, 0, five, { otherOpened: [-25] })).toBe(false);
    expect(refuses(rule, 0, [...five, opened("changed", -1, { isOpening: false })])).toBe(false);
    expect(refuses(rule, 0, [...five, opened("owned", null)])).toBe(false);
  });

  test("without a number of months all accounts count, and a rule for clients is asked of nobody", () => {
    const old = Array.from({ length: 5 }, (_, at) => opened(`c${at}`, -100 - at));
    expect(refuses({ ...rule, months: null }, 0, old)).toBe(true);
    expect(refuses({ ...rule, months: null, who: "clients" }, 0, old)).toBe(false);
  });
});

test("so many cards of one bank may be held at a time", () => {
  const rule: PlanRule = {
    ...ABOUT,
    form: "count",
    counts: "held-at-bank",
    months: null,
    limit: 2,
    who: null,
    bank: ["a", "b", "c"],
  };
  expect(refuses(rule, 0, [opened("a", -50), opened("b", null)])).toBe(true);
  expect(refuses(rule, 0, [opened("a", -50), opened("elsewhere", -3)])).toBe(false);
  // Closed in month 2: held through month 1.
  const closing = [opened("a", -50), opened("b", -9, { closed: 2 })];
  expect([1, 2].map((month) => refuses(rule, month, closing))).toEqual([true, false]);
});

test("one card in so many months, of those that the rule names", () => {
  const rule: PlanRule = { ...ABOUT, cards: ["new", "old"], form: "pace", n: 1, months: 3 };
  expect([0, 1, 2, 3].map((month) => refuses(rule, month, [opened("old", 0)]))).toEqual([true, true, true, false]);
  expect([2, 4, 5].map((month) => refuses(rule, month, [opened("old", 2)]))).toEqual([true, true, false]);
  // An opening of which the month is not known counts as last month's.
  const unknown = opened("old", null, { isOpening: true });
  expect([0, 1, 2].map((month) => refuses(rule, month, [unknown]))).toEqual([true, true, false]);
  expect(refuses(rule, 1, [opened("elsewhere", 0)])).toBe(false);
  expect(refuses(rule, 1, [opened("old", 0, { isOpening: false })])).toBe(false);
  expect(refuses({ ...rule, n: 2 }, 1, [opened("old", 0)])).toBe(false);
});

test("one bonus ever, of a card or its family", () => {
  const rule: PlanRule = { ...ABOUT, kind: "bonus", form: "once", by: BY };
  expect(refuses(rule, 0, [opened("old", -200)])).toBe(true);
  expect(refuses(rule, 0, [opened("elsewhere", -1)])).toBe(false);
  expect(refuses(rule, 0, [opened("old", 4)])).toBe(false);
  expect(refuses({ ...rule, by: {} }, 0, [opened("old", -1)])).toBe(false);
});

test("no bonus within so many months of the last one, of an opening or a closing", () => {
  const since = (what: "bonus" | "opened" | "closed"): PlanRule => ({
    ...ABOUT,
    form: "since",
    what,
    months: 24,
    by: BY,
  });
  const old = opened("old", -30, { bonus: -20, closed: -10 });
  expect([4, 5].map((month) => refuses(since("bonus"), month, [old]))).toEqual([true, false]);
  expect(refuses(since("opened"), 0, [old])).toBe(false);
  expect([14, 15].map((month) => refuses(since("closed"), month, [old]))).toEqual([true, false]);
  // Still open, and closed only later.
  expect(refuses(since("closed"), 0, [opened("old", -1)])).toBe(false);
  expect(refuses(since("closed"), 0, [opened("old", -1, { closed: 1 })])).toBe(false);
  expect(refuses(since("bonus"), 0, [opened("elsewhere", -1)])).toBe(false);
  expect(refuses({ ...since("bonus"), by: {} } as PlanRule, 0, [opened("old", -1)])).toBe(false);
});

test("not while another card is held, or without a relationship", () => {
  const holding: PlanRule = { ...ABOUT, form: "while-holding", by: BY };
  expect(refuses(holding, 0, [opened("old", null)])).toBe(true);
  expect(refuses(holding, 3, [opened("old", -9, { closed: 3 })])).toBe(false);
  expect(refuses(holding, 0, [opened("elsewhere", -9)])).toBe(false);
  expect(refuses({ ...holding, by: {} }, 0, [opened("old", -9)])).toBe(false);
  const needs: PlanRule = { ...ABOUT, form: "needs", relationship: "some-bank" };
  expect(refuses(needs, 0)).toBe(true);
  expect(refuses(needs, 0, [], { has: ["some-bank"] })).toBe(false);
});

describe("what rules leave", () => {
  const once: PlanRule = { ...ABOUT, kind: "bonus", form: "once", by: BY };
  const judge = (rules: readonly PlanRule[], slug = "new") =>
    checkRules(
      { slug, month: 0 },
      [opened("old", -1)],
      { rules, reported: [] },
      { profile: { has: [] }, settings: { otherOpened: [] } },
    );

  test("a rule about bonuses leaves the card, one about approval neither, nor does a missing relationship", () => {
    expect(toVerdict([])).toEqual({ mayOpen: true, mayEarn: true });
    expect(toVerdict([once])).toEqual({ mayOpen: true, mayEarn: false });
    expect(toVerdict([{ ...once, kind: "approval" }])).toEqual({ mayOpen: false, mayEarn: false });
    expect(toVerdict([{ ...ABOUT, kind: "bonus", form: "needs", relationship: "some-bank" }])).toEqual({
      mayOpen: false,
      mayEarn: false,
    });
  });

  test("a rule that is not sure warns and forbids nothing", () => {
    const unsure: PlanRule = { ...once, confidence: "low" };
    expect(judge([unsure])).toEqual({ mayOpen: true, mayEarn: true, blocking: [], warnings: [unsure] });
    const likely: PlanRule = { ...once, confidence: "medium" };
    expect(judge([likely])).toEqual({ mayOpen: true, mayEarn: false, blocking: [likely], warnings: [] });
  });

  test("a rule is for the cards that it names", () => {
    expect(judge([once], "elsewhere").blocking).toEqual([]);
  });
});

describe("what the visitor's history says", () => {
  const list = (history: Partial<typeof PLAN_DEFAULTS>, owned: readonly string[] = []) =>
    listKnownCards({ ...PLAN_DEFAULTS, ...history }, owned);

  test("a card held now is of unknown age, and had its bonus as if last month", () => {
    expect(list({}, ["held"])).toEqual([{ slug: "held", opened: null, bonus: -1, closed: null, isOpening: false }]);
  });

  test("a card opened in a month counts as opened and rewarded then, held or not", () => {
    const [card] = list({ opened: [{ slug: "held", month: -5 }] }, ["held"]);
    expect(card).toEqual({ slug: "held", opened: -5, bonus: -5, closed: null, isOpening: true });
    expect(list({ opened: [{ slug: "held", month: -5 }] })).toEqual([card]);
  });

  test("a card closed is closed from its month, or from last month", () => {
    const history = {
      opened: [{ slug: "a", month: -9 }],
      closed: [
        { slug: "a", month: -2 },
        { slug: "b", month: null },
      ],
    };
    expect(list(history).map(({ slug, opened: from, closed }) => [slug, from, closed])).toEqual([
      ["a", -9, -2],
      ["b", null, -1],
    ]);
    // Held again.
    expect(list(history, ["a"])[0]).toMatchObject({ slug: "a", closed: null });
  });

  test("a card had before is closed, and its opening is none of the recent ones", () => {
    expect(
      list({
        had: [
          { slug: "a", month: -7 },
          { slug: "b", month: null },
        ],
      }),
    ).toEqual([
      { slug: "a", opened: -7, bonus: -7, closed: -7, isOpening: false },
      { slug: "b", opened: -1, bonus: -1, closed: -1, isOpening: false },
    ]);
  });
});
