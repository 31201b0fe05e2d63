import { expect, test } from "vitest";

import { readCardRecords } from "../build/load-catalog.ts";
import { readCardSchema, renderCardSchema } from "./make-card-schema.ts";

test("the editor's schema of a card file is what the rules give", () => {
  expect(readCardSchema(), "Run `npm run make -- schema` and commit the result").toBe(renderCardSchema());
});

test("the editor's schema names every field that card files use, and no other", () => {
  const { properties, additionalProperties } = JSON.parse(readCardSchema()) as {
    properties: Record<string, unknown>;
    additionalProperties: boolean;
  };
  expect(additionalProperties).toBe(false);
  const used = new Set([...readCardRecords().values()].flatMap((record) => Object.keys(record)));
  expect([...used].filter((field) => !(field in properties))).toEqual([]);
});
