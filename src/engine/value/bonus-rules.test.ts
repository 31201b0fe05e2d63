import { describe, expect, test } from "vitest";

import { listBlockingRules, mayEarnBonus } from "./bonus-rules.ts";
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
