import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { listArticles } from "./content-index.ts";
import { toLeadImage } from "./lead-image.ts";

const articles = listArticles("guides", "news", "gear");

test("every guide, news item and piece of gear has a lead picture that is drawn", () => {
  const missing = articles.filter((article) => {
    const image = toLeadImage(article);
    return image === undefined || !existsSync(`public${image}`);
  });
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});

test("texts of one topic do not all share a picture", () => {
  const ofChoosing = articles.filter(({ topics }) => topics[0] === "choosing");
  expect(new Set(ofChoosing.map((article) => toLeadImage(article))).size).toBeGreaterThan(1);
});

test("a text without topics has none", () => {
  expect(toLeadImage({ topics: [], slug: "privacy" })).toBeUndefined();
});
