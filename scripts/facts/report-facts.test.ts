import { expect, test } from "vitest";

import { catalogOn } from "../../src/catalog/catalog-on.ts";
import { MAY_2025, makeRecord } from "../../src/catalog/test-record.ts";
import { listEnds, reportFacts } from "./report-facts.ts";

const { provenance } = makeRecord();
const fresh = { ...MAY_2025, asOf: "2026-10" };
const young = { ...provenance, annualFee: fresh, signUpBonus: fresh, rewards: fresh, perks: fresh, foreignFee: fresh };

test("the report names the oldest card first, of two of one age the less sure, and what to look up where", () => {
  const records = [
    makeRecord({ slug: "young", provenance: young }),
    makeRecord({ slug: "sure", ratesAndFeesLink: "https://acme.example/rates" }),
    makeRecord({ slug: "unsure", uncertainFields: ["purchaseApr"], provenance: { ...young, annualFee: MAY_2025 } }),
  ];
  const lines = reportFacts(catalogOn(records, "2026-11-22"));
  expect(lines.map((line) => line.split(":")[0])).toEqual(["unsure", "sure", "young"]);
  expect(lines[0]).toContain("unsure: 18 months, offer open; annual fee 2025-05 (medium); welcome bonus, earn rates");
  expect(lines[0]).toContain("confirm: purchaseApr");
  expect(lines[1]).toContain("look at: https://acme.example/rates");
});

test("the report names what ends within a quarter and the month from which an offer counts nothing", () => {
  const { signUpBonus, perks } = makeRecord();
  const [lounges] = perks;
  const records = [
    makeRecord({ slug: "ends", provenance: young, signUpBonus: { ...signUpBonus, endsOn: "2026-12-31" } }),
    makeRecord({ slug: "ages", provenance: { ...young, signUpBonus: { ...MAY_2025, asOf: "2026-06" } } }),
    makeRecord({ slug: "later", provenance: young, perks: [{ ...lounges!, endsOn: "2027-06-30" }] }),
  ];
  expect(listEnds(catalogOn(records, "2026-11-22"), "2026-11-22")).toEqual([
    "ends: the offer ends on 2026-12-31",
    "ages: its offer was last seen in 2026-06 and counts $0 from 2027-01 on",
  ]);
  expect(listEnds(catalogOn(records, "2027-03-01"), "2027-03-01")).toContain("later: lounges ends on 2027-06-30");
});
