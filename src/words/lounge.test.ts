import { expect, test } from "vitest";

import { toLoungeText } from "./lounge.ts";

test.each([
  [
    {
      network: "Delta Sky Club",
      visitsPerYear: 10,
      guestsFree: 0,
      furtherGuestUsd: 50,
      threshold: { spendUsd: 75_000, gives: "unlimited visits" },
    },
    "Delta Sky Club: 10 visits a year; guests pay $50 each; unlimited visits after $75,000 in a calendar year",
  ],
  [
    { network: "Priority Pass", visitsPerYear: null, guestsFree: 2, furtherGuestUsd: 35 },
    "Priority Pass: unlimited visits; 2 guests free, extra guests $35 each",
  ],
  [{ network: "BlueHouse", visitsPerYear: 1, guestsFree: 1 }, "BlueHouse: 1 visit a year; 1 guest free"],
  [
    { network: "Delta Sky Club", visitsPerYear: 15, guestsFree: 0, guestPassesPerYear: 4 },
    "Delta Sky Club: 15 visits a year; 4 guest passes a year, no other free guests",
  ],
  [{ network: "United Club", visitsPerYear: 2, guestsFree: 0 }, "United Club: 2 visits a year; no free guests"],
  [{ network: "Priority Pass" }, "Priority Pass: visits not stated; guest rules not confirmed"],
])("%o reads", (lounge, text) => {
  expect(toLoungeText(lounge)).toBe(text);
});
