import { expect, test } from "vitest";

import { catalogOn } from "../../src/catalog/catalog-on.ts";
import { MAY_2025, makeRecord } from "../../src/catalog/test-record.ts";
import { listDoubts, listEnds, listUnreadOffers, reportFacts } from "./report-facts.ts";

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

test("the report names what ends within a quarter", () => {
  const { signUpBonus, perks } = makeRecord();
  const [lounges] = perks;
  const records = [
    makeRecord({ slug: "ends", provenance: young, signUpBonus: { ...signUpBonus, endsOn: "2026-12-31" } }),
    makeRecord({ slug: "later", provenance: young, perks: [{ ...lounges!, endsOn: "2027-06-30" }] }),
  ];
  expect(listEnds(catalogOn(records, "2026-11-22"), "2026-11-22")).toEqual([
    "ends: the offer ends on 2026-12-31\n  look at: no address is known",
  ]);
  expect(listEnds(catalogOn(records, "2027-03-01"), "2027-03-01").join()).toContain(
    "later: lounges ends on 2027-06-30",
  );
});

test("offers that nobody has read for 60 days come by how many compare the card, then the oldest first", () => {
  const readOn = (slug: string, date: string, more: Parameters<typeof makeRecord>[0] = {}) =>
    makeRecord({
      slug,
      provenance: { ...young, signUpBonus: { ...fresh, source: { ...fresh.source, date } } },
      ...more,
    });
  const { signUpBonus } = makeRecord();
  const records = [
    readOn("old", "2026-09-01"),
    readOn("older", "2026-08", { applyLink: "https://acme.example/apply" }),
    readOn("chase-sapphire-preferred", "2026-09-22"),
    readOn("sixty-days", "2026-09-23"),
    readOn("closed", "2026-08", { status: "closed" }),
    readOn("none", "2026-08", { signUpBonus: { ...signUpBonus, kind: "none", points: null } }),
  ];
  const lines = listUnreadOffers(catalogOn(records, "2026-11-22"), "2026-11-22");
  expect(lines.map((line) => line.split(",")[0])).toEqual([
    "chase-sapphire-preferred: read 2026-09-22",
    "older: read 2026-08",
    "old: read 2026-09-01",
  ]);
  expect(lines[1]).toContain("look at: https://acme.example/apply");
});

test("changes that were told and not made are doubts, each with an address", () => {
  const entry = {
    id: "a",
    kind: "earn_rate",
    field: "/rewards/base",
    from: null,
    to: "2x",
    effective: "2026",
    announced: "2026",
    source: { kind: "public data set", date: "2026-07", address: "https://list.example/" },
    confidence: "low",
    applied: false,
  } as const;
  const history = [entry, { ...entry, id: "b", applied: true }, { ...entry, id: "c", pending: [] }];
  expect(listDoubts([makeRecord({ history })])).toEqual([
    "acme /rewards/base: nothing -> 2x (2026, low)\n  look at: https://list.example/",
  ]);
});
