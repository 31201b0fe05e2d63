import { expect, test } from "vitest";

import { catalogOn } from "../src/catalog/catalog-on.ts";
import { MAY_2025, makeRecord } from "../src/catalog/test-record.ts";
import { reportFacts } from "./report-facts.ts";

test("facts:report names the oldest card first, and of two of one age the less sure", () => {
  const { annualFee, ...rest } = makeRecord().provenance;
  const young = { ...rest, annualFee: { ...annualFee, asOf: "2026-10" } };
  const records = [
    makeRecord({ slug: "young", provenance: young }),
    makeRecord({ slug: "sure", provenance: { ...rest, annualFee: MAY_2025 } }),
    makeRecord({ slug: "unsure", uncertainFields: ["purchaseApr"] }),
  ];
  const lines = reportFacts(catalogOn(records, "2026-11-22"));
  expect(lines.map((line) => line.split(":")[0])).toEqual(["unsure", "sure", "young"]);
  expect(lines[0]).toContain("newest 2025-05 (18 months)");
  expect(lines[0]).toContain("to confirm: purchaseApr");
  expect(lines[2]).toContain("newest 2026-10 (1 months), oldest 18 months");
});
