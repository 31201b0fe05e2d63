/** Worked by hand: what perks are worth (section 3). The arithmetic stands in each title. */
import { describe, expect, test } from "vitest";

import type { Profile, SpendLine } from "../../../src/engine/value/profile.ts";
import type { WalletCard, WalletPerk } from "../../../src/engine/value/wallet-card.ts";
import { makeBase, makeCard, makeCatalog, makeLine, makePerk, makeProfile } from "./build-case.ts";
import { valueWallet } from "./value-wallet.ts";

function netOf(cards: readonly WalletCard[], lines: readonly SpendLine[], more: Partial<Profile> = {}): number {
  return valueWallet(
    cards.map(({ slug }) => slug),
    makeProfile(lines, more),
    makeCatalog(cards),
  ).netUsd;
}

const with1 = (slug: string, ...perks: readonly WalletPerk[]): WalletCard => makeCard({ slug, perks });
const uses = (card: string, perk: string): Partial<Profile> => ({ use: [{ card, perk }] });

describe("credits", () => {
  const dining = with1(
    "c",
    makePerk({ id: "food", kind: "cash-like", faceUsd: 120, portions: 12, fits: { categories: ["dining"] } }),
  );

  test("on a whole category up to the spend: 120 paid, 380 at 1% = 123.80; 90 of 90", () => {
    expect(netOf([dining], [makeLine("dining", 500)])).toBeCloseTo(123.8);
    expect(netOf([dining], [makeLine("dining", 90)])).toBeCloseTo(90);
  });

  test("plain money without a place pays for anything: 100 paid, 400 at 1% = 104; nothing of nothing", () => {
    const refund = with1("c", makePerk({ id: "m", kind: "cash-like" }));
    expect(netOf([refund], [makeLine("gas", 500)])).toBeCloseTo(104);
    expect(netOf([refund], [])).toBeCloseTo(0);
  });

  test("skipped, or without perks: 500 at 1% = 5", () => {
    expect(netOf([dining], [makeLine("dining", 500)], { skip: [{ card: "c", perk: "food" }] })).toBeCloseTo(5);
    expect(netOf([dining], [makeLine("dining", 500)], { perks: "none" })).toBeCloseTo(5);
  });

  test("a portal credit of 300 counts on portal lines only, in one portion a trip", () => {
    const card = with1("c", makePerk({ id: "p", kind: "portal", faceUsd: 300 }));
    expect(netOf([card], [makeLine("portal-hotels", 200), makeLine("hotels", 500)], { trips: 1 })).toBeCloseTo(205);
    expect(netOf([card], [makeLine("portal-hotels", 200), makeLine("hotels", 500)])).toBeCloseTo(7);
  });

  test("two portions of 100 on hotels and one trip: one portion, 100 + 400 at 1% = 104", () => {
    const perk = makePerk({ id: "h", kind: "cash-like", faceUsd: 200, portions: 2, fits: { parts: ["hotels"] } });
    expect(netOf([with1("c", perk)], [makeLine("hotels", 500)], { trips: 1 })).toBeCloseTo(104);
  });

  const rides = makePerk({
    id: "r",
    kind: "credit",
    faceUsd: 100,
    share: 0.8,
    merchant: "hailo",
    fits: { brands: ["Hailo"] },
  });

  test("a merchant's credit is 0 unless spent there or ticked: 0; 80 + 100 x 1%; 80", () => {
    expect(netOf([with1("c", rides)], [])).toBeCloseTo(0);
    expect(netOf([with1("c", rides)], [makeLine("ride-hailing", 200, { brand: "Hailo" })])).toBeCloseTo(81);
    expect(netOf([with1("c", rides)], [], uses("c", "r"))).toBeCloseTo(80);
  });

  test("a ticked list of restaurants pays nothing for who spends nothing on dining: 0; 90 of 90 x 0.8 = 72", () => {
    const list = with1("c", { ...rides, fits: { categories: ["dining"] } });
    expect(netOf([list], [], uses("c", "r"))).toBeCloseTo(0);
    expect(netOf([list], [makeLine("dining", 90)], uses("c", "r"))).toBeCloseTo(72);
  });

  test("two ticked credits of one merchant without a line count once, the higher: 80 of 80 and 50", () => {
    const cards = [with1("a", rides), with1("b", { ...rides, faceUsd: 62.5 })];
    const use = cards.map(({ slug }) => ({ card: slug, perk: "r" }));
    expect(netOf(cards, [], { use })).toBeCloseTo(80);
  });

  test("a dollar that a credit pays abroad still costs the foreign fee: 100 x (1 - 3%) = 97", () => {
    const perk = makePerk({ id: "d", kind: "cash-like", faceUsd: 100, fits: { categories: ["dining"] } });
    const card = makeCard({ slug: "c", foreignFeePercent: 3, perks: [perk] });
    expect(netOf([card], [makeLine("dining", 100, { foreignPercent: 100 })])).toBeCloseTo(97);
  });
});

