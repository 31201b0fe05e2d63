import { expect, test } from "vitest";

import { getCard } from "../../catalog/queries.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { WelcomeBonus } from "./welcome-bonus.tsx";

test("what comes besides the points and is not in the value is named beside it; cash that is in it is not", () => {
  const read = (slug: string) => readMarkup(<WelcomeBonus card={getCard(slug)} />);
  expect(read("hilton-honors")).toContain("Value (estimate) $350 Not counted: a free night");
  // $100 of the $325.
  expect(read("citi-aadvantage-mileup")).not.toContain("Not counted");
  expect(read("hilton-honors-aspire")).not.toContain("Not counted");
});
