import { expect, test } from "vitest";

import { catalogOn } from "../catalog/catalog-on.ts";
import { makeRecord } from "../catalog/test-record.ts";
import { listChanges, listWorldChanges } from "./list-changes.ts";

const FEE = {
  id: "fee",
  kind: "annual_fee",
  field: "/annualFee",
  from: "$95",
  to: "$150",
  effective: "2026-06-23",
  source: { kind: "public page" },
  confidence: "high",
  applied: true,
} as const;

const cards = catalogOn(
  [
    makeRecord({ slug: "acme", history: [FEE, { ...FEE, id: "later", applied: false }] }),
    makeRecord({ slug: "acme-two", history: [{ ...FEE, id: "fee-2" }] }),
    makeRecord({
      slug: "other",
      history: [
        { ...FEE, id: "fee-3", effective: "2026-10" },
        { ...FEE, id: "slip", kind: "record_error", effective: "2025-05" },
        { ...FEE, id: "hyatt", kind: "transfer", field: "program:ultimate-rewards:world-of-hyatt", effective: "2026" },
      ],
    }),
  ],
  "2026-11-22",
);

test("changes in force are listed with the newest first, those only heard of not at all", () => {
  expect(listChanges(cards).map(({ entry }) => entry.id)).toEqual(["fee-3", "fee", "fee-2", "hyatt", "slip"]);
});

test("a change of the world that two cards share is told once, and a correction of ours is none", () => {
  const told = listWorldChanges(cards).map(({ cards: of, label }) => [label, of.map(({ slug }) => slug)]);
  expect(told).toEqual([
    ["Annual fee", ["other"]],
    ["Annual fee", ["acme", "acme-two"]],
    ["Points program, transfers to World of Hyatt", ["other"]],
  ]);
});
