import { expect, test } from "vitest";

import { catalogOn } from "../../catalog/catalog-on.ts";
import { makeRecord } from "../../catalog/test-record.ts";
import { describeBanks, describeRules } from "./issuer-facts.ts";

const toCards = (...banks: readonly string[]) =>
  catalogOn(
    banks.map((issuingBank, at) => makeRecord({ slug: `c-${at}`, name: `Card ${at}`, issuingBank })),
    "2026-11-22",
  );

test("the bank behind an issuer's name is told, and only for the cards that it issues", () => {
  expect(describeBanks("Acme", toCards("Acme", "Acme"))).toBeNull();
  expect(describeBanks("Acme", toCards("Chase"))).toBe("Chase issues the Card 0, so the bank's rules apply.");
  // No rule of it is known.
  expect(describeBanks("Acme", toCards("Big Bank"))).toBe("Big Bank issues the Card 0.");
  expect(describeBanks("Acme", toCards("Acme", "Chase"))).toBe("Chase issues the Card 1, so the bank's rules apply.");
});

test("a page promises rules on bonuses only where one is known", () => {
  const tell = (...kinds: readonly ("approval" | "bonus")[]) =>
    describeRules(
      kinds.map((kind) => ({ kind })),
      "Acme",
      ["Card 0"],
    );
  expect(tell("approval", "bonus").lead).toContain("who gets a welcome bonus");
  expect(JSON.stringify([tell("approval"), tell()])).not.toContain("bonus");
  expect([tell("bonus").subject, tell("approval").subject, tell().subject]).toEqual([
    "application rules",
    "approval rules",
    null,
  ]);
});

test("a lead speaks of one card or of several", () => {
  const leadOf = (count: number, ...rules: readonly { kind: "approval" }[]) =>
    describeRules(rules, "Acme", ["Card 0", "Card 1"].slice(0, count)).lead;
  expect(leadOf(1)).toBe("See what the Card 0 costs and how we rate it.");
  expect(leadOf(2)).toBe("See what Acme cards cost and how we rate them.");
  expect(leadOf(2, { kind: "approval" })).toBe("See who gets approved and which Acme cards we review.");
});
