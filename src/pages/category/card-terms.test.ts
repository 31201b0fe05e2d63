/** What the columns of the lists say of real terms. */
import { describe, expect, test } from "vitest";

import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { getCard, listCardsInCategory } from "../../catalog/queries.ts";
import { CATEGORY_COLUMNS } from "./category-columns.tsx";
import * as terms from "./card-terms.ts";

test.each([
  [
    "capital-one-venture-x",
    "Capital One, Capital One Landings, Priority Pass",
    "No limit",
    "Capital One, Capital One Landings: none ($45 each); Priority Pass: none ($35 each)",
  ],
  ["capital-one-venture-x-business", "Capital One, Priority Pass", "No limit", "None"],
  [
    "citi-strata-elite",
    "Priority Pass, Admirals Club",
    "Admirals Club: 4; others: no limit",
    "Priority Pass: 2; Admirals Club: none",
  ],
  [
    "delta-skymiles-reserve",
    "Delta Sky Club, Centurion",
    "Delta Sky Club: 15; others: no limit",
    "Delta Sky Club: 4 passes a year; Centurion: none",
  ],
  ["citi-aadvantage-executive", "Admirals Club", "No limit", "2"],
  ["united-explorer", "United Club", "2", "None"],
  ["united-club-infinite", "United Club", "No limit", "Not stated"],
  ["citi-custom-cash", null, "None", "None"],
])("%s opens %s: %s visits, guests: %s", (slug, networks, visits, guests) => {
  const card = getCard(slug);
  expect([terms.toLoungeNetworks(card), terms.toLoungeVisits(card), terms.toLoungeGuests(card)]).toEqual([
    networks,
    visits,
    guests,
  ]);
});

test.each([
  ["amex-business-gold", "4x on top two categories"],
  ["world-of-hyatt-business", "2x on top three categories"],
  ["chase-ink-business-preferred", "3x on shipping, telecom and advertising"],
  ["capital-one-venture-business", "2x on everything"],
])("%s pays a firm %s", (slug, rate) => {
  expect(terms.toFirmRate(getCard(slug))).toBe(rate);
});

test("a card whose only rate is 0 earns nothing, and says so", () => {
  const base = getCard("capital-one-quicksilver").rewards.find((reward) => reward.base);
  const nothing = { rewards: [{ ...base!, multiplier: 0 }] };
  expect([terms.toBestRate(nothing), terms.toFirmRate(nothing)]).toEqual(["No rewards", "No rewards"]);
});

test.each([
  ["capital-one-savor", "3% on dining"],
  ["chase-freedom-flex", "5x on rotating quarterly categories"],
  ["capital-one-quicksilver", "1.5% on everything"],
])("%s earns most, outside of portals: %s", (slug, rate) => {
  expect(terms.toBestRate(getCard(slug))).toBe(rate);
});

test.each([
  ["marriott-bonvoy-boundless", "Each year, up to 35,000 points", "Silver Elite"],
  ["hilton-honors-surpass", "After $15,000 of spending", "Gold"],
  ["world-of-hyatt", "Each year, up to category 4", "Discoverist"],
  ["wyndham-rewards-earner", "None", "Gold"],
  ["wyndham-rewards-earner-premier", "After five nights, up to 30,000 points", "Diamond"],
  ["marriott-bonvoy-bold", "None", "None"],
])("%s gives a free night: %s, and status: %s", (slug, night, status) => {
  expect([terms.toFreeNight(getCard(slug)), terms.toHotelStatus(getCard(slug))]).toEqual([night, status]);
});

test.each([
  ["delta-skymiles-gold", "First bag, you and companions", "None"],
  ["delta-skymiles-platinum", "First bag", "Every year after the first"],
  ["chase-aeroplan", "First bag, you and 8 companions", "None"],
  ["united-quest", "First two bags, you and 1 companion", "None"],
  ["united-gateway", "First bag, 2 times a year", "None"],
  ["british-airways-visa-signature", "None", "After $30,000 of spending"],
])("%s carries bags: %s, and a companion: %s", (slug, bag, companion) => {
  expect([terms.toCheckedBag(getCard(slug)), terms.toCompanion(getCard(slug))]).toEqual([bag, companion]);
});

describe.each(CARD_CATEGORIES)("the list %s", (category) => {
  test("has two to four columns of its own that say something of every card", () => {
    const columns = CATEGORY_COLUMNS[category];
    expect(columns.length).toBeGreaterThanOrEqual(2);
    expect(columns.length).toBeLessThanOrEqual(4);
    for (const card of listCardsInCategory(category)) {
      const listed = { card, rank: 1, parts: null, purchaseMonths: 0, transferMonths: 0 };
      for (const [at, { render }] of columns.entries()) expect(render(listed), `${card.slug}: ${at}`).toMatch(/\S/);
    }
  });

  test("tells its cards apart in at least one of them", () => {
    const cards = listCardsInCategory(category).filter(({ status }) => status === "open");
    const rows = cards.map((card) =>
      CATEGORY_COLUMNS[category]
        .map(({ render }) => render({ card, rank: 1, parts: null, purchaseMonths: 12, transferMonths: 0 }))
        .join("|"),
    );
    expect(new Set(rows).size).toBeGreaterThan(1);
  });
});
