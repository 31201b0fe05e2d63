/** Lists in a form: a field for each part of an entry, and the entry that they make. */
import { expect, test } from "vitest";

import { listParts, listRows, splitEntry, toFirstField, toPartName } from "./field-rows.ts";

test("a list has its parts, for the second person too; another parameter has none", () => {
  expect(listParts("opened")).toEqual(["card", "month"]);
  expect(listParts("p2.accounts")).toEqual(["count", "month"]);
  expect(listParts("once")).toEqual(["month", "usd", "category"]);
  expect(listParts("dining")).toEqual([]);
  expect(listParts("x.p2.opened")).toEqual([]);
});

test("the fields of a row are numbered; a fault of the list stands at the first", () => {
  expect(toPartName("p2.opened", 2, "card")).toBe("p2.opened.2.card");
  expect(toFirstField("goal")).toBe("goal.1.program");
  expect(toFirstField("p2.renews")).toBe("p2.renews.1.card");
  expect(toFirstField("dining")).toBe("dining");
});

test("rows become entries; empty ones are left out, and signs that part entries are taken off", () => {
  const rows = (search: string, name = "opened") => listRows(new URLSearchParams(search), name);
  expect(rows("opened.1.card=Gold&opened.1.month=2026-03&opened.3.card= Green, the:card &opened.2.card=")).toEqual([
    "Gold:2026-03",
    "Green thecard:",
  ]);
  expect(rows("opened.1.month=2026-03")).toEqual([":2026-03"]);
  expect(rows("opened.40.card=a&opened.41.card=b")).toEqual(["a:"]);
  expect(rows("p2.opened.1.card=a")).toEqual([]);
  expect(rows("p2.opened.1.card=a", "p2.opened")).toEqual(["a:"]);
  expect(rows("dining.1.card=a", "dining")).toEqual([]);
});

test("an entry is divided into its parts, with nothing for what is not said", () => {
  expect(splitEntry("once", "2026-12: 300 ")).toEqual(["2026-12", "300", ""]);
  expect(splitEntry("opened", "gold:2026-03:more")).toEqual(["gold", "2026-03"]);
});
