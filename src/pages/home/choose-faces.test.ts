import { expect, test } from "vitest";

import { CATEGORY_LABELS } from "../../words/menu.ts";
import { chooseFaces } from "./choose-faces.ts";

const faces = chooseFaces();

test("every list has a face, and no card is shown twice", () => {
  expect(faces.map(({ key }) => key)).toEqual(Object.keys(CATEGORY_LABELS));
  expect(new Set(faces.map(({ listed }) => listed.card.slug)).size).toBe(faces.length);
});

test("no face costs its reader more than it brings", () => {
  expect(faces.filter(({ listed }) => listed.parts !== null && listed.parts.netUsd <= 0)).toEqual([]);
});

test("no issuer fills the wall", () => {
  const counts = Object.values(Object.groupBy(faces, ({ listed }) => listed.card.issuer)).map((group) => group!.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});
