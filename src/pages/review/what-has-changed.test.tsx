import { expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { catalogOn } from "../../catalog/catalog-on.ts";
import { makeRecord } from "../../catalog/test-record.ts";
import { WhatHasChanged } from "./what-has-changed.tsx";

const ENTRY = {
  id: "fee",
  kind: "annual_fee",
  field: "/annualFee",
  from: null,
  to: "$95",
  effective: "2026-06-23",
  source: { kind: "public page" },
  confidence: "high",
  applied: true,
} as const;

const read = (entry: Partial<Record<keyof typeof ENTRY, string | null>>) =>
  readMarkup(
    <WhatHasChanged
      card={
        catalogOn([makeRecord({ slug: "acme", history: [{ ...ENTRY, ...entry } as typeof ENTRY] })], "2026-11-22")[0]!
      }
    />,
  );

test("a fact that this page lacked is no news of the card, and a rate has no second colon beside the word new", () => {
  expect(read({ from: "$80" })).toContain("Annual fee ( June 23, 2026): $80 → $95");
  expect(read({})).toContain("Annual fee ( June 23, 2026): new: $95");
  expect(read({ field: "/rewards", kind: "earn_rate", to: "3x: Rent" })).toContain(": new rate, 3x: Rent");
  expect(read({ kind: "record_error" })).toContain("Annual fee (added to this page): $95");
  expect(read({ kind: "record_error", from: "$80" })).toContain("Annual fee (corrected on this page): $80 → $95");
});
