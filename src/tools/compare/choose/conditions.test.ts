/** What is said for one of two cards, and when it is not said: each condition from small cards. */
import { describe, expect, test } from "vitest";

import type { IntroApr } from "../../../catalog/card.ts";
import { makeIntroApr } from "../../../catalog/test-record.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk } from "../../../engine/value/test-cards.ts";
import { listFactConditions } from "./fact-conditions.ts";
import { createNetFor, lowerTerm, nameSite, type Weighing } from "./pair-side.ts";
import { listPlaceConditions } from "./place-conditions.ts";
import { type Given, side, weigh } from "./test-weighing.ts";

const tell = (own: Given, other: Given = {}, gapUsd = 0) =>
  Object.fromEntries(listFactConditions(weigh(own, other, gapUsd)).map(({ kind, text }) => [kind, text]));
const fee = (ongoingUsd: number): Given => ({ card: { annualFee: { firstYearUsd: 0, ongoingUsd } } });

describe("from the terms", () => {
  test("nothing is said for one of two cards that are the same", () => {
    expect(tell({})).toEqual({});
  });

  test("a fee that is at least $20 lower", () => {
    expect(tell(fee(0), fee(95))).toEqual({ fee: "you don't want an annual fee; Other charges $95" });
    expect(tell(fee(95), fee(250))).toEqual({ fee: "you want a lower annual fee: $95, versus $250 with Other" });
    expect(tell(fee(80), fee(99))).toEqual({});
    expect(tell(fee(250), fee(95))).toEqual({});
  });

  test("no fee abroad", () => {
    const abroad = (foreignTransactionFeePercent: number): Given => ({ card: { foreignTransactionFeePercent } });
    expect(tell(abroad(0), abroad(3))).toEqual({
      abroad: "you spend abroad: Own charges no foreign transaction fee, while Other charges 3%",
    });
    expect(tell(abroad(3), abroad(0))).toEqual({});
    expect(tell(abroad(2.7), abroad(3))).toEqual({});
  });

  test("a card for people without a history", () => {
    const starts = { card: { creditScore: { newToCredit: true } } };
    expect(tell(starts)).toEqual({ history: "you have no credit history yet: Own is meant for people new to credit" });
    expect(tell(starts, starts)).toEqual({});
  });

  test("longer without interest: on purchases first, else on transfers", () => {
    const apr = (introApr: IntroApr): Given => ({ card: { introApr } });
    const [long, short] = [apr(makeIntroApr(15, 0)), apr(makeIntroApr(12, 0))];
    expect(tell(long, short)).toEqual({
      apr: "you want to pay off a large purchase over time: 0% for 15 months, versus 12 with Other",
    });
    expect(tell(short, long)).toEqual({});
    expect(tell(apr(makeIntroApr(0, 18)), apr(null))).toEqual({
      apr: "you have a balance to move from another card: 0% for 18 months, which Other doesn't offer",
    });
    // Nobody knows how long, or whether at all: that is not to lack it.
    const unknown = apr({ transfers: { percent: 0, length: null, unit: "months" } });
    expect(tell(apr(makeIntroApr(0, 18)), unknown)).toEqual({});
    expect(tell(long, apr({ transfers: false }))).toEqual({});
  });

  test("insurance of trips, unless the cards are of one bank, which insures most of its cards' trips alike", () => {
    const insured: Given = {
      card: { perks: [{ id: "it", type: "travel_insurance", description: "Trip delay coverage", lapsed: false }] },
    };
    expect(tell(insured, { card: { issuingBank: "Another Bank" } })["perk-other"]).toBe(
      "you want your trips insured: trip delay coverage",
    );
    expect(tell(insured)).toEqual({});
    expect(tell(insured, insured)).toEqual({});
  });

  test("a free night where both cards are of the hotel group", () => {
    const night = (brandOf: string): Given => ({
      rewards: { brandOf },
      card: { perks: [{ id: "it", type: "anniversary_free_night", description: "Free night", lapsed: false }] },
    });
    const texts = (other: string) => Object.values(tell(night("Hyatt"), { rewards: { brandOf: other } }));
    expect(texts("Hyatt")).toEqual(["you would use the yearly award: a free night"]);
    expect(texts("Hilton")).toContain("you stay with Hyatt at least once a year: a free night");
  });

  test("a credit or a night only where it could make up for what the card is behind", () => {
    const paying = (type: string, years = 1): Given => ({
      card: { perks: [{ id: "it", type, description: "Up to $250", lapsed: false }] },
      rewards: { perks: [makePerk("it", { kind: "credit", faceUsd: 250, years })] },
    });
    const [credit] = Object.values(tell(paying("travel_credit"), {}, -250));
    expect(credit).toBe("the travel credit pays for what you book anyway: up to $250");
    expect(tell(paying("travel_credit"), {}, -251)).toEqual({});
    expect(tell(paying("travel_credit", 2), {}, -126)).toEqual({});
    expect(tell(paying("free_checked_bag"), {}, -251)).not.toEqual({});
    // What is counted already closes no gap.
    const group = { brandOf: "Hyatt", perks: [makePerk("it", { kind: "cash-like", faceUsd: 250 })] };
    const night = { ...paying("anniversary_free_night"), rewards: group };
    const other = { rewards: { brandOf: "Hyatt" } };
    expect(tell(night, other, 1)).not.toEqual({});
    expect(tell(night, other, -1)).toEqual({});
  });

  test("what a card asks for", () => {
    const asks = (kind: string, usdPerYear: number | null): Given => ({
      card: { requires: { kind, name: "Costco", usdPerYear } },
    });
    expect(tell(asks("membership", 65))).toEqual({
      needs: "you pay for a Costco membership ($65 a year) anyway: the card requires one",
    });
    expect(tell({}, asks("membership", 65))).toEqual({
      fee: "you don't want to pay $65 a year for a Costco membership",
    });
    expect(tell({}, asks("relationship", null))).toEqual({});
    expect(tell(asks("relationship", null))).toEqual({
      needs: "you have Costco, which the card requires",
    });
    expect(tell(asks("relationship", 50))).toEqual({
      needs: "you have a Costco membership ($50 a year), which the card requires",
    });
  });

  test("a brand of its own, against another brand or none", () => {
    const brand = (brandOf: string | null): Given => ({ rewards: { brandOf } });
    expect(tell(brand("Delta"), brand("United"))["brand"]).toBe("you fly Delta more often than United");
    expect(tell(brand("IHG"), brand("Hyatt"))["brand"]).toBe("you stay with IHG more often than with Hyatt");
    expect(tell(brand("Delta"), brand(null))["brand"]).toBe("you fly Delta often enough for a Delta card");
    expect(tell(brand("Hilton"), brand(null))["brand"]).toBe("you stay with Hilton often enough for a Hilton card");
    expect(tell(brand("Expedia"), brand(null))["brand"]).toContain("you book with Expedia often enough");
    expect(tell(brand("Delta"), brand("Delta"))).toEqual({});
  });

  test("a rate to activate or to choose", () => {
    const choice = (mode: "rotating" | "chosen"): Given => ({
      rewards: {
        choices: [
          {
            id: "c",
            mode,
            choices: 1,
            multiplier: 5,
            afterCap: 1,
            cap: null,
            options: [{ id: "gas", label: "Gas stations", covers: [] }],
          },
        ],
      },
    });
    expect(tell(choice("rotating"))["choice"]).toBe(
      "you will activate a new category each quarter, which earns 5x up to its limit",
    );
    expect(tell(choice("chosen"))["choice"]).toBe(
      "you spend a lot on one kind of purchase: Own earns 5x in a category you choose, such as gas stations",
    );
    const base = (multiplier: number): Given => ({ rewards: { earns: [makeBase(multiplier)] } });
    expect(tell(choice("chosen"), base(5))).toEqual({});
    expect(tell(choice("rotating"), choice("rotating"))).toEqual({});
    expect(tell(choice("chosen"), choice("chosen"))).toEqual({});
  });

  test("perks that only one has, in the words of its terms, unless they have lapsed", () => {
    const perk = (type: string, lapsed = false): Given => ({
      card: { perks: [{ id: type, type, description: "Two visits a year", lapsed }] },
    });
    expect(tell(perk("lounge_access"))).toEqual({ lounges: "airport lounges matter to you: two visits a year" });
    expect(tell(perk("seat_selection"))).toEqual({
      "perk-other": "you care where you sit: two visits a year",
    });
    expect(tell(perk("lounge_access"), perk("lounge_access"))).toEqual({});
    expect(tell(perk("lounge_access", true))).toEqual({});
    expect(tell(perk("lounge_access"), perk("lounge_access", true))).toHaveProperty("lounges");
  });

  test("a lounge membership beside a few passes, without what it says of guests", () => {
    const lounge = (description: string, valueUsd: number): Given => ({
      card: { perks: [{ id: "it", type: "lounge_access", description, valueUsd, lapsed: false }] },
    });
    const [club, passes] = [lounge("Club membership (two guests); guests pay", 600), lounge("Two passes a year", 100)];
    expect(tell(club, passes)).toEqual({
      lounges: "airport lounges matter to you: club membership, while Other has two passes a year",
    });
    expect(tell(passes, club)).toEqual({});
    expect(tell(club, lounge("Ten visits", 201))).toEqual({});
  });

  test("perks that nobody has confirmed say so, and weigh half", () => {
    const perk = (uncertainFields: readonly string[]): Given => ({
      card: {
        uncertainFields,
        perks: [{ id: "it", type: "lounge_access", description: "Two visits a year", lapsed: false }],
      },
    });
    const [sure, unsure] = [[], ["perks"]].map((fields) => listFactConditions(weigh(perk(fields)))[0]!);
    expect(unsure!.text).toBe(`${sure!.text} (unconfirmed)`);
    expect(unsure!.weight).toBe(sure!.weight / 2);
  });

  test("insurance that the other card has among its protections is no reason", () => {
    const insured = (type: string, description: string): Given => ({
      card: { perks: [{ id: "it", type, description, lapsed: false }] },
    });
    const slug = (name: string): Given => ({ card: { slug: name } });
    const [car, phone] = [
      insured("primary_rental_coverage", "Primary coverage"),
      insured("cell_phone_protection", "Up to $600"),
    ];
    expect(tell(car, slug("united-explorer"))).toEqual({});
    expect(tell(car, slug("united-gateway"))).toEqual({ "perk-other": "you rent cars: primary coverage" });
    expect(tell(phone, slug("robinhood-gold"))).toEqual({});
    expect(tell(phone, slug("chase-sapphire-reserve"))).toHaveProperty("perk-other");
  });

  test("status progress of the cheaper card of a program is no reason", () => {
    const progress = (ongoingUsd: number): Given => ({
      card: {
        annualFee: { firstYearUsd: 0, ongoingUsd },
        perks: [{ id: "it", type: "elite_progress", description: "One tile", lapsed: false }],
      },
    });
    expect(tell(progress(0), fee(99))).not.toHaveProperty("perk-other");
    expect(tell(progress(99), fee(0))).toEqual({ "perk-other": "you work toward status: one tile" });
  });

  test("a first year that is the better one of a card that is behind", () => {
    const first = (firstYearGapUsd: number, gapUsd: number) =>
      listFactConditions({ ...weigh({}, {}, gapUsd), firstYearGapUsd }).find(({ kind }) => kind === "bonus")?.text;
    expect(first(125, -40)).toBe("the first year matters most to you: in that year Own is worth $125 more than Other");
    expect([first(19, -40), first(125, 1)]).toEqual([undefined, undefined]);
  });
});

