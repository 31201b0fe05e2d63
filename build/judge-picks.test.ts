/** The picks of the nine lists, each for the reader of its own label, on the real catalog. */
import { expect, test } from "vitest";

import { judgePicks, PICK_TOLERANCE_USD } from "../src/pages/category/judge-picks.ts";
import { loadCatalog } from "./load-catalog.ts";
import { loadLists } from "./site-data.ts";
import { loadToolRecords } from "./tool-records.ts";

const cards = [...loadCatalog().values()];
const { rewards } = loadToolRecords();
const judge = (...[category, picks]: [Parameters<typeof judgePicks>[0], Parameters<typeof judgePicks>[1]]) =>
  judgePicks(category, picks, cards, rewards);
const lists = await loadLists();

test("every pick of a list that is ranked by dollars has its reader's dollars, and none is beaten without a reason", () => {
  expect(lists).toHaveLength(9);
  for (const { slug, picks } of lists) {
    const priced = judge(slug, picks);
    expect(
      priced.map(({ label }) => label),
      slug,
    ).toEqual(slug === "zero-apr-balance-transfer" ? [] : picks.map(({ label }) => label));
  }
});

const pick = (card: string, more: object = {}) => ({ label: "For most people", card, reason: "", ...more });

test("a pick that another card of the list beats for its reader ends the build, unless its text says why", () => {
  expect(() => judge("travel", [pick("chase-sapphire-preferred")])).toThrow(
    /For most people.*is worth \$\d+ a year more/,
  );
  const why = "It is one that Chase's points need.";
  const told = (card: string, ahead: string) => judge("travel", [pick(card, { despite: { ahead, why } })])[0]!;
  expect(told("chase-sapphire-preferred", "citi-strata-premier")).toMatchObject({
    parts: { netUsd: expect.closeTo(569.56, 2) },
    ahead: { slug: "citi-strata-premier", differenceUsd: expect.closeTo(255.6, 2) },
  });
  // A reason that speaks of another card, or of none, has gone stale.
  expect(() => told("chase-sapphire-preferred", "amex-gold")).toThrow(/citi-strata-premier is worth/);
  expect(() => told("citi-strata-premier", "amex-gold")).toThrow(/leave out/);
});

test("the label's reader decides: trips with the airline, and a fee that they will not pay", () => {
  const reader = { brands: ["Delta"] };
  const netOf = (more: object) =>
    judge("airline", [pick("delta-skymiles-gold", { reader: { ...reader, ...more } })])[0]!.parts.netUsd;
  // Two more trips free two bags of two people, there and back: 2 x 2 x 2 x $35.
  expect(netOf({ trips: 6 }) - netOf({ trips: 4 })).toBeCloseTo(280, 6);
  const free = [pick("wells-fargo-autograph", { reader: { maxFees: 0 } })];
  expect(() => judge("no-annual-fee", free)).toThrow(/us-bank-altitude-connect/);
  expect(PICK_TOLERANCE_USD).toBe(25);
});

test("a card that is not on the list, or that the label's reader cannot get, is no pick of it", () => {
  expect(() => judge("travel", [pick("delta-skymiles-gold")])).toThrow(/not on this list/);
  expect(() => judge("travel", [pick("amex-gold", { reader: { maxFees: 95 } })])).toThrow(/cannot get amex-gold/);
});

test("a spend that does not exist is refused by its name", () => {
  const reader = { spend: { travels: 100 } };
  expect(() => judge("travel", [pick("citi-strata-premier", { reader })])).toThrow("no spend is called travels");
});
