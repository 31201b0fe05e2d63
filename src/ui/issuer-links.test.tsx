import { expect, test } from "vitest";

import { readMarkup } from "../../test/support/read-markup.ts";
import { getCard } from "../catalog/queries.ts";
import { ApplyLink } from "./issuer-links.tsx";

const read = (slug: string) => readMarkup(<ApplyLink card={getCard(slug)} />);

test("the button names whose page opens: the brand's own site, or else its bank's", () => {
  expect(read("amex-gold")).toContain("See the offer at American Express for");
  expect(read("us-bank-altitude-go")).toContain("See the offer at U.S. Bank for");
  expect(getCard("discover-it-chrome").issuingBank).toBe("Capital One");
  expect(read("discover-it-chrome")).toContain("See the offer at Discover for");
  expect(getCard("ihg-one-rewards-premier").issuer).toBe("IHG");
  expect(read("ihg-one-rewards-premier")).toContain("See the offer at Chase for");
});

test("a card without a link, or closed, has no button", () => {
  expect(read("atmos-rewards-summit")).toBe("You can't apply for this card through our site.");
  expect(read("ritz-carlton-card")).toBe("Closed to new applications.");
});
