import { describe, expect, test } from "vitest";

import { ISSUER_RULES, type IssuerRule, type RuleForm } from "../../catalog/issuer-rule.ts";
import { listAskedForms, toRuleQuestions } from "./rule-questions.ts";

const ask = (...forms: readonly RuleForm[]) =>
  toRuleQuestions({ ...ISSUER_RULES[0], issuer: "Acme", forms } as IssuerRule, (key) => key.toUpperCase()).map(
    ({ text, yes, no }) => [text, yes, no],
  );

const PASS = "you pass.";
const refuses = { strength: "refuses" } as const;
const count = { form: "count", counts: "reported", limit: 5, months: 24, ...refuses } as const;

describe("a rule's questions", () => {
  test("a count names its number and time, and what a yes and a no mean", () => {
    expect(ask(count)).toEqual([
      ["Have you opened five or more cards with any bank in the past 24 months?", "expect Acme to decline you.", PASS],
    ]);
  });

  test("a bank that may refuse is said to do so reportedly", () => {
    expect(ask({ ...count, limit: 1, strength: "may-refuse" })).toEqual([
      ["Have you opened a card with any bank in the past 24 months?", "Acme reportedly declines you.", PASS],
    ]);
    expect(ask({ form: "once", per: "card", strength: "may-refuse" })).toEqual([
      ["Have you ever had this card?", "you may not get the bonus.", PASS],
    ]);
  });

  test("forms of one consequence share a question, others get their own", () => {
    const bonus = { form: "since", what: "bonus", months: 48, per: "card", ...refuses } as const;
    expect(
      ask(
        bonus,
        { form: "whileHolding", per: "card", ...refuses },
        { form: "pace", n: 1, days: 5, ...refuses },
        { form: "pace", n: 2, days: 90, ...refuses },
      ),
    ).toEqual([
      ["Do you have this card, or did you earn its bonus in the past 48 months?", "you can't get the bonus.", PASS],
      [
        "Have you opened an Acme card in the past 5 days, or two or more in the past 90 days?",
        "expect Acme to decline you.",
        PASS,
      ],
    ]);
  });

  test("a form for some cards or clients only says for whom", () => {
    expect(ask({ form: "pace", n: 1, days: 95, cardType: "Business", ...refuses })[0]?.[0]).toBe(
      "For a business card: have you opened an Acme business card in the past 95 days?",
    );
    expect(ask({ form: "blockedBy", blocks: { low: ["mid", "top"] }, ...refuses })[0]?.[0]).toBe(
      "For LOW: have you ever had MID or TOP?",
    );
    expect(ask({ ...count, limit: 7, who: "clients" }, { ...count, limit: 3, who: "others" })[0]?.[0]).toBe(
      "Have you opened three or more cards with any bank in the past 24 months (seven or more if you have a deposit account with Acme)?",
    );
  });

  test("what is needed is passed with a yes", () => {
    expect(ask({ form: "needs", relationship: "club", ...refuses })).toEqual([
      ["Do you have CLUB?", PASS, "expect Acme to decline you."],
    ]);
  });
});

test("a rule asks once where a form for a family has all the cards, and nothing about other cards", () => {
  const held = { form: "whileHolding", per: "card", ...refuses } as const;
  const earned = { form: "since", what: "bonus", months: 24, per: "card", ...refuses } as const;
  const family = { ...earned, per: "family", cards: ["low", "high"] } as const;
  expect(listAskedForms([held, earned, family], ["high"])).toEqual([held, family]);
  expect(listAskedForms([held, earned, family], ["high", "other"])).toEqual([held, earned, family]);
  expect(listAskedForms([earned, family], ["other"])).toEqual([earned]);
  expect(listAskedForms([{ ...earned, months: 48 }, family], ["high"])).toHaveLength(2);
});

test('where several cards are blocked they are a ladder, so that "a higher card" says which', () => {
  const ladders = ISSUER_RULES.flatMap(({ forms }) => forms).flatMap((form) =>
    form.form === "blockedBy" ? [form.blocks] : [],
  );
  expect(ladders.length).toBeGreaterThan(0);
  for (const blocks of ladders) {
    const rungs = Object.values(blocks).toSorted((left, right) => left.length - right.length);
    for (const [at, above] of rungs.entries()) {
      const below = rungs[at - 1];
      if (below) expect(new Set(above)).toEqual(new Set([...below, ...above.filter((slug) => slug in blocks)]));
    }
  }
});

test("a rule is told in sentences of at most 25 words, and every month that it names is one that is checked", () => {
  for (const { id, text, forms } of ISSUER_RULES) {
    const sentences = text.replaceAll("U.S.", "US").split(/(?<=\.) /);
    for (const sentence of sentences) expect(sentence.split(" ").length, `${id}: ${sentence}`).toBeLessThanOrEqual(25);
    const months = forms.flatMap((form) => ("months" in form && form.months ? [form.months] : []));
    for (const [, told] of text.matchAll(/(\d+) months/g)) expect(months, id).toContain(Number(told));
  }
});
