import { describe, expect, test } from "vitest";

import { type IssuerRuleRecord, toBonusRules } from "./to-bonus-rules.ts";

const CARDS = [
  { slug: "a", issuingBank: "First", cardType: "Personal" },
  { slug: "b", issuingBank: "First", cardType: "Business" },
  { slug: "c", issuingBank: "Second", cardType: "Personal" },
];
type Form = IssuerRuleRecord["forms"][number];
const convert = (forms: readonly Form[], appliesTo: IssuerRuleRecord["appliesTo"] = ["a", "b"]) =>
  toBonusRules([{ id: "r", text: "The rule.", confidence: "medium", appliesTo, forms }], CARDS).map(
    ({ text: _, confidence: __, ...rule }) => rule,
  );

test("text and confidence go with every rule", () => {
  const [rule] = toBonusRules(
    [{ id: "r", text: "The rule.", confidence: "low", appliesTo: ["a"], forms: [{ form: "once" }] }],
    CARDS,
  );
  expect(rule).toEqual({ id: "r-0", kind: "once", cards: ["a"], text: "The rule.", confidence: "low" });
});

describe("whom a rule binds", () => {
  test("all cards of a bank, of a type of card, or all but some", () => {
    expect(convert([{ form: "once" }], { bank: "First" })).toEqual([{ id: "r-0", kind: "once", cards: ["a", "b"] }]);
    expect(convert([{ form: "once" }], { bank: "First", cardType: "Business" })[0]!.cards).toEqual(["b"]);
    expect(convert([{ form: "once" }], { bank: "First", except: ["b"] })[0]!.cards).toEqual(["a"]);
  });

  test("a family of its own, or each card by itself", () => {
    expect(convert([{ form: "once", cards: ["a", "c"] }])[0]!.cards).toEqual(["a", "c"]);
    expect(convert([{ form: "once", per: "card" }])).toEqual([
      { id: "r-0", kind: "once", cards: ["a"] },
      { id: "r-0", kind: "once", cards: ["b"] },
    ]);
    expect(convert([{ form: "once", per: "family" }])).toHaveLength(1);
  });
});

describe("forms", () => {
  test("several of one record have ids of their own", () => {
    expect(convert([{ form: "once" }, { form: "since", months: 48 }])).toEqual([
      { id: "r-0", kind: "once", cards: ["a", "b"] },
      { id: "r-1", kind: "since", cards: ["a", "b"], months: 48 },
    ]);
  });

  test("since without months has none", () => {
    expect(convert([{ form: "since" }])).toEqual([{ id: "r-0", kind: "since", cards: ["a", "b"] }]);
  });

  test("while holding looks at the same cards", () => {
    expect(convert([{ form: "whileHolding" }])).toEqual([
      { id: "r-0", kind: "while-holding", cards: ["a", "b"], by: ["a", "b"] },
    ]);
  });

  test("a card is blocked by others, for good or for months", () => {
    expect(convert([{ form: "blockedBy", blocks: { a: ["b", "c"] } }])).toEqual([
      { id: "r-0", kind: "blocked-by", cards: ["a"], by: ["b", "c"] },
    ]);
    expect(convert([{ form: "blockedBy", months: 24, blocks: { a: ["b"], b: ["a"] } }])).toEqual([
      { id: "r-0", kind: "since", cards: ["a"], by: ["b"], months: 24 },
      { id: "r-0", kind: "since", cards: ["b"], by: ["a"], months: 24 },
    ]);
    expect(convert([{ form: "blockedBy" }])).toEqual([]);
  });

  test("a count of reported cards counts; what is held at a bank is the planner's", () => {
    const count = { form: "count", counts: "reported", limit: 5, months: 24 };
    expect(convert([count])).toEqual([{ id: "r-0", kind: "count", cards: ["a", "b"], limit: 5, months: 24 }]);
    expect(convert([{ ...count, counts: "own" }])).toEqual([]);
    expect(convert([{ ...count, who: "clients" }])).toEqual([]);
    expect(convert([{ form: "count", counts: "reported", months: 24 }])).toEqual([]);
  });

  test("what no wallet can see is left to the planner", () => {
    expect(convert([{ form: "pace", months: 3 }])).toEqual([]);
  });
});