describe("perks by habit", () => {
  test("a lounge: 4 trips, 3 visits allowed, at $25 = 75; two cards still 75; at most the face value", () => {
    const lounge = makePerk({ id: "l", kind: "access", faceUsd: 400, visits: 3 });
    expect(netOf([with1("a", lounge)], [], { trips: 4 })).toBeCloseTo(75);
    expect(netOf([with1("a", lounge), with1("b", lounge)], [], { trips: 4 })).toBeCloseTo(75);
    expect(netOf([with1("a", { ...lounge, faceUsd: 50 })], [], { trips: 4 })).toBeCloseTo(50);
  });

  const flights = [makeLine("flights", 100, { brand: "Skyline" })];

  test("an airline's club only for those who fly with it: 0, then 4 x 25 + 100 x 1% = 101", () => {
    const club = makePerk({ id: "l", kind: "access", faceUsd: 400, visits: null, airline: "Skyline" });
    expect(netOf([with1("a", club)], [], { trips: 4, brandsUsed: ["Skyline"] })).toBeCloseTo(0);
    expect(netOf([with1("a", club)], flights, { trips: 4 })).toBeCloseTo(101);
  });

  test("two thirds of the flights are the airline's: 3 trips make 2 with it, 50 at the club, 140 for bags, 1.50 for 150 at 1%", () => {
    const lines = [...flights, makeLine("portal-flights", 50)];
    const club = makePerk({ id: "l", kind: "access", faceUsd: 400, airline: "Skyline" });
    const bags = makePerk({ id: "b", kind: "service", airline: "Skyline", freeBags: { bags: 1 } });
    expect(netOf([with1("a", club, bags)], lines, { trips: 3, bags: 1 })).toBeCloseTo(191.5);
  });

  test("bags: 1 bag x 2 ways x 3 trips x $35 = 210 once, whatever the face value; 0 without bags; 1 for the flights", () => {
    const freeBags = { bags: 1, companions: 1 } as const;
    const bags = makePerk({ id: "b", kind: "service", faceUsd: 60, airline: "Skyline", freeBags });
    const more = { trips: 3, bags: 1 };
    expect(netOf([with1("a", bags), with1("b", bags)], flights, more)).toBeCloseTo(211);
    expect(netOf([with1("a", bags)], flights, { ...more, bags: 0 })).toBeCloseTo(1);
  });

  test("of three who check two bags each on one trip, a first bag for two: 140; both bags for all: 480; two waivers: 70", () => {
    const party = { trips: 1, bags: 2, travelers: 3 };
    const free = (freeBags: WalletPerk["freeBags"] & {}) =>
      netOf([with1("a", makePerk({ id: "b", kind: "service", airline: "Skyline", freeBags }))], flights, party);
    expect(free({ bags: 1, companions: 1 })).toBeCloseTo(141);
    expect(free({ bags: 2, companions: null })).toBeCloseTo(481);
    expect(free({ bags: 1, companions: 8, timesPerYear: 2 })).toBeCloseTo(71);
  });

  test("lounges: twelve trips count ten visits of $25, or as many as the visitor says", () => {
    const lounge = makePerk({ id: "l", kind: "access", faceUsd: 400, visits: null });
    expect(netOf([with1("a", lounge)], [], { trips: 12 })).toBeCloseTo(250);
    expect(netOf([with1("a", lounge)], [], { trips: 12, visits: 12 })).toBeCloseTo(300);
  });

  test("every four years $100 at a share of 0.9, ticked: 22.50", () => {
    const perk = makePerk({ id: "g", kind: "once-in-years", years: 4, share: 0.9 });
    expect(netOf([with1("a", perk)], [])).toBeCloseTo(0);
    expect(netOf([with1("a", perk)], [], uses("a", "g"))).toBeCloseTo(22.5);
  });

  test("a status of $100 at 0.2 ticked on two cards of one program: 20", () => {
    const status = makePerk({ id: "s", kind: "status", share: 0.2, program: "inn" });
    const use = ["a", "b"].map((card) => ({ card, perk: "s" }));
    expect(netOf([with1("a", status), with1("b", status)], [], { use })).toBeCloseTo(20);
  });

  test("10,000 bank points at 1.5 cents = 150, from the second year on", () => {
    const points = { program: "bank", kind: "bank" as const, floor: 1.5 };
    const perk = makePerk({ id: "m", kind: "points", points: 10_000, needs: { fromYear: 2 } });
    const card = makeCard({ slug: "c", points, perks: [perk] });
    expect(netOf([card], [])).toBeCloseTo(150);
  });

  test("what comes once counts nothing in a later year", () => {
    const perk = makePerk({ id: "o", kind: "cash-like", oneTime: true, fits: { categories: ["dining"] } });
    const lines = [makeLine("dining", 100)];
    expect(netOf([with1("c", perk)], lines)).toBeCloseTo(1);
  });

  test("at face value: 100 + 100 of two credits, one lounge of 400, years divided: 100 / 4 = 625", () => {
    const card = with1(
      "c",
      makePerk({ id: "a", kind: "credit", share: 0.1, fits: { brands: ["Hailo"] } }),
      makePerk({ id: "b", kind: "cash-like", fits: { categories: ["dining"] } }),
      makePerk({ id: "l", kind: "access", faceUsd: 400 }),
      makePerk({ id: "k", kind: "access", faceUsd: 300 }),
      makePerk({ id: "g", kind: "once-in-years", years: 4 }),
    );
    expect(netOf([card], [], { perks: "face" })).toBeCloseTo(625);
  });
});

