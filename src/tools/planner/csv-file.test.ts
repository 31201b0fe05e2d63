import { expect, test } from "vitest";

import { renderCsv } from "./csv-file.ts";
import { makeResult, makeStep } from "./test-plan.ts";

test("a plan's spreadsheet has a line for each step, and says whose a card is", () => {
  const steps = [
    makeStep({ warnings: ["You may be declined.", "Check first."] }),
    makeStep({ kind: "slot", day: "2027-02-01", card: null, text: "Wait", brings: "", missed: "" }),
  ];
  expect(renderCsv(makeResult({}, { steps })).split("\r\n")).toEqual([
    "Date,Card,What to do,What you get,If you miss it or are declined",
    "2026-12-01,Alpha Card,Apply for Alpha Card today. You may be declined. Check first.,$640 more,Ask again.",
    "2027-02-01,,Wait,,",
    "",
  ]);
  expect(renderCsv(makeResult({ people: 2 }, { steps }))).toContain("2026-12-01,Alpha Card (you),");
});
