/** A text's date follows its last change of words. */
import { expect, test } from "vitest";

import { findUntoldChange } from "./text-dates.ts";

const write = (day: string, words: string) => `---\npublished: 2026-11-01\nupdated: ${day}\n---\n\n${words}\n`;
const at = (day: string, text: string) => ({ day, text });
const OLD = write("2026-11-10", 'The fee is <Fee card="a"/> a year.');

test("words that changed after the day the text gives are named with their day", () => {
  const changed = write("2026-11-10", 'The fee is low: <Fee card="a"/> a year.');
  const versions = [at("2026-11-10", OLD), at("2026-11-20", changed)];
  expect(findUntoldChange(changed, versions)).toBe("2026-11-20");
  expect(findUntoldChange(changed.replace("updated: 2026-11-10", "updated: 2026-11-20"), versions)).toBeUndefined();
  expect(findUntoldChange(changed.replace("updated: 2026-11-10\n", ""), versions)).toBe("2026-11-20");
});

test("figures, marks and dates are no words, and the next day is near enough", () => {
  const figure = write("2026-11-10", 'The fee is <Fee card="b" as="words"/> a year!');
  expect(findUntoldChange(figure, [at("2026-11-10", OLD), at("2026-11-20", figure)])).toBeUndefined();
  const evening = write("2026-11-10", "Other words.");
  expect(findUntoldChange(evening, [at("2026-11-10", OLD), at("2026-11-11", evening)])).toBeUndefined();
});

test("what is not committed yet, or has no date, is not judged", () => {
  expect(findUntoldChange(write("2026-11-10", "New words."), [at("2026-11-10", OLD)])).toBeUndefined();
  expect(findUntoldChange("No date.", [at("2026-11-10", "No day.")])).toBeUndefined();
});
