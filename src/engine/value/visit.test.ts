/** What follows from a profile, by hand. */
import { expect, test } from "vitest";

import type { Profile } from "./profile.ts";
import { makeLine, makePartLine, makeProfile } from "./test-cards.ts";
import { isTripCell, toPerkKey, toVisit } from "./visit.ts";

const LINES = [
  makePartLine("flights", 100),
  makePartLine("flights", 60, { brand: "Air One" }),
  makePartLine("portal-flights", 40),
  makePartLine("hotels", 50, { foreignPercent: 40 }),
  makeLine("other", 250),
];
const visit = (profile: Partial<Profile> = {}, lines = LINES) => toVisit(makeProfile(lines, profile));

test("spend is by kinds, at home and abroad, with its sums", () => {
  const { cells, annualUsd } = visit();
  expect(cells.map(({ part, foreign, annualUsd: usd }) => [part, foreign, usd])).toEqual([
    ["flights", false, 1_200],
    ["flights", false, 720],
    ["portal-flights", false, 480],
    ["hotels", false, 360],
    ["hotels", true, 240],
    [null, false, 3_000],
  ]);
  expect(annualUsd).toBe(6_000);
});

test("trips with an airline are its share of all flights, those of a portal included", () => {
  expect(visit({ trips: 10 }).tripsWith("Air One")).toBeCloseTo((10 * 60) / 200, 9);
  expect(visit({ trips: 10 }).tripsWith("Air Two")).toBe(0);
  expect(visit({ trips: 10 }, [makeLine("other", 5)]).tripsWith("Air One")).toBe(0);
  // What is spent at the airline's shop is no flight.
  expect(visit({ trips: 10 }, [...LINES, makeLine("other", 90, { brand: "Air One" })]).tripsWith("Air One")).toBe(3);
});

test("ticks and factors are known by card and perk", () => {
  const key = { card: "card", perk: "perk" };
  const { ticked, skipped } = visit({ use: [key], skip: [{ ...key, perk: "other" }] });
  expect([[...ticked], [...skipped]]).toEqual([["card/perk"], ["card/other"]]);
  const asked = toVisit(makeProfile(LINES), { [toPerkKey("card", "perk")]: 0.5 });
  expect([asked.perkFactor("card", "perk"), asked.perkFactor("card", "other")]).toEqual([0.5, 1]);
});

test("the same kinds of spend have the same key whatever the amounts, other kinds or ways to earn another", () => {
  const key = (profile: Partial<Profile> = {}, lines = LINES) => visit(profile, lines).cellsKey;
  expect(
    key(
      {},
      LINES.map((line) => ({ ...line, monthlyUsd: 7 })),
    ),
  ).toBe(key());
  const keys = [
    key(),
    key({ rotating: false }),
    key({ mobileWalletPercent: 20 }),
    key({}, LINES.slice(1)),
    key(
      {},
      LINES.map((line) => ({ ...line, foreignPercent: 0 })),
    ),
    key(
      {},
      LINES.map((line) => ({ ...line, brand: null })),
    ),
    key(
      {},
      LINES.map((line) => (line.part === "hotels" ? { ...line, part: "car-rental" } : line)),
    ),
    key(
      {},
      LINES.map((line) => (line.category === "other" ? { ...line, category: "gas" } : line)),
    ),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("travel is booked as a trip, directly or in a portal", () => {
  const trips = visit({}, [
    ...LINES,
    makeLine("travel_portal", 5),
    makePartLine("drugstores", 5),
    makePartLine("car-rental", 5),
  ]);
  expect(trips.cells.filter(isTripCell).map(({ category, part }) => part ?? category)).toEqual([
    "flights",
    "flights",
    "portal-flights",
    "hotels",
    "hotels",
    "travel_portal",
    "car-rental",
  ]);
});
