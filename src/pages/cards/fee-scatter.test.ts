import { expect, test } from "vitest";

import { listBestByBand } from "./fee-scatter.tsx";

const entry = (feeUsd: number, worthUsd: number) => ({ feeUsd, worthUsd });

test("the best card of each band of fees is named, an upper end in its band", () => {
  const cards = [entry(0, 300), entry(0, 400), entry(95, 350), entry(100, 380), entry(395, 900), entry(695, -20)];
  expect(listBestByBand(cards)).toEqual([
    { label: "No annual fee", entry: entry(0, 400) },
    { label: "Up to $100", entry: entry(100, 380) },
    { label: "Up to $500", entry: entry(395, 900) },
    { label: "Above $500", entry: entry(695, -20) },
  ]);
});

test("there is none of no cards", () => {
  expect(listBestByBand([])).toEqual([]);
});
