import { describe, expect, test } from "vitest";

import { nameSource } from "./source-names.ts";

const CADDY = "https://github.com/justincoleman/credit-caddy-card-catalog";
const CHASE = "https://creditcards.chase.com/rewards-credit-cards/sapphire/preferred";

describe("a source", () => {
  test.each([
    ["a list by its name", { kind: "public data set", address: CADDY }, "Credit Caddy card catalog (GitHub)"],
    [
      "a list with the page that it read",
      { kind: "public data set", address: CHASE, also: [CADDY] },
      "Credit Caddy card catalog (GitHub), read from Chase's page",
    ],
    ["an issuer's page by its issuer", { kind: "public page", address: CHASE }, "Chase's page"],
    ["another page by its site", { kind: "public page", address: "https://www.nerdwallet.com/a" }, "nerdwallet.com"],
    ["a site that only ends alike", { kind: "public page", address: "https://purchase.com/a" }, "purchase.com"],
    ["terms without an address", { kind: "issuer terms" }, "the issuer's terms"],
    [
      "general knowledge that a page bears out",
      { kind: "general knowledge", also: ["https://viewfromthewing.com/?p=1"] },
      "general knowledge; viewfromthewing.com says the same",
    ],
  ] as const)("is named: %s", (_what, source, name) => {
    expect(nameSource(source)).toBe(name);
  });
});
