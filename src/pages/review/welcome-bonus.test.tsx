import { expect, test } from "vitest";

import { getCard } from "../../catalog/queries.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { WelcomeBonus } from "./welcome-bonus.tsx";

test("extras and later steps that are not in the value are named beside it; cash that is in it is not", () => {
  const read = (slug: string) => readMarkup(<WelcomeBonus card={getCard(slug)} />);
  expect(read("hilton-honors")).toContain("Value (estimate) $350 Not counted: a free night");
  // $100 of the $325.
  expect(read("citi-aadvantage-mileup")).not.toContain("Not counted");
  const value = (slug: string) => /Value \(estimate\) .*? With/.exec(read(slug))?.[0];
  expect(value("wyndham-rewards-earner-business")).toContain("Not counted: another 55,000 points With");
  expect(value("world-of-hyatt")).toContain("Not counted: up to 30,000 more points With");
  expect(read("hilton-honors-aspire")).not.toContain("Not counted");
});
