import { expect, test } from "vitest";

import { listBestByBand } from "./fee-scatter.tsx";

const entry = (feeUsd: number, worthUsd: number) => ({ feeUsd, worthUsd });

test("the best card of each band of fees is drawn, an upper end in its band", () => {
  const cards = [entry(0, 300), entry(0, 400), entry(95, 350), entry(100, 380), entry(395, 900), entry(695, -20)];
  expect(listBestByBand(cards)).toEqual([entry(0, 400), entry(100, 380), entry(395, 900), entry(695, -20)]);
});

test("there is none of no cards", () => {
  expect(listBestByBand([])).toEqual([]);
});
