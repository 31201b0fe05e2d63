import { describe, expect, it } from "vitest";

import { findBestWallet } from "./best-wallet.ts";
import type { WalletRequest } from "./check-request.ts";
import { makeCard, makeLine } from "./test-catalog.ts";

const fee = (usd: number) => ({ annualFee: { ongoingUsd: usd, firstYearUsd: usd, text: "" } });
const cards = [
  makeCard("free"),
  makeCard("dear", fee(100)),
  makeCard("dearer", fee(200)),
  makeCard("firm", { cardType: "Business" }),
  makeCard("gone", { status: "closed" }),
];
const lines = [makeLine("dining", 100)];

describe("findBestWallet with a request that contradicts itself", () => {
  const cases: [string, Partial<WalletRequest>, string[]][] = [
    ["a must-have that is excluded", { mustHave: ["free"], exclude: ["free"] }, ["exclude"]],
    [
      "a fee budget below the must-haves' fees",
      { mustHave: ["dear", "dearer"], maxAnnualFeesUsd: 250 },
      ["maxAnnualFeesUsd"],
    ],
    ["more must-haves than cards", { mustHave: ["free", "dear"], maxCards: 1 }, ["mustHave"]],
    ["unknown slugs", { mustHave: ["nope"], exclude: ["no"], owned: ["non"] }, ["mustHave", "exclude", "owned"]],
    ["a must-have of the other type", { mustHave: ["firm"], cardType: "personal" }, ["cardType"]],
    ["a must-have that is closed and not owned", { mustHave: ["gone"] }, ["mustHave"]],
    ["no card at all", { maxCards: 0 }, ["maxCards"]],
    ["more than five cards", { maxCards: 6 }, ["maxCards"]],
    ["half a card", { maxCards: 1.5 }, ["maxCards"]],
    ["a negative fee budget", { maxAnnualFeesUsd: -1 }, ["maxAnnualFeesUsd"]],
    ["negative spend", { lines: [makeLine("gas", -5)] }, ["spend"]],
    ["spend that is no number", { lines: [makeLine("gas", Number.NaN)] }, ["spend"]],
    ["a foreign share over 100", { lines: [makeLine("gas", 5, { foreignPercent: 101 })] }, ["foreignPercent"]],
  ];
  it.each(cases)("answers %s with an error beside the field", (_, request, fields) => {
    const result = findBestWallet(cards, { lines, ...request });
    expect(result).toMatchObject({ ok: false, canceled: false });
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual(fields);
    expect(result.ok ? [] : result.errors.map(({ message }) => message)).not.toContain("");
  });

  it("accepts the same cards where nothing contradicts", () => {
    const request = { lines, mustHave: ["dear", "dear", "gone"], owned: ["gone"], maxAnnualFeesUsd: 100, maxCards: 2 };
    expect(findBestWallet(cards, request)).toMatchObject({ ok: true, wallet: { feesUsd: 100 } });
  });
});
