import { expect, test } from "vitest";

import { listPlaceholders } from "./placeholders.ts";

const SET = { siteOrigin: "https://cards.test", contactEmail: "hello@cards.test" };

test("names every value that the project came with, and none that an operator has set", () => {
  expect(listPlaceholders(SET)).toEqual([]);
  expect(listPlaceholders({ ...SET, siteOrigin: "https://waycard.example" })).toEqual(["SITE_ORIGIN in wrangler.toml"]);
  expect(listPlaceholders({ ...SET, siteOrigin: "https://www.example.com" })).toEqual(["SITE_ORIGIN in wrangler.toml"]);
  expect(listPlaceholders({ ...SET, contactEmail: "hello@waycard.example" })).toEqual(["contactEmail in src/site.ts"]);
});

test("a name that only looks like one is an operator's", () => {
  expect(listPlaceholders({ siteOrigin: "https://example.cards.test", contactEmail: "a@myexample.test" })).toEqual([]);
});
