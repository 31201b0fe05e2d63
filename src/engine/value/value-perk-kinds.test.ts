/** What a perk of each kind is worth, and where its limits are. */
import { describe, expect, test } from "vitest";

import type { Profile } from "./profile.ts";
import { makeCard, makePerk } from "./test-cards.ts";
import { ticked, value } from "./test-perks.ts";
import type { FreeBags, PerkFit } from "./wallet-card.ts";

test("bank points count in full at their cents per point, from the second year where they come with the renewal", () => {
  const perk = makePerk("miles", { kind: "points", points: 10_000, needs: { fromYear: 2 } });
  expect(value(perk)).toMatchObject({ kind: "fixed", usd: 150 });
  expect(value(perk, {}, {}, 1.5, true)).toBeNull();
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

describe("a credit that the visitor ticks", () => {
  const at = (fits: PerkFit) => makePerk("x", { kind: "credit", faceUsd: 200, share: 0.6, fits });

  test("is spent where its merchant has a line, and is a sum where it has none", () => {
    expect(value(at({ brands: ["Delta"] }), ticked("x"))).toMatchObject({ kind: "credit", cells: [2] });
    expect(value(at({ brands: ["Uber"] }), ticked("x"))).toMatchObject({ kind: "fixed", usd: 120, usedFor: "ticked" });
  });

  test("is nothing where it fits whole kinds of spend and there is none of them", () => {
    expect(value(at({ categories: ["gas"] }), ticked("x"))).toBeNull();
    expect(value(at({ parts: ["phone"] }), ticked("x"))).toBeNull();
  });

  test("may count only then, though there is spend at its merchant", () => {
    const only = { ...at({ brands: ["Delta"] }), onlyWhenTicked: true };
    expect(value(only)).toBeNull();
    expect(value(only, ticked("x"))).toMatchObject({ kind: "credit", cells: [2], rate: 0.6 });
  });
});

test("points of an airline or hotel count at its own lines alone, whole, however few the trips", () => {
  const points = { ...makeCard("c").points, kind: "brand" as const };
  const night = makePerk("n", {
    kind: "certificate",
    points: 20_000,
    portions: 2,
    share: 0.5,
    fits: { parts: ["hotels"] },
  });
  const yearly = makePerk("n", { kind: "points", points: 20_000, portions: 2, fits: { categories: ["dining"] } });
  const hotel = { points, brandOf: "Hyatt" };
  for (const perk of [night, yearly]) {
    expect(value(perk, { trips: 1 }, hotel, 1)).toMatchObject({ kind: "credit", rate: 1, limitUsd: 200, cells: [3] });
  }
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
    expect(value({ ...perk, airline: "United" }, { brandsUsed: ["United"] })).toBeNull();
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
  const perk = makePerk("b", { kind: "service", airline: "Delta", faceUsd: 10, freeBags: { bags: 1 } });
  expect(value(perk)).toBeNull();
  // Delta has a quarter of the flights: one of four trips, two of eight. The second bag is paid.
  expect(value(perk, { bags: 2 })).toMatchObject({ kind: "once", group: "bags:Delta", usd: 70 });
  expect(value(perk, { bags: 1, trips: 8 })).toMatchObject({ usd: 1 * 2 * 2 * 35 });
});

test("bags are free for those whom the terms name, and only so many", () => {
  const of = (freeBags: FreeBags, profile: Partial<Profile>) =>
    value(makePerk("b", { kind: "service", airline: "Delta", freeBags }), { trips: 4, bags: 1, ...profile });
  expect(of({ bags: 1, companions: 1 }, { travelers: 4 })).toMatchObject({ usd: 2 * 2 * 35 });
  expect(of({ bags: 1, companions: 8 }, { travelers: 4 })).toMatchObject({ usd: 4 * 2 * 35 });
  expect(of({ bags: 1, companions: null }, { travelers: 10 })).toMatchObject({ usd: 10 * 2 * 35 });
  expect(of({ bags: 1 }, { travelers: 4 })).toMatchObject({ usd: 2 * 35 });
  expect(of({ bags: 2, companions: 1 }, { travelers: 2, bags: 2 })).toMatchObject({ usd: 2 * 2 * (35 + 45) });
  expect(of({ bags: 2, companions: 1 }, { travelers: 2 })).toMatchObject({ usd: 2 * 2 * 35 });
  expect(of({ bags: 1, timesPerYear: 1 }, { trips: 40 })).toMatchObject({ usd: 35 });
});

test("Global Entry and status count nothing until ticked", () => {
  const entry = makePerk("e", { kind: "once-in-years", faceUsd: 120, years: 4, share: 0.5, merchant: "global-entry" });
  expect(value(entry)).toBeNull();
  expect(value(entry, ticked("e"))).toMatchObject({ kind: "once", group: "merchant:global-entry", usd: 15 });
  const status = makePerk("s", { kind: "status", faceUsd: 100, share: 0.3, program: "Hilton Honors" });
  expect(value(status)).toBeNull();
  expect(value(status, ticked("s"))).toMatchObject({ group: "status:Hilton Honors", usd: 30 });
});

describe("portions and limits", () => {
  test("of a credit on travel are as many as there are trips, on anything else all of them", () => {
    const monthly = (fits: PerkFit) => makePerk("x", { kind: "cash-like", faceUsd: 120, portions: 12, fits });
    expect(value(monthly({ parts: ["flights"] }))).toMatchObject({ limitUsd: 40, cells: [1, 2] });
    expect(value(monthly({ categories: ["dining"] }))).toMatchObject({ limitUsd: 120 });
    expect(value(monthly({ categories: ["dining"], parts: ["flights"] }))).toMatchObject({ limitUsd: 120 });
    expect(value(monthly({ parts: ["flights"] }), { trips: 0 })).toBeNull();
  });

  test("a credit worth nothing, or with nowhere to go, is none", () => {
    const fits = { categories: ["dining" as const] };
    expect(value(makePerk("x", { kind: "cash-like", faceUsd: 0, fits }))).toBeNull();
    expect(value(makePerk("x", { kind: "cash-like", faceUsd: null, fits }))).toBeNull();
    expect(value(makePerk("x", { kind: "credit", faceUsd: 50, share: 0, fits }), ticked("x"))).toBeNull();
    expect(value(makePerk("x", { kind: "cash-like", faceUsd: 50, fits: { categories: ["gas"] } }))).toBeNull();
  });

  test("a portal credit may be for some of the portal only", () => {
    const only = (parts: readonly ("portal-hotels" | "portal-flights")[]) =>
      value(makePerk("x", { kind: "portal", faceUsd: 50, fits: { parts } }));
    expect(only(["portal-hotels"])).toMatchObject({ cells: [4] });
    expect(only(["portal-flights"])).toBeNull();
  });

  test("a certificate counts where it names, else at its card's brand, within a quarter of that spend", () => {
    const night = (fits?: PerkFit) =>
      makePerk("x", { kind: "certificate", faceUsd: 5_000, share: 0.5, ...(fits ? { fits } : {}) });
    expect(value(night(), {}, { brandOf: "Hyatt" })).toMatchObject({ cells: [3], limitUsd: 600 });
    expect(value(night())).toBeNull();
    expect(value(night({ parts: ["flights"] }))).toMatchObject({ cells: [1, 2], limitUsd: 1_200 });
    expect(value(night({ categories: ["dining"], brands: ["Hyatt"] }))).toMatchObject({
      cells: [0, 3],
      limitUsd: 1_200,
    });
  });

  test("a club is for those who fly the airline, spend there included", () => {
    const club = makePerk("x", { kind: "access", faceUsd: 900, airline: "Delta" });
    expect(value(club)).toMatchObject({ usd: 25 });
    expect(value(club, { brandsUsed: "any" })).toMatchObject({ usd: 25 });
    expect(value({ ...club, airline: "United" }, { brandsUsed: "any" })).toBeNull();
  });
});
