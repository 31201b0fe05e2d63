/** What holds for perks of every kind: when they count, once or each, and what they are said to be used for. */
import { describe, expect, test } from "vitest";

import type { Profile } from "./profile.ts";
import { makeCard, makeLine, makePartLine, makePerk, makeProfile } from "./test-cards.ts";
import { LINES, ticked, value } from "./test-perks.ts";
import { valuePerk } from "./value-perk.ts";
import { toVisit } from "./visit.ts";
import type { PerkFit, WalletCard, WalletPerk } from "./wallet-card.ts";

test("a perk that the visitor does not want counts nothing, and with perks off none does", () => {
  const perk = makePerk("miles", { kind: "points", points: 10_000 });
  expect(value(perk, { skip: [{ card: "c", perk: "miles" }] })).toBeNull();
  expect(value(perk, { perks: "none" })).toBeNull();
});

describe("when a perk counts at all", () => {
  const once = makePerk("x", { kind: "cash-like", faceUsd: 50, oneTime: true, fits: { categories: ["dining"] } });
  const early = { ...once, oneTime: false, needs: { firstYearOnly: true } };

  test("one that comes once, or in the first year only, counts in a first year", () => {
    for (const perk of [once, early]) {
      expect(value(perk)).toBeNull();
      expect(value(perk, {}, {}, 1.5, true)).toMatchObject({ limitUsd: 50 });
    }
  });

  test("none where perks do not count, nor one that is skipped, nor one without a price", () => {
    const plain = { ...once, oneTime: false };
    expect(value(plain)).not.toBeNull();
    expect(value(plain, { perks: "none" })).toBeNull();
    expect(value(plain, { skip: [{ card: "c", perk: "x" }] })).toBeNull();
    expect(value(makePerk("x", { kind: "unpriced", faceUsd: 50 }), ticked("x"))).toBeNull();
    expect(value(makePerk("x", { kind: "status", faceUsd: 50 }))).toBeNull();
  });
});

test("at face value all priced perks count, once per wallet where that is the rule", () => {
  const entry = makePerk("e", { kind: "once-in-years", faceUsd: 120, years: 4, share: 0.5, merchant: "global-entry" });
  expect(value(entry, { perks: "face" })).toMatchObject({ kind: "once", usd: 30 });
  const credit = makePerk("u", { kind: "credit", faceUsd: 200, share: 0.6 });
  expect(value(credit, { perks: "face" })).toMatchObject({ kind: "fixed", usd: 200 });
});

describe("at face value", () => {
  const face = (perk: WalletPerk, change: Partial<Profile> = {}) => value(perk, { perks: "face", ...change });

  test("a perk counts its price, points their cents, a fee of years its share of a year", () => {
    expect(face(makePerk("x", { kind: "credit", faceUsd: 200, share: 0.1 }))).toEqual({
      kind: "fixed",
      usd: 200,
      usedFor: "face value",
    });
    expect(face(makePerk("x", { kind: "points", points: 1_000, faceUsd: 900 }))).toMatchObject({ usd: 15 });
    expect(face(makePerk("x", { kind: "once-in-years", faceUsd: 120, years: 4 }))).toMatchObject({ usd: 30 });
    expect(face(makePerk("x", { kind: "credit", faceUsd: null }))).toBeNull();
  });

  test("what has no price counts nothing, and a companion needs a second traveler", () => {
    expect(face(makePerk("x", { kind: "unpriced", faceUsd: 200 }))).toBeNull();
    const companion = makePerk("x", { kind: "certificate", faceUsd: 200, companion: true });
    expect(face(companion, { travelers: 1 })).toBeNull();
    expect(face(companion, { travelers: 2 })).toMatchObject({ usd: 200 });
  });
});

