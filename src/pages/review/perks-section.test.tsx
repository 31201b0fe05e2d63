import { expect, test } from "vitest";

import { getCard } from "../../catalog/queries.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { PerksSection } from "./perks-section.tsx";

test("a total that is less than its column says what it leaves out or spreads over the years", () => {
  const read = (slug: string) => readMarkup(<PerksSection card={getCard(slug)} />);
  const spread = "counts Global Entry or TSA PreCheck at $30 a year";
  expect(read("chase-sapphire-reserve")).toContain(`Total per year Leaves out one-time credits; ${spread} $`);
  expect(read("united-explorer")).toContain("Total per year Counts Global Entry or TSA PreCheck at $30 a year $");
  expect(read("amex-blue-cash-preferred")).toMatch(/Total per year \$/);
});
