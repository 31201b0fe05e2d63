import { expect, test } from "vitest";

import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makeProfile } from "../../engine/value/test-cards.ts";
import type { EarnEntry, WalletCard } from "../../engine/value/wallet-card.ts";
import { listCaps } from "./list-caps.ts";

const list = (card: Partial<WalletCard>, lines: Profile["lines"], profile: Partial<Profile> = {}, labels = {}) => {
  const cards = [makeCard("card", card)];
  return listCaps(cards, valueWallet(cards, makeProfile(lines, profile)), labels).map(
    ({ text, usedUsd, limitUsd }) => `${text}: $${usedUsd} of $${limitUsd}`,
  );
};
const capped = (multiplier: number, limitUsd: number, entry: Partial<EarnEntry>): EarnEntry =>
  makeEarn(multiplier, { cap: { limitUsd, pool: "pool" }, afterCap: 1, ...entry });

test("a limit is told with its rate, what it is for and what comes after it", () => {
  const earns = [makeBase(1), capped(4, 25_000, { category: "groceries" })];
  expect(list({ earns }, [makeLine("groceries", 3_000)])).toEqual(["4x on groceries, then 1x: $25000 of $25000"]);
  const labels = { card: { cashBack: true } };
  expect(list({ earns }, [makeLine("groceries", 500)], {}, labels)).toEqual([
    "4% on groceries, then 1%: $6000 of $25000",
  ]);
  // Nothing is spent on it.
  expect(list({ earns }, [makeLine("dining", 3_000)])).toEqual([]);
});

test("kinds of spend that share a limit stand together, rates and places once each", () => {
  const earns = [
    makeBase(1),
    capped(3, 6_000, { id: "a", category: "gas" }),
    capped(3, 6_000, { id: "b", category: "other", parts: ["drugstores", "phone"] }),
    capped(2, 6_000, { id: "c", category: "dining", afterCap: 0.5 }),
  ];
  const lines = [makeLine("gas", 400), makePartLine("drugstores", 300), makeLine("dining", 200)];
  const [text] = list({ earns }, lines);
  expect(text).toBe("3x and 2x on gas, drugstores, phone, dining, then 1x or 0.5x: $6000 of $6000");
});

test("everything, partners, brands and purchases abroad are called so", () => {
  const uber = [makePartLine("ride-hailing", 200, { brand: "Uber" })];
  const at = (entry: Partial<EarnEntry>, lines: Profile["lines"]) =>
    list({ earns: [makeBase(1), capped(3, 500, entry)] }, lines)[0];
  expect(
    list({ earns: [makeBase(2, { cap: { limitUsd: 50_000, pool: "all" }, afterCap: 1 })] }, [makeLine("other", 5_000)]),
  ).toEqual(["2x on everything, then 1x: $50000 of $50000"]);
  expect(at({ category: "transit", brands: ["Uber", "Lyft"] }, uber)).toContain("3x on Uber and Lyft, then 1x");
  expect(at({ foreignOnly: true }, [makeLine("other", 500, { foreignPercent: 100 })])).toContain(
    "3x on purchases abroad, then 1x",
  );
});

test("of a card that lets its holder choose, only what the plan chooses", () => {
  const choice = (mode: "chosen" | "rotating" | "mobile-wallet"): WalletCard["choices"] => [
    {
      id: "choice",
      mode,
      choices: 1,
      multiplier: 5,
      afterCap: 1,
      cap: { limitUsd: 2_000, pool: "choice" },
      options: [
        { id: "tv", label: "TV and streaming", covers: [{ category: "dining", parts: null }] },
        { id: "gas", label: "Gas stations", covers: [{ category: "gas", parts: null }] },
      ],
    },
  ];
  const gas = [makeLine("gas", 500)];
  expect(list({ choices: choice("chosen") }, gas)).toEqual(["5x on gas stations, then 1x: $2000 of $2000"]);
  expect(list({ choices: choice("chosen") }, [makeLine("dining", 500)])[0]).toContain("5x on TV and streaming, then");
  // An eighth of $6,000, and a tenth of it.
  expect(list({ choices: choice("rotating") }, gas)).toEqual(["5x on rotating categories, then 1x: $750 of $2000"]);
  expect(list({ choices: choice("mobile-wallet") }, gas, { mobileWalletPercent: 10 })).toEqual([
    "5x on purchases by mobile wallet, then 1x: $600 of $2000",
  ]);
});