describe("counted once a wallet", () => {
  const groupOf = (perk: WalletPerk, card: Partial<WalletCard> = {}) => {
    const term = value(perk, { ...ticked("x"), bags: 1 }, card);
    return term?.kind === "once" ? term.group : null;
  };
  test.each<[string | null, Parameters<typeof makePerk>[1], Partial<WalletCard>?]>([
    ["lounge", { kind: "access", faceUsd: 100 }],
    ["bags:Delta", { kind: "service", airline: "Delta", freeBags: { bags: 1 } }],
    ["bags:Delta", { kind: "service", freeBags: { bags: 1 } }, { brandOf: "Delta" }],
    ["status:gold-club", { kind: "status", faceUsd: 10, program: "gold-club", merchant: "m" }],
    ["status:m", { kind: "status", faceUsd: 10, merchant: "m" }, { brandOf: "Hyatt" }],
    ["status:Hyatt", { kind: "status", faceUsd: 10 }, { brandOf: "Hyatt" }],
    ["status:x", { kind: "status", faceUsd: 10 }],
    ["merchant:m", { kind: "credit", faceUsd: 10, merchant: "m" }],
    ["type:global_entry", { kind: "once-in-years", faceUsd: 10, type: "global_entry" }],
    ["type:cell_phone_protection", { kind: "credit", faceUsd: 10, type: "cell_phone_protection" }],
    [null, { kind: "credit", faceUsd: 10 }],
  ])("in %s: %o", (group, perk, card) => {
    expect(groupOf(makePerk("x", perk), card)).toBe(group);
  });

  test("bags of a card of no airline are nobody's", () => {
    expect(value(makePerk("x", { kind: "service", freeBags: { bags: 1 } }), { bags: 1 })).toBeNull();
  });
});

test("what a sum counts for is said", () => {
  const usedFor = (perk: WalletPerk, profile: Partial<Profile> = {}) => {
    const term = value(perk, profile);
    return term && [term.kind, term.usedFor];
  };
  expect(usedFor(makePerk("x", { kind: "points", points: 100 }))).toEqual(["fixed", "points"]);
  expect(usedFor(makePerk("x", { kind: "access", faceUsd: 50 }))).toEqual(["once", "trips"]);
  const bags = makePerk("x", { kind: "service", airline: "Delta", freeBags: { bags: 1 } });
  expect(usedFor(bags, { bags: 1 })).toEqual(["once", "trips"]);
  expect(usedFor(makePerk("x", { kind: "once-in-years", faceUsd: 50 }), ticked("x"))).toEqual(["once", "ticked"]);
  expect(usedFor(makePerk("x", { kind: "status", faceUsd: 50 }), ticked("x"))).toEqual(["once", "ticked"]);
});

describe("what a perk is used for", () => {
  test("is said by brand, part or category, and by merchant or kind where it has no line", () => {
    const credit = (fits: PerkFit) => makePerk("x", { kind: "credit", faceUsd: 50, fits });
    const all = { categories: ["dining", "travel_other"] as const, parts: ["portal-hotels"] as const };
    expect(value(credit(all), ticked("x"))).toMatchObject({
      cells: [0, 1, 2, 3, 4],
      usedFor: "dining, flights, Delta, Hyatt, portal-hotels",
    });
    const nowhere = makePerk("x", { kind: "credit", faceUsd: 50, merchant: "shop" });
    expect(value(nowhere, ticked("x"))).toEqual({ kind: "once", group: "merchant:shop", usd: 50, usedFor: "ticked" });
  });

  test("never is rent", () => {
    const rent = [makePartLine("rent", 100), makeLine("other", 10)];
    const fits = { categories: ["other" as const], parts: ["rent" as const] };
    const perk = makePerk("x", { kind: "cash-like", faceUsd: 50, fits });
    const visit = toVisit(makeProfile(rent));
    expect(valuePerk(makeCard("c"), perk, visit, 1)).toMatchObject({ cells: [1], usedFor: "other" });
    expect(valuePerk(makeCard("c"), makePerk("x", { kind: "cash-like", faceUsd: 50 }), visit, 1)).toMatchObject({
      cells: [1],
    });
  });
});

test("a what-if scales what a perk is worth, not its limit", () => {
  const visit = (perk: string) => toVisit(makeProfile(LINES, { trips: 4 }), { [`c/${perk}`]: 0.5 });
  const credit = makePerk("x", { kind: "cash-like", faceUsd: 50, fits: { categories: ["dining"] } });
  expect(valuePerk(makeCard("c"), credit, visit("x"), 1)).toMatchObject({ limitUsd: 50, rate: 0.5 });
  expect(valuePerk(makeCard("c"), makePerk("x", { kind: "access", faceUsd: 500 }), visit("x"), 1)).toMatchObject({
    usd: 50,
  });
  expect(valuePerk(makeCard("c"), makePerk("x", { kind: "unpriced" }), visit("x"), 1)).toBeNull();
  expect(valuePerk(makeCard("c"), credit, visit("other"), 1)).toMatchObject({ rate: 1 });
});
