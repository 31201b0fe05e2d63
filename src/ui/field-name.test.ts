import { expect, test } from "vitest";

import { PLANNER_PARAMETERS } from "../tools/planner/planner-parameters.ts";
import { toFieldName } from "./field-name.ts";

test("an error names every field in words, never by its parameter", () => {
  const parameters = new Set<string>(PLANNER_PARAMETERS);
  expect([...parameters].filter((parameter) => toFieldName(parameter) === parameter)).toEqual([]);
  expect(
    [
      "p2.opened",
      "part.car-rental",
      "share.flights",
      "of.travel_other",
      "cpp.membership-rewards",
      "brand.St. Regis",
    ].map(toFieldName),
  ).toEqual([
    "Partner: cards opened",
    "Car rental",
    "Share of flights",
    "Other shares of travel",
    "A point of Membership Rewards",
    "St. Regis",
  ]);
  expect(toFieldName("else.where")).toBe("else.where");
});
