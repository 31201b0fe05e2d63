import type { HeldRecord } from "./held-record.ts";

/** What My cards knows of a card, made up. */
export const makeHeldRecord = (said: Partial<HeldRecord>): HeldRecord => ({
  slug: "a-card",
  name: "A Card",
  shortName: "A Card",
  issuer: "A Bank",
  image: "/a-card.svg",
  status: "open",
  successors: [],
  feeUsd: 325,
  firstYearFeeUsd: 325,
  isReported: true,
  bonus: null,
  credits: [],
  changes: [],
  rates: {},
  ...said,
});
