import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { listComparisons, listTests } from "./list-tests.ts";

const EVERYTHING = ["src/**/*.test.ts"];
const folders = ["src/engine", "test/referee/model"];

test("of a room its own tests count, with the pinned values", () => {
  expect(listTests({ folders, speed: "all" }, EVERYTHING)).toEqual({
    include: [
      "src/engine/**/*.test.{ts,tsx}",
      "test/referee/model/**/*.test.{ts,tsx}",
      "test/contracts/pinned-values.test.ts",
    ],
    exclude: [],
  });
  expect(listTests({ folders: [], speed: "all" }, EVERYTHING).include[0]).toBe(EVERYTHING[0]);
  expect(listTests({ folders: [], files: ["a.test.ts"], speed: "all" }, EVERYTHING).include[0]).toBe("a.test.ts");
});

test("a quick run leaves out the comparisons, and a slow one has those of the room alone", () => {
  const { exclude } = listTests({ folders, speed: "quick" }, EVERYTHING);
  const { include } = listTests({ folders, speed: "slow" }, EVERYTHING);
  expect(include.length).toBeGreaterThan(3);
  expect(exclude).toEqual(expect.arrayContaining([...include]));
  expect(include.filter((file) => file.startsWith("src/tools/"))).toEqual([]);
  expect(listComparisons({ folders: ["worker/cache"] })).toEqual([]);
});

test("every comparison that is named is a file", () => {
  expect(listComparisons({ folders: [] }).filter((file) => !existsSync(file))).toEqual([]);
});
