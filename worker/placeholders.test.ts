import { expect, test } from "vitest";

import { listPlaceholderNamespaces } from "../build/placeholder-namespaces.ts";
import { listPlaceholders } from "./placeholders.ts";

const SET = { siteOrigin: "https://cards.test", contactEmail: "hello@cards.test" };

test("names every value that the project came with, and none that an operator has set", () => {
  expect(listPlaceholders(SET)).toEqual([]);
  expect(listPlaceholders({ ...SET, siteOrigin: "https://waycard.example" })).toEqual(["SITE_ORIGIN in wrangler.toml"]);
  expect(listPlaceholders({ ...SET, siteOrigin: "https://www.example.com" })).toEqual(["SITE_ORIGIN in wrangler.toml"]);
  expect(listPlaceholders({ ...SET, contactEmail: "hello@waycard.example" })).toEqual(["contactEmail in src/site.ts"]);
});

test("of each environment, names the rate limits whose namespace is a low number, as they come with the project", () => {
  const toLimit = (name: string, id: string) => ({ name, namespace_id: id });
  const environments = listPlaceholderNamespaces({
    vars: { SITE_ORIGIN: "https://cards.test" },
    ratelimits: [toLimit("A", "1"), toLimit("B", "99"), toLimit("C", "100")],
    env: { staging: { vars: { SITE_ORIGIN: "https://staging.test" }, ratelimits: [toLimit("A", "2001")] } },
  });
  expect(environments).toEqual([
    { siteOrigin: "https://cards.test", names: ["A", "B"] },
    { siteOrigin: "https://staging.test", names: [] },
  ]);
  expect(listPlaceholders({ ...SET, namespaces: ["A", "B"] })).toEqual(["namespace_id of A, B in wrangler.toml"]);
});

test("a name that only looks like one is an operator's", () => {
  expect(listPlaceholders({ siteOrigin: "https://example.cards.test", contactEmail: "a@myexample.test" })).toEqual([]);
});