describe("from the rates", () => {
  const places = (own: Given, other: Given = {}) =>
    listPlaceConditions(weigh(own, other, 1), []).map(({ text }) => text);
  const rate = (multiplier: number): Given => ({
    rewards: { earns: [makeBase(1), makeEarn(multiplier, { category: "other", parts: ["drugstores"] })] },
  });

  test("a kind of purchase that brings almost half a cent more a dollar", () => {
    expect(places(rate(3))).toEqual(["you shop at drugstores: each dollar earns 3 cents, versus 1 cent with Other"]);
    expect(places(rate(3), rate(2.5))).toEqual([
      "you shop at drugstores: each dollar earns 3 cents, versus 2.5 cents with Other",
    ]);
    expect(places(rate(3), rate(2.6))).toEqual([]);
    expect(places(rate(2), rate(3))).toEqual([]);
  });

  test("in percent of one card and points of the other is told in cents", () => {
    const points = { ...makeCard("x").points, program: "one" };
    const own: Given = { rewards: { ...rate(3).rewards, points }, card: { cashBack: true } };
    const other = (card: object): Given => ({ rewards: { points }, card });
    expect(places(own, other({ cashBack: true }))).toEqual([
      "you shop at drugstores: Own earns 3%, versus 1% for Other",
    ]);
    expect(places(own, other({}))[0]).toContain("each dollar earns 3 cents, versus 1 cent with Other");
  });

  test("that nobody has confirmed is told as such", () => {
    const unsure = (given: Given): Given => ({ ...given, card: { uncertainFields: ["rewards"] } });
    expect(places(unsure(rate(3)))[0]).toBe(
      "you shop at drugstores: each dollar earns 3 cents (unconfirmed), versus 1 cent with Other",
    );
    expect(places(rate(3), unsure({}))[0]).toMatch(/versus 1 cent with Other \(unconfirmed\)$/);
    expect(places(unsure(rate(3)), unsure({}))[0]).toMatch(/3 cents, versus 1 cent with Other \(both unconfirmed\)$/);
  });

  test("the amount from which the lead turns", () => {
    // 3% of dining against 1% and $59: level at $245.83 a month, rounded up.
    const lines = [makeLine("dining", 200), makeLine("other", 500)];
    const own = makeCard("own", {
      fees: { firstYearUsd: 59, laterUsd: 59 },
      earns: [makeBase(1), makeEarn(3, { category: "dining" })],
    });
    const other = makeCard("other");
    const netFor = createNetFor(
      { spend: { dining: 200, other: 500 } },
      {
        rewards: { cards: [own, other], brands: [], rules: [], changes: {} },
      },
    );
    const weighing: Weighing = {
      ...weigh({ rewards: own }, { rewards: other }, 0, lines),
      gap: (change) => netFor(own, change) - netFor(other, change),
    };
    expect(listPlaceConditions(weighing, []).map(({ kind, text }) => [kind, text])).toEqual([
      ["spend-dining", "you eat out (more than $250 a month): each dollar earns 3 cents, versus 1 cent with Other"],
    ]);
  });
});

test("a travel site has its name, where we know it", () => {
  const name = (card: object, rewards: Given["rewards"] = {}) =>
    nameSite("you book hotels on the issuer's travel site", side("Own", { card, rewards }));
  expect(name({ issuer: "Chase" })).toBe("you book hotels through Chase Travel");
  expect(name({ issuer: "Citi" }, { brandOf: "American Airlines" })).toBe("you book hotels through American Airlines");
  expect(name({ issuer: "U.S. Bank" })).toBe("you book hotels on the issuer's travel site");
});

test("terms go on in small letters, names do not", () => {
  expect(["Two visits", "Priority Pass lounges", "TV credit", "two"].map(lowerTerm)).toEqual([
    "two visits",
    "Priority Pass lounges",
    "TV credit",
    "two",
  ]);
});
