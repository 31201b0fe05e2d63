/** No address of the first edition is lost: each answers 200, or leads in one step to a page that does, or says 410. */
import { readFileSync } from "node:fs";

import { expect, inject, test } from "vitest";

import { MOVED } from "../../src/moved.ts";

const site = inject("siteUrl");
const FIRST_EDITION = readFileSync("test/fixtures/first-edition-sitemap.txt", "utf8").trim().split("\n");

test("every address of the first edition's sitemap still leads somewhere", async () => {
  expect(FIRST_EDITION.length).toBe(277);
  const lost: string[] = [];
  for (const path of FIRST_EDITION) {
    const response = await fetch(site + path, { redirect: "manual" });
    const to = MOVED[path];
    const expected = to === undefined ? 200 : to === null ? 410 : 301;
    if (response.status !== expected) lost.push(`${path}: ${response.status}, not ${expected}`);
    else if (to && response.headers.get("location") !== to)
      lost.push(`${path}: to ${response.headers.get("location")}`);
  }
  expect(lost).toEqual([]);
});

test.each([...new Set(Object.values(MOVED))].filter((to) => to !== null))(
  "%s, where others lead, answers 200",
  async (to) => {
    expect((await fetch(site + to, { redirect: "manual" })).status).toBe(200);
  },
);

test("nothing stands in the table that the first edition did not have", () => {
  expect(Object.keys(MOVED).filter((path) => !FIRST_EDITION.includes(path))).toEqual([]);
});
