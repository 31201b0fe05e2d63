import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { listArticles } from "./content-index.ts";
import { findLeadImage } from "./find-lead-image.ts";

test("every guide, news item and piece of gear has a lead picture that is drawn", () => {
  const missing = listArticles("guides", "news", "gear").filter((article) => {
    const image = findLeadImage(article);
    return image === undefined || !existsSync(`public${image}`);
  });
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});

test("no two texts share a lead picture", () => {
  const images = listArticles().flatMap((article) => findLeadImage(article) ?? []);
  expect(images.length).toBeGreaterThan(30);
  expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([]);
});

test("a text without topics has none", () => {
  expect(listArticles("legal").map(findLeadImage)).toEqual([undefined, undefined]);
});
