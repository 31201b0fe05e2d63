/** A wallet's plan in the JSON answers. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { makeBase, makeCard, makeLine, makeProfile } from "../../engine/value/test-cards.ts";
import { planEntries, toPlanAnswer } from "./plan-answer.ts";

const cards = [makeCard("card", { earns: [makeBase(1.5)] })];
const cell = { category: "dining", part: null, brand: "Delta", foreign: true } as const;
const plan = {
  ...valueWallet(cards, makeProfile([makeLine("dining", 100)])),
  allocation: [
    { ...cell, card: "card", annualUsd: 10.006, multiplier: null, perk: "meal", pool: "own", valueUsd: 0.204 },
  ],
  unplaced: [{ ...cell, annualUsd: 5.004 }],
  perks: [{ card: "card", perk: "meal", usd: 99.999, faceUsd: 120, needs: { spendUsd: 500 }, usedFor: "dining" }],
  notEarned: [{ card: "card", perk: "lounge", usd: 1.006, needs: { card: ["a"] }, why: "card" as const }],
};
const answer = toPlanAnswer(plan);

describe("a plan", () => {
  test("is told in whole cents, without what only the engine needs", () => {
    expect(answer).toEqual({
      allocation: [{ ...cell, card: "card", perk: "meal", annualUsd: 10.01, multiplier: null, valueUsd: 0.2 }],
      unplaced: [{ ...cell, annualUsd: 5 }],
      perks: [{ card: "card", perk: "meal", usd: 100, needs: { spendUsd: 500 }, usedFor: "dining" }],
      notEarned: [{ card: "card", perk: "lounge", usd: 1.01, needs: { card: ["a"] }, why: "card" }],
    });
  });

  test("keeps to its schema, which takes nothing more and no other reason", () => {
    const schema = v.strictObject(planEntries);
    expect(v.safeParse(schema, answer).issues).toBeUndefined();
    const isRight = (more: object) => v.is(schema, { ...answer, ...more });
    for (const part of ["allocation", "unplaced", "perks", "notEarned"] as const) {
      expect(isRight({ [part]: [{ ...answer[part][0], more: 1 }] }), part).toBe(false);
      expect(isRight({ [part]: [] }), part).toBe(true);
      expect(isRight({ [part]: [{}] }), part).toBe(false);
    }
    const [missed] = answer.notEarned;
    const reasons = ["spend", "card", "once-per-wallet", "other"];
    expect(reasons.filter((why) => isRight({ notEarned: [{ ...missed, why }] }))).toEqual(reasons.slice(0, 3));
    expect(isRight({ notEarned: [{ ...missed, needs: null }] })).toBe(true);
    expect(isRight({ notEarned: [{ ...missed, needs: { more: 1 } }] })).toBe(false);
  });
});
