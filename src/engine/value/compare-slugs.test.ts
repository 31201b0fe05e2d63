import { expect, test } from "vitest";

import { compareSlugs } from "./compare-slugs.ts";

test("slugs come in alphabetical order", () => {
  const slugs = ["b", "a", "c-2", "c-10"].map((slug) => ({ slug }));
  expect(slugs.toSorted(compareSlugs).map(({ slug }) => slug)).toEqual(["a", "b", "c-10", "c-2"]);
});
