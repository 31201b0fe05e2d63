/** What becomes of a welcome bonus, in words, on $1,000 a month. */
import { describe, expect, test } from "vitest";

import { valueFirstYear } from "../../engine/readers/first-year.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { makeBase, makeCard, makeLine, makeProfile } from "../../engine/value/test-cards.ts";
import type { BonusRule, WalletCard } from "../../engine/value/wallet-card.ts";
import { toBonusLine } from "./list-bonuses.ts";

type Bonus = WalletCard["bonus"];
const fixed = (afterUsd: number, usd: number, months = 3): Bonus => ({
  kind: "fixed",
  state: "open",
  tiers: [{ afterUsd, months, points: 0, usd }],
});

function list(bonuses: Record<string, Bonus>, profile: Partial<Profile> = {}, rules: readonly BonusRule[] = []) {
  const cards = Object.entries(bonuses).map(([slug, bonus]) => makeCard(slug, { bonus, earns: [makeBase(1)] }));
  const whole = makeProfile([makeLine("other", 1_000)], profile);
  return cards.flatMap((card) => toBonusLine(card, valueFirstYear(card, whole, rules), whole, rules) ?? []);
}
const tell = (bonus: Bonus, profile: Partial<Profile> = {}, rules: readonly BonusRule[] = []) => {
  const [line] = list({ card: bonus }, profile, rules);
  return line && `${line.status} $${line.usd}: ${line.text}`;
};

describe("a bonus that counts", () => {
  test("is told with what it takes", () => {
    expect(tell(fixed(3_000, 500))).toBe("earned $500: $500 for $3,000 of spending in 3 months.");
    expect(tell(fixed(1_000, 500, 1))).toBe("earned $500: $500 for $1,000 of spending in a month.");
    expect(tell(fixed(3_000, 500, 4.3))).toBe("earned $500: $500 for $3,000 of spending in 4.3 months.");
    expect(tell(fixed(12_000, 500, 12))).toBe("earned $500: $500 for $12,000 of spending within a year.");
    expect(list({ card: fixed(3_000, 500) })[0]).toMatchObject({ minSpendUsd: 3_000, months: 3 });
  });

  test("may take no spend at all", () => {
    expect(tell(fixed(0, 100))).toBe("earned $100: $100.");
    expect(list({ card: fixed(0, 100) })[0]).toMatchObject({ minSpendUsd: 0, months: null });
  });

  test("is the tier that the plan reaches", () => {
    const tiers = [
      { afterUsd: 1_000, months: 3, points: 0, usd: 200 },
      { afterUsd: 6_000, months: 6, points: 0, usd: 300 },
    ];
    expect(tell({ ...fixed(0, 0), tiers })).toBe("earned $500: $500 for $6,000 of spending in 6 months.");
    expect(tell({ ...fixed(0, 0), tiers }, { lines: [makeLine("other", 500)] })).toBe(
      "earned $200: $200 for $1,000 of spending in 3 months.",
    );
  });

  test("may be the first year's rewards once more", () => {
    expect(tell({ kind: "match", state: "open", tiers: [] })).toBe("earned $120: A match of the first year's rewards.");
  });
});

describe("a bonus that does not count says why", () => {
  test("no offer is no line", () => {
    expect(tell({ kind: "none", state: "open", tiers: [] })).toBeUndefined();
  });

  test("the card is held already", () => {
    expect(tell(fixed(3_000, 500), { owned: ["card"] })).toBe(
      "owned $0: You have this card, so its bonus counts as $0.",
    );
  });

  test("the offer has ended or was seen long ago", () => {
    expect(tell({ ...fixed(3_000, 500), state: "ended" })).toBe(
      "not-counted $0: The offer has ended, so it counts as $0.",
    );
    expect(tell({ ...fixed(3_000, 500), state: "stale" })).toBe(
      "not-counted $0: The offer was last seen more than 90 days ago, so it counts as $0.",
    );
  });

  test("it has no fixed amount", () => {
    expect(tell({ ...fixed(3_000, 500), kind: "up-to" })).toBe(
      "not-counted $0: No fixed amount is offered, so it counts as $0.",
    );
  });

  test("the spend does not reach it", () => {
    expect(tell(fixed(3_001, 500))).toBe(
      "out-of-reach $0: It takes $3,001 of spending in 3 months; with $1,000 a month it counts as $0.",
    );
  });

  test("an issuer's rule forbids it, in the rule's words", () => {
    const rule = { id: "once", kind: "once", cards: ["card"], confidence: "high", text: "One bonus ever." } as const;
    const had = [{ slug: "card", monthsAgo: 30 }];
    expect(tell(fixed(3_000, 500), { had }, [rule])).toBe("ruled-out $0: One bonus ever.");
  });
});
