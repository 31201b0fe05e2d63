import { describe, expect, test } from "vitest";

import { toCoverText } from "./protection.ts";

describe("coverage in words", () => {
  test("says hours, limits and claims", () => {
    const tripDelay = { hours: 6, orOvernight: true, amountUsd: 500, per: "ticket", claimsPerYear: 2 };
    expect(toCoverText("tripDelay", { tripDelay })).toBe(
      "After 6 hours or overnight, up to $500 a ticket, 2 claims a year",
    );
    expect(toCoverText("rentalCar", { rentalCar: { kind: "secondary", limitUsd: 50_000, note: "for business" } })).toBe(
      "Secondary, after your own insurance, up to $50,000 a rental (for business)",
    );
  });

  test("tells what is absent from what is unknown, and from what has no limits on record", () => {
    expect(toCoverText("cellPhone", { cellPhone: false })).toBe("None");
    expect(toCoverText("cellPhone", {})).toBeNull();
    expect(toCoverText("cellPhone", { cellPhone: {} })).toBe("Included; we haven't seen the limits");
    expect(toCoverText("tripCancellation", { tripCancellation: { note: "the fare only" } })).toBe(
      "The fare only. We haven't seen the limits.",
    );
  });
});