describe("certificates", () => {
  const night = makePerk({ id: "n", kind: "certificate", faceUsd: 300, share: 0.5, fits: { brands: ["Innkeep"] } });
  const stay = (usd: number): SpendLine[] => [makeLine("hotels", usd, { brand: "Innkeep" })];

  test("a quarter of 400 at the brand: dollars 400 / 4 / 0.5 = 200 at 0.5, the other 200 at 1% = 102", () => {
    expect(netOf([with1("c", night)], stay(400), { trips: 1 })).toBeCloseTo(102);
  });

  test("at most the face value: 300 x 0.5 + 9,700 at 1% = 247", () => {
    expect(netOf([with1("c", night)], stay(10_000), { trips: 1 })).toBeCloseTo(247);
  });

  test("a companion's needs two travelers: 100 at 1% alone, 50 x 0.5 + 50 x 1% for two", () => {
    const card = with1("c", { ...night, companion: true });
    expect(netOf([card], stay(100), { trips: 1 })).toBeCloseTo(1);
    expect(netOf([card], stay(100), { trips: 1, travelers: 2 })).toBeCloseTo(25.5);
  });

  test("own points of a hotel: 10,000 at 0.5 cents = 50 on 1,000 at the brand; 0 without spend there", () => {
    const points = { program: "inn", kind: "brand" as const, floor: 0.5, transfer: 0.5 };
    const perk = makePerk({ id: "p", kind: "certificate", points: 10_000, fits: { brands: ["Innkeep"] } });
    const card = makeCard({ slug: "c", points, perks: [perk], brandOf: "Innkeep" });
    expect(netOf([card], stay(1000), { trips: 1 })).toBeCloseTo(50 + 950 * 0.005);
    expect(netOf([card], [makeLine("hotels", 1000)], { trips: 1 })).toBeCloseTo(5);
  });
});

describe("conditions", () => {
  const perk = makePerk({ id: "u", kind: "points", points: 5000, needs: { spendUsd: 3000 } });
  const low = makeCard({ slug: "low", perks: [perk] });
  const high = makeCard({ slug: "high", earns: [makeBase(2)] });

  test("3,000 moved from 2% to 1% cost 30 and bring 50: 5,000 x 2% + 20 = 120", () => {
    expect(netOf([low, high], [makeLine("gas", 5000)])).toBeCloseTo(120);
  });

  test("moved from 3% they would cost 60: 5,000 x 3% = 150", () => {
    const three = makeCard({ slug: "high", earns: [makeBase(3)] });
    expect(netOf([low, three], [makeLine("gas", 5000)])).toBeCloseTo(150);
  });

  test("2,999 a year do not reach 3,000: 29.99", () => {
    expect(netOf([low], [makeLine("gas", 2999)])).toBeCloseTo(29.99);
  });

  test("a dollar that a credit pays counts as spend: 100 by credit + 2,900 at 1% + 50 = 179", () => {
    const credit = makePerk({ id: "d", kind: "cash-like", fits: { categories: ["gas"] } });
    const card = makeCard({ slug: "low", perks: [perk, credit] });
    expect(netOf([card], [makeLine("gas", 3000)])).toBeCloseTo(179);
  });

  test("a perk that needs another card: 0 alone, 50 with it", () => {
    const card = with1("a", makePerk({ id: "x", kind: "points", points: 5000, needs: { card: ["b"] } }));
    expect(netOf([card], [])).toBeCloseTo(0);
    expect(netOf([card, makeCard({ slug: "b" })], [])).toBeCloseTo(50);
  });
});
