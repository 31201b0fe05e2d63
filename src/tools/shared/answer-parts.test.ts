import * as v from "valibot";
import { expect, test } from "vitest";

import { count, describe, toJson, usd } from "./answer-parts.ts";

const schema = v.strictObject({
  netUsd: describe(usd, "Net.", 1),
  share: v.number(),
  cards: v.array(v.strictObject({ slug: v.string(), feeUsd: v.nullable(usd) })),
  byCard: v.record(v.string(), usd),
  next: v.nullable(v.strictObject({ usd: v.optional(usd), points: count })),
  way: v.union([v.literal("none"), v.strictObject({ usd })]),
});

test("an answer has the members of its schema, and dollars in whole cents", () => {
  const result = {
    netUsd: 12.3456,
    share: 0.123456,
    cards: [
      { slug: "a", feeUsd: 0.005, secret: 1 },
      { slug: "b", feeUsd: null },
    ],
    byCard: { a: 1.006 },
    next: { usd: -0.001, points: 3 },
    way: { usd: 2.345 },
    steps: [1],
  };
  const answer = toJson(schema, result);
  expect(answer).toEqual({
    netUsd: 12.35,
    share: 0.123456,
    cards: [
      { slug: "a", feeUsd: 0.01 },
      { slug: "b", feeUsd: null },
    ],
    byCard: { a: 1.01 },
    next: { usd: 0, points: 3 },
    way: { usd: 2.35 },
  });
  expect(Object.is(answer.next?.usd, 0)).toBe(true);
  expect(v.is(schema, answer)).toBe(true);
  expect(toJson(schema, { ...result, next: null, way: "none" })).toMatchObject({ next: null, way: "none" });
});
