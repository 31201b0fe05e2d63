/** The catalog in the planner's form: small records made by hand on top of one real card. */
import { describe, expect, test } from "vitest";

import type { Card } from "../../catalog/card.ts";
import type { IssuerRule, RuleForm } from "../../catalog/issuer-rule.ts";
import { listCards } from "../../catalog/queries.ts";
import { type PlanRecords, toPlanCatalog } from "./to-plan-catalog.ts";

const [real] = listCards();
const { brandOf: _, ...unbranded } = real!;
const makeCatalogCard = (slug: string, more: Partial<Card> = {}): Card => ({
  ...unbranded,
  slug,
  name: slug,
  issuingBank: "First Bank",
  cardType: "Personal",
  rewardProgram: null,
  history: [],
  ...more,
});
const CARDS = [
  makeCatalogCard("a"),
  makeCatalogCard("b", { cardType: "Business" }),
  makeCatalogCard("c"),
  makeCatalogCard("d", { issuingBank: "Second Bank" }),
];
const { provenance } = real!;
const makeRule = (form: object, appliesTo: readonly string[] = ["a", "b"]): IssuerRule => ({
  ...provenance.signUpBonus,
  id: "rule",
  issuer: "First Bank",
  kind: "bonus",
  text: "A rule.",
  confidence: "medium",
  forms: [{ strength: "refuses", ...form } as unknown as RuleForm],
  appliesTo,
});
const toCatalog = (more: Partial<PlanRecords> = {}) =>
  toPlanCatalog({
    cards: CARDS,
    rules: [],
    changes: [],
    listRulesOf: ({ slug }, rules) =>
      rules.filter(({ appliesTo }) => !("bank" in appliesTo) && appliesTo.includes(slug)),
    isReported: ({ cardType }) => cardType === "Personal",
    programs: [],
    ...more,
  });

describe("a rule", () => {
  const about = { id: "rule-0", text: "A rule.", kind: "bonus", confidence: "medium", cards: ["a", "b"] };
  const rulesOf = (form: object, appliesTo?: readonly string[]) =>
    toCatalog({ rules: [makeRule(form, appliesTo)] }).rules;

  test("that counts accounts knows the other cards of its bank", () => {
    expect(rulesOf({ form: "count", counts: "reported", months: 24, limit: 5, who: "clients" })).toEqual([
      { ...about, form: "count", counts: "reported", months: 24, limit: 5, who: "clients", bank: ["a", "b", "c"] },
    ]);
    expect(rulesOf({ form: "count", counts: "held-at-bank", limit: 5 }, ["d"])).toEqual([
      { ...about, cards: ["d"], form: "count", counts: "held-at-bank", months: null, limit: 5, who: null, bank: ["d"] },
    ]);
  });

  test("of a pace is about approval, in months of 30 days, and may be of one type of card", () => {
    expect(rulesOf({ form: "pace", n: 2, days: 90 })).toEqual([
      { ...about, kind: "approval", form: "pace", n: 2, months: 3 },
    ]);
    expect(rulesOf({ form: "pace", n: 1, months: 6, days: 1, cardType: "Business" })).toMatchObject([
      { cards: ["b"], months: 6 },
    ]);
    expect(rulesOf({ form: "pace", n: 1 })).toMatchObject([{ months: 0 }]);
  });

  test("of one card, or of its family, says which cards end the right to which", () => {
    const cards = ["a", "c"];
    expect(rulesOf({ form: "once", per: "card" })).toEqual([{ ...about, form: "once", by: { a: ["a"], b: ["b"] } }]);
    expect(rulesOf({ form: "once", per: "family" })).toEqual([
      { ...about, form: "once", by: { a: ["a", "b"], b: ["a", "b"] } },
    ]);
    // A family of its own binds its members only.
    expect(rulesOf({ form: "once", per: "family", cards })).toEqual([{ ...about, form: "once", by: { a: cards } }]);
    expect(rulesOf({ form: "since", what: "closed", months: 48, per: "card" })).toEqual([
      { ...about, form: "since", what: "closed", months: 48, by: { a: ["a"], b: ["b"] } },
    ]);
    expect(rulesOf({ form: "whileHolding", per: "family", cards })).toEqual([
      { ...about, form: "while-holding", by: { a: cards } },
    ]);
  });

  test("that blocks names its cards by those they are blocked by, for good or for months", () => {
    const blocks = { c: ["d"] };
    expect(rulesOf({ form: "blockedBy", blocks })).toEqual([{ ...about, cards: ["c"], form: "once", by: blocks }]);
    expect(rulesOf({ form: "blockedBy", blocks, what: "bonus", months: 24 })).toEqual([
      { ...about, cards: ["c"], form: "since", what: "bonus", months: 24, by: blocks },
    ]);
  });

  test("may ask for a relationship; each form of a rule has an id of its own", () => {
    const needs = { form: "needs", relationship: "bank-account" };
    expect(rulesOf(needs)).toEqual([{ ...about, ...needs }]);
    const rule = makeRule(needs);
    const ids = toCatalog({ rules: [{ ...rule, forms: [rule.forms[0]!, rule.forms[0]!] }] }).rules.map(({ id }) => id);
    expect(ids).toEqual(["rule-0", "rule-1"]);
  });
});

