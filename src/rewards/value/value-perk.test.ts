import { describe, expect, test } from "vitest";

import type { Profile } from "./profile.ts";
import { makeCard, makePartLine, makePerk, makeLine, makeProfile } from "./test-cards.ts";
import { valuePerk } from "./value-perk.ts";
import { toVisit } from "./visit.ts";
import type { WalletCard, WalletPerk } from "./wallet-card.ts";

const LINES = [
  makeLine("dining", 100),
  makePartLine("flights", 150),
  makePartLine("flights", 50, { brand: "Delta" }),
  makePartLine("hotels", 100, { brand: "Hyatt" }),
  makePartLine("portal-hotels", 20),
];

function value(perk: WalletPerk, profile: Partial<Profile> = {}, card: Partial<WalletCard> = {}, cpp = 1.5) {
  const brandsUsed = ["Delta", "Hyatt"];
  return valuePerk(makeCard("c", card), perk, toVisit(makeProfile(LINES, { trips: 4, brandsUsed, ...profile })), cpp);
}

const ticked = (perk: string): Partial<Profile> => ({ use: [{ card: "c", perk }] });

test("bank points count in full at their cents per point, from the second year where they come with the renewal", () => {
  const perk = makePerk("miles", { kind: "points", points: 10_000, needs: { fromYear: 2 } });
  expect(value(perk)).toMatchObject({ kind: "fixed", usd: 150 });
  expect(value(perk, { horizon: "first-year" })).toBeNull();
  expect(value(perk, { horizon: "first-year", owned: ["c"] })).toMatchObject({ usd: 150 });
});

test("an airline's own points are a credit on its lines", () => {
  const perk = makePerk("miles", { kind: "points", points: 10_000 });
  const points = { ...makeCard("c").points, kind: "brand" as const };
  expect(value(perk, {}, { points, brandOf: "Delta" }, 1)).toMatchObject({
    kind: "credit",
    limitUsd: 100,
    rate: 1,
    cells: [2],
  });
  expect(value(perk, {}, { points, brandOf: "JetBlue" }, 1)).toBeNull();
});

test("a cash-like credit is money on the lines it fits, a portal credit on portal lines only", () => {
  const dining = makePerk("d", { kind: "cash-like", faceUsd: 120, share: 0.5, fits: { categories: ["dining"] } });
  expect(value(dining)).toMatchObject({ kind: "credit", limitUsd: 120, rate: 1, cells: [0] });
  const portal = makePerk("p", { kind: "portal", faceUsd: 300, share: 0.9 });
  expect(value(portal)).toMatchObject({ kind: "credit", limitUsd: 300, rate: 1, cells: [4] });
});

describe("a credit at named merchants", () => {
  const perk = makePerk("d", {
    kind: "credit",
    faceUsd: 200,
    share: 0.6,
    fits: { brands: ["Delta"] },
    merchant: "delta",
  });

  test("counts where the visitor spends there, by its realized share", () => {
    expect(value(perk)).toMatchObject({ kind: "credit", limitUsd: 200, rate: 0.6, cells: [2] });
  });

  test("counts nothing without spend there, and amount times share once per merchant when ticked", () => {
    const other = { ...perk, id: "u", fits: { brands: ["Uber"] }, merchant: "uber" };
    expect(value(other)).toBeNull();
    expect(value(other, ticked("u"))).toMatchObject({ kind: "once", group: "merchant:uber", usd: 120 });
  });

  test("on a part of spend counts when ticked, up to the spend there", () => {
    const hotel = { ...perk, id: "h", fits: { parts: ["hotels" as const] }, merchant: "hotels" };
    expect(value(hotel)).toBeNull();
    expect(value(hotel, ticked("h"))).toMatchObject({ kind: "credit", limitUsd: 200, cells: [3] });
  });

  test("in portions on travel counts no more portions than trips", () => {
    const portioned = { ...perk, portions: 12, faceUsd: 240 };
    expect(value(portioned)).toMatchObject({ limitUsd: 80 });
    expect(value(portioned, { trips: 30 })).toMatchObject({ limitUsd: 240 });
    const meals = makePerk("d", { kind: "cash-like", faceUsd: 120, portions: 12, fits: { categories: ["dining"] } });
    expect(value(meals, { trips: 0 })).toMatchObject({ limitUsd: 120 });
  });
});

describe("lounges", () => {
  const perk = makePerk("l", { kind: "access", faceUsd: 400, visits: null });

  test("count one visit a trip at $25, at most the visits allowed and the face value, once a wallet", () => {
    expect(value(perk)).toMatchObject({ kind: "once", group: "lounge", usd: 100 });
    expect(value({ ...perk, visits: 2 })).toMatchObject({ usd: 50 });
    expect(value({ ...perk, faceUsd: 60 })).toMatchObject({ usd: 60 });
    expect(value(perk, { trips: 0 })).toBeNull();
  });

  test("of an airline count the trips with it", () => {
    expect(value({ ...perk, airline: "Delta" })).toMatchObject({ usd: 25 });
    expect(value({ ...perk, airline: "United" })).toBeNull();
  });
});

test("a certificate is a credit at its brand, at most a quarter of the year's spend there", () => {
  const perk = makePerk("n", { kind: "certificate", faceUsd: 500, share: 0.75, fits: { brands: ["Hyatt"] } });
  expect(value(perk)).toMatchObject({ kind: "credit", rate: 0.75, limitUsd: 400 });
  expect(value({ ...perk, faceUsd: 300 })).toMatchObject({ limitUsd: 300 });
  expect(value({ ...perk, companion: true })).toBeNull();
  expect(value({ ...perk, companion: true }, { travelers: 2 })).toMatchObject({ limitUsd: 400 });
});

test("checked bags count what the visitor says, both ways, on trips with the airline, beyond the face value", () => {
  const perk = makePerk("b", { kind: "service", airline: "Delta", faceUsd: 10 });
  expect(value(perk)).toBeNull();
  expect(value(perk, { bags: 2 })).toMatchObject({ kind: "once", group: "bags:Delta", usd: 140 });
});

test("Global Entry and status count nothing until ticked", () => {
  const entry = makePerk("e", { kind: "once-in-years", faceUsd: 120, years: 4, share: 0.5, merchant: "global-entry" });
  expect(value(entry)).toBeNull();
  expect(value(entry, ticked("e"))).toMatchObject({ kind: "once", group: "merchant:global-entry", usd: 15 });
  const status = makePerk("s", { kind: "status", faceUsd: 100, share: 0.3, program: "Hilton Honors" });
  expect(value(status)).toBeNull();
  expect(value(status, ticked("s"))).toMatchObject({ group: "status:Hilton Honors", usd: 30 });
});

test("a perk that the visitor does not want counts nothing, and with perks off none does", () => {
  const perk = makePerk("miles", { kind: "points", points: 10_000 });
  expect(value(perk, { skip: [{ card: "c", perk: "miles" }] })).toBeNull();
  expect(value(perk, { perks: "none" })).toBeNull();
});

test("at face value all priced perks count, once per wallet where that is the rule", () => {
  const entry = makePerk("e", { kind: "once-in-years", faceUsd: 120, years: 4, share: 0.5, merchant: "global-entry" });
  expect(value(entry, { perks: "face" })).toMatchObject({ kind: "once", usd: 30 });
  const credit = makePerk("u", { kind: "credit", faceUsd: 200, share: 0.6 });
  expect(value(credit, { perks: "face" })).toMatchObject({ kind: "fixed", usd: 200 });
});
