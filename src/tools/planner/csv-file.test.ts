/** What a spreadsheet shows of a plan. */
import { expect, test } from "vitest";

import { renderCsv } from "./csv-file.ts";
import { makeMonth, makePrinted, makeResult, makeStep, makeTrip } from "./test-plan.ts";

const whose = (card: string, person = 0) => ({ card, person });
const months = [
  makeMonth(0, {
    held: [whose("alpha"), whose("beta")],
    rewardsUsd: 60,
    perksUsd: 5.5,
    bonusesUsd: 900,
    feesUsd: 95,
    netUsd: 870.5,
    runningUsd: 870.5,
  }),
  makeMonth(2, { rewardsUsd: 1, netUsd: 1, runningUsd: 871.5 }),
];
const best = makePrinted({ months });

test("a plan has a line for each step and, after an empty one, for each month, with amounts in cents", () => {
  const steps = [
    makeStep({ warnings: ["You may be declined.", "Check first."] }),
    makeStep({ kind: "slot", day: "2027-02-01", card: null, text: "Wait", brings: "", missed: "" }),
  ];
  expect(renderCsv(makeResult({ best }, { steps })).split("\r\n")).toEqual([
    "Date,Card,What to do,What you get,If you miss it or are declined",
    "2026-12-01,Alpha Card,Apply for Alpha Card today. You may be declined. Check first.,$640 more,Ask again.",
    "2027-02-01,,Wait,,",
    "",
    "Month,Cards held,Rewards,Perks,Bonuses,Fees,Net,Total so far",
    "2026-11,Alpha Card; Beta Card,60.00,5.50,900.00,95.00,870.50,870.50",
    "2027-01,,1.00,0.00,0.00,0.00,1.00,871.50",
    "",
  ]);
});

test("a plan for two says whose a card is", () => {
  const held = [whose("alpha"), whose("alpha", 1)];
  const csv = renderCsv(
    makeResult({ people: 2, best: makePrinted({ months: [makeMonth(0, { held })] }) }, { steps: [makeStep()] }),
  );
  expect(csv).toContain("2026-12-01,Alpha Card (you),");
  expect(csv).toContain("2026-11,Alpha Card (you); Alpha Card (partner),0.00");
});

test("a trip has its points, its price and where the points come from", () => {
  const linesOf = (more = {}) => renderCsv(makeResult({ best, trip: makeTrip(more) })).split("\r\n");
  expect(linesOf().slice(2, 9)).toEqual([
    "Trip,Points wanted,By,Points by then,First month,Price of the trip",
    "Inn Points,60000,2027-09,63000,2027-08,120.00",
    "Points from,Sent,Arriving,Fee",
    "Bank Points,80000,60000,0.00",
    "Inn Points,3000,3000,0.00",
    "",
    "Month,Cards held,Rewards,Perks,Bonuses,Fees,Net,Total so far",
  ]);
  expect(linesOf({ isReached: false, firstMonth: null, program: "other" })[3]).toBe("other,60000,2027-09,63000,,");
  expect(renderCsv(makeResult({ best }))).not.toContain("Trip");
});