test("cards that show on the credit report are listed, and changes by the card that is changed", () => {
  const changes = [
    { from: "a", to: "b", minMonths: 12, confidence: "high" },
    { from: "a", to: "c", minMonths: 0, confidence: "medium" },
    { from: "d", to: "c", minMonths: 0, confidence: "low" },
  ] as const;
  const catalog = toCatalog({ changes });
  expect(catalog.reported).toEqual(["a", "c", "d"]);
  expect(catalog.changes).toEqual({
    a: [
      { to: "b", minMonths: 12, confidence: "high" },
      { to: "c", minMonths: 0, confidence: "medium" },
    ],
    d: [{ to: "c", minMonths: 0, confidence: "low" }],
  });
});

describe("transfers", () => {
  const partner = (name: string, more: object = {}) => ({ partner: name, ratio: "1:1", ...more });
  const program = (
    partners: PlanRecords["programs"][number]["partners"],
    more: Partial<PlanRecords["programs"][number]> = {},
  ): PlanRecords["programs"][number] => ({
    slug: "bank-points",
    program: "Bank Points",
    pooling: "household",
    transferStep: 1_000,
    partners,
    ...more,
  });
  const transfersOf = (...partners: PlanRecords["programs"][number]["partners"]) =>
    toCatalog({ programs: [program(partners)] }).transfers;

  test("say what arrives for a point, in which steps, when and for which fee", () => {
    expect(transfersOf(partner("Inn Club", { ratio: "4:3", days: 2, feeUsd: { aPoint: 0.0006, most: 99 } }))).toEqual([
      {
        from: "bank-points",
        to: "inn-club",
        rate: 0.75,
        better: null,
        step: 1_000,
        days: 2,
        fee: { aPointUsd: 0.0006, mostUsd: 99 },
      },
    ]);
    expect(transfersOf(partner("Inn Club", { ratio: "1:2" }))).toMatchObject([{ rate: 2, days: null, fee: null }]);
  });

  test("may be better, or possible at all, with a card; what is not sure is left out", () => {
    const withCards = { ratio: "1:1.5", cards: ["a"] };
    const better = { rate: 1.5, cards: ["a"] };
    expect(transfersOf(partner("One", { withCards }))).toMatchObject([{ rate: 1, better }]);
    expect(transfersOf(partner("One", { withCards, needs: "a card" }))).toMatchObject([{ rate: 0, better }]);
    expect(transfersOf(partner("One", { needs: "a card" }))).toEqual([]);
    expect(transfersOf(partner("One", { confidence: "low" }))).toEqual([]);
    expect(transfersOf(partner("One", { confidence: "medium" }))).toHaveLength(1);
  });

  test("go to the program of the airline's or hotel's own cards, once", () => {
    const cards = [
      makeCatalogCard("a", { brandOf: "Hyatt", rewardProgram: "World of Hyatt" }),
      makeCatalogCard("b", { brandOf: "British Airways", rewardProgram: "Avios" }),
      makeCatalogCard("c", { rewardProgram: "Cash" }),
    ];
    const partners = [
      partner("World of Hyatt (hotels)"),
      partner("Iberia Club"),
      partner("British Airways Club"),
      partner("Flying Blue"),
    ];
    const { transfers, goals } = toCatalog({ cards, programs: [program(partners)] });
    expect(transfers.map(({ to }) => to)).toEqual(["world-of-hyatt", "avios", "flying-blue"]);
    expect(goals).toEqual([
      { key: "avios", name: "Avios" },
      { key: "bank-points", name: "Bank Points" },
      { key: "flying-blue", name: "Flying Blue" },
      { key: "world-of-hyatt", name: "World of Hyatt" },
    ]);
  });

  test("of a household are pooled where the program allows it", () => {
    const programs = [
      program([]),
      program([], { slug: "own", pooling: "none" }),
      program([], { slug: "all", pooling: "anyone" }),
    ];
    expect(toCatalog({ programs }).pooled).toEqual(["bank-points", "all"]);
  });
});
