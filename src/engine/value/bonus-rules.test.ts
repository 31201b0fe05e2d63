import { describe, expect, test } from "vitest";
import { listBlockingRules, mayEarnBonus, type IssuerRuleRecord, toBonusRules } from "./bonus-rules.ts";
import { makeProfile } from "./test-cards.ts";
import type { Profile } from "./profile.ts";
import type { BonusRule } from "./wallet-card.ts";

const rule = (kind: BonusRule["kind"], change: Partial<BonusRule> = {}): BonusRule => ({
  id: kind,
  kind,
  cards: ["a", "b"],
  confidence: "high",
  text: "The rule.",
  ...change,
});
const blocks = (known: BonusRule, history: Partial<Pick<Profile, "owned" | "opened" | "had">>, slug = "a") =>
  listBlockingRules(slug, { owned: [], opened: [], had: [], ...history }, [known]).length === 1;
const at = (slug: string, monthsAgo: number | null) => [{ slug, monthsAgo }];

describe("once", () => {
  test.each([
    ["owned", { owned: ["b"] }],
    ["opened", { opened: at("b", 30) }],
    ["had", { had: at("b", null) }],
  ])("is used up by a card of the family that was %s", (_, history) => {
    expect(blocks(rule("once"), history)).toBe(true);
    expect(mayEarnBonus("a", makeProfile([], history), [rule("once")])).toBe(false);
  });

  test("binds its cards only, and looks at its cards only", () => {
    expect(blocks(rule("once"), { had: at("b", 1) }, "c")).toBe(false);
    expect(blocks(rule("once"), { had: at("c", 1) })).toBe(false);
    expect(mayEarnBonus("a", makeProfile([], { had: at("c", 1) }), [rule("once")])).toBe(true);
  });

  test("of low confidence forbids nothing", () => {
    expect(blocks(rule("once", { confidence: "low" }), { had: at("a", 1) })).toBe(false);
    expect(blocks(rule("once", { confidence: "medium" }), { had: at("a", 1) })).toBe(true);
  });
});

describe("since", () => {
  const since = rule("since", { months: 24 });

  test("blocks up to and with its last month", () => {
    expect(blocks(since, { had: at("b", 24) })).toBe(true);
    expect(blocks(since, { had: at("b", 25) })).toBe(false);
    expect(blocks(since, { had: at("c", 1) })).toBe(false);
  });

  test("blocks without a month as if it were last month's", () => {
    expect(blocks(since, { had: at("b", null) })).toBe(true);
    expect(blocks(since, { owned: ["b"] })).toBe(true);
    expect(blocks(rule("since", { months: 0 }), { owned: ["b"] })).toBe(false);
  });

  test("without months blocks for good", () => {
    expect(blocks(rule("since"), { had: at("b", 500) })).toBe(true);
  });
});

describe("others", () => {
  test("a card is blocked by those that it names", () => {
    const known = rule("blocked-by", { cards: ["a"], by: ["z"] });
    expect(blocks(known, { had: at("z", 90) })).toBe(true);
    expect(blocks(known, { had: at("a", 90) })).toBe(false);
  });

  test("while another is held, but not for the card itself or one that was held once", () => {
    const known = rule("while-holding", { by: ["a", "b"] });
    expect(blocks(known, { owned: ["b"] })).toBe(true);
    expect(blocks(known, { owned: ["a"] })).toBe(false);
    expect(blocks(known, { had: at("b", 1) })).toBe(false);
  });

  test("openings within the months count up to the limit", () => {
    const known = rule("count", { months: 24, limit: 2 });
    const opened = [...at("x", 24), ...at("y", 3)];
    expect(blocks(known, { opened })).toBe(true);
    expect(blocks(known, { opened: opened.slice(1) })).toBe(false);
    expect(blocks(known, { opened: [...at("x", 25), ...at("y", 3)] })).toBe(false);
    expect(blocks(known, { opened: [...at("x", null), ...at("y", null)] })).toBe(true);
    expect(blocks(rule("count", { months: 24 }), { opened })).toBe(false);
    expect(blocks(rule("count", { limit: 1 }), { opened: at("x", 900) })).toBe(true);
    expect(blocks(known, { had: opened })).toBe(false);
  });
});

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
