import { expect, test } from "vitest";

import { toAssumptionText } from "./assumptions.ts";

test("what was assumed is said with the names of cards, parts and brands", () => {
  const tell = (...[assumption]: Parameters<typeof toAssumptionText>) =>
    toAssumptionText(assumption, (slug) => slug.toUpperCase());
  const nameOf = String;
  expect(tell({ kind: "brands-have-all", spend: "flights", brands: ["Delta", "United"] }, nameOf)).toBe(
    "All spending on flights is assumed to be with Delta and United, half each.",
  );
  expect(tell({ kind: "brands-have-all", spend: "flights", brands: ["Delta"] }, nameOf)).toMatch(/with Delta\.$/);
  expect(tell({ kind: "brands-have-all", spend: "flights", brands: ["A", "B", "C"] }, nameOf)).toMatch(
    /C, in equal shares\.$/,
  );
  expect(tell({ kind: "score-estimate", cards: ["a", "b"] }, nameOf)).toBe(
    "No credit score is stated for A and B; the floor is our estimate.",
  );
  expect(tell({ kind: "mobile-wallet", cards: ["a"], percent: 35 }, nameOf)).toContain("35% of spending");
});
