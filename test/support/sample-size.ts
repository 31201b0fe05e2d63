/**
 * How much of a large sample a run tries: `npm test` a part that fits its time, `npm run referee` all of it
 * (test/referee/vitest.config.ts sets the variable).
 */
const isWhole = process.env["SAMPLES"] === "whole";

/** Runs of a property: a part of `whole`, at the least 3. */
export const toRuns = (whole: number, part = 1 / 3): number =>
  isWhole ? whole : Math.max(3, Math.round(whole * part));

/** Evenly spread items: all, or every `step`th. */
export const takeSample = <Item>(items: readonly Item[], step: number): readonly Item[] =>
  isWhole ? items : items.filter((_, index) => index % step === 0);
