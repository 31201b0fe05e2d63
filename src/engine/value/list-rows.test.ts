import { expect, test } from "vitest";

import { dependsOnAmounts, listCardRows } from "./list-rows.ts";
import { makeBase, makeCard, makeLine, makePerk, makeProfile } from "./test-cards.ts";
import { toVisit } from "./visit.ts";
import type { WalletCard } from "./wallet-card.ts";

const later = makeProfile([makeLine("other", 100)]);
const first = { ...later, horizon: "first-year" } as const;
const withPerk = (perk: Parameters<typeof makePerk>[1]) => makeCard("card", { perks: [makePerk("perk", perk)] });

test("the ways to hold a card depend on amounts by promises, certificates, airlines and bonuses alone", () => {
  expect(dependsOnAmounts(withPerk({ kind: "access" }), later)).toBe(false);
  expect(dependsOnAmounts(withPerk({ kind: "cash-like" }), later)).toBe(false);
  expect(dependsOnAmounts(withPerk({ kind: "access", airline: "Delta" }), later)).toBe(true);
  expect(dependsOnAmounts(withPerk({ kind: "cash-like", airline: "Delta" }), later)).toBe(false);
  expect(dependsOnAmounts(withPerk({ kind: "certificate" }), later)).toBe(true);
  expect(dependsOnAmounts(withPerk({ kind: "service" }), later)).toBe(true);
  expect(dependsOnAmounts(withPerk({ kind: "access", needs: { spendUsd: 1 } }), later)).toBe(true);

  const tiers = [{ afterUsd: 1_000, months: 3, points: 0, usd: 200 }];
  const bonus = makeCard("card", { bonus: { kind: "fixed", state: "open", tiers } });
  expect(dependsOnAmounts(bonus, later)).toBe(false);
  expect(dependsOnAmounts(bonus, first)).toBe(true);
  expect(dependsOnAmounts(makeCard("card"), first)).toBe(false);
});

test("a card that does not depend on amounts has the same ways at any", () => {
  const card: WalletCard = makeCard("card", {
    earns: [makeBase(2)],
    perks: [
      makePerk("lounge", { kind: "access", faceUsd: 300 }),
      makePerk("credit", { kind: "cash-like", faceUsd: 50 }),
    ],
  });
  expect(dependsOnAmounts(card, later)).toBe(false);
  const rowsAt = (monthlyUsd: number) =>
    listCardRows(card, toVisit(makeProfile([makeLine("other", monthlyUsd)], { trips: 4 })), true).rows;
  expect(rowsAt(5)).toEqual(rowsAt(5_000));
});
