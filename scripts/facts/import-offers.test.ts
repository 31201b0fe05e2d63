import { describe, expect, test } from "vitest";

import { toOffersFile } from "./import-offers.ts";

const SLUGS = new Set(["acme"]);

const makeSeen = (change: object = {}) => ({
  amount: 60_000,
  unit: "points",
  spendUsd: 4_000,
  days: 90,
  firstSeen: "2024-01-01",
  lastSeen: "2024-12-01",
  feeThen: { usd: 95 },
  valueUsd: 600,
  ...change,
});

function read(offers: readonly object[], card: object = {}, slug = "acme") {
  const cards = { [slug]: { recordTo: "2026-06-08", centsPerPoint: 1, offers, ...card } };
  const json = JSON.stringify(
    { sources: [{ address: "https://example.test/list", date: "2026-06-08" }], cards },
    null,
    1,
  );
  return toOffersFile(json, "offers.json", SLUGS);
}

const readOne = (offer: object, card?: object) => read([offer], card).offers.cards["acme"]![0];

describe("facts offers", () => {
  test("says what an offer paid, and when it was there", () => {
    expect(readOne(makeSeen())).toEqual({
      points: 60_000,
      spendUsd: 4_000,
      days: 90,
      firstSeen: "2024-01-01",
      lastSeen: "2024-12-01",
      feeUsd: 95,
    });
  });

  test("takes cash, and the export's price of what comes besides", () => {
    const credits = [
      { what: "Companion Pass", value: 300 },
      { what: "Airline Credit.", value: 100 },
      { what: "+1 Statement Credit w/ Lyft", value: 100 },
    ];
    expect(readOne(makeSeen({ also: [{ amount: 250, unit: "usd" }], credits, valueUsd: 1_350 }))).toMatchObject({
      usd: 250,
      extras: ["a Companion Pass", "an airline credit", "one more statement credit with Lyft"],
      extrasUsd: 500,
    });
  });

  test("an offer that nobody saw end stood on the list's last day, or when another list read it", () => {
    expect(readOne(makeSeen({ lastSeen: null }))?.lastSeen).toBe("2026-06-08");
    expect(readOne(makeSeen({ lastSeen: null, readAgain: "2026-10-07" }))?.lastSeen).toBe("2026-10-07");
  });

  test("today's offer is one more, unless it is known already", () => {
    const today = { ...makeSeen(), amount: 80_000, valueUsd: 800, readOn: "2026-10-07", upTo: true };
    expect(read([makeSeen()], { today }).offers.cards["acme"]).toMatchObject([
      { points: 60_000 },
      { points: 80_000, upTo: true, firstSeen: "2026-10-07", lastSeen: "2026-10-07" },
    ]);
    const known = read([makeSeen({ lastSeen: null, readAgain: "2026-10-07" })], { today });
    expect(known.offers.cards["acme"]).toHaveLength(1);
  });

  test("leaves out what is under a fifth of the card's median by time, and says so with its line", () => {
    const { offers, left } = read([makeSeen(), makeSeen({ amount: 600, valueUsd: 6, firstSeen: "2024-10-01" })]);
    expect(offers.cards["acme"]).toHaveLength(1);
    expect(left).toEqual([
      expect.stringMatching(/^offers\.json:26: acme: worth \$6, under a fifth of the card's median; left out$/),
    ]);
  });

  test("names an end that is no day, and keeps the offer", () => {
    const { offers, left } = read([makeSeen({ statedEnd: "2023-26-23" })]);
    expect(offers.cards["acme"]![0]).not.toHaveProperty("endsOn");
    expect(left).toEqual([expect.stringContaining("its end, 2023-26-23, is no day")]);
  });

  test("refuses the whole file for one offer that cannot be, with the line of each", () => {
    const call = () => read([makeSeen(), makeSeen({ firstSeen: "soon" }), makeSeen({ amount: -5 })]);
    expect(call).toThrow(/^offers\.json:26: cards\.acme\.offers\.1\.firstSeen: a day, YYYY-MM-DD$/m);
    expect(call).toThrow(/^offers\.json:38: cards\.acme\.offers\.2\.amount: a number, 0 or more$/m);
  });

  test("refuses a card that the catalog does not have", () => {
    expect(() => read([makeSeen()], {}, "nobody")).toThrow('no card has the slug "nobody"');
  });
});
