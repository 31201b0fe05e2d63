/** The reader in a list's address. */
import { expect, test } from "vitest";

import { describeReader, parseListReader, toListQuery } from "./list-reader.ts";
import { rankCategory } from "./rank-category.ts";

const parse = (query: string) => parseListReader("lounge-access", new URLSearchParams(query));

test("without parameters, and with those of the list's own reader, it is that reader", () => {
  expect(parse("")).toMatchObject({ preset: "household", trips: 6, travelers: 2, isOwn: false });
  expect(parse("preset=household&trips=6&travelers=2")?.isOwn).toBe(false);
  expect(toListQuery(parse("preset=household&trips=6&travelers=2")!, "rank")).toBe("");
});

test("what the visitor chooses stands in the address and comes back from it", () => {
  const reader = parse("preset=family&trips=2&travelers=4")!;
  expect(reader.isOwn).toBe(true);
  expect(parse(toListQuery(reader, "rank"))).toEqual(reader);
  expect(toListQuery(reader, "fee")).toBe("?preset=family&trips=2&travelers=4&sort=fee");
  expect(describeReader(reader)).toBe("spending like a family's, 2 trips a year and 4 travelers");
});

test("another preset brings its own trips along", () => {
  expect(parse("preset=frequent-flyer")).toMatchObject({ trips: 12, travelers: 1, isOwn: true });
});

test.each(["preset=nobody", "trips=9999", "trips=x", "travelers=0"])("no list is made for %s", (query) => {
  expect(parse(query)).toBeUndefined();
});

test("more trips price lounges higher and order the list anew", () => {
  const few = rankCategory("lounge-access", parse("trips=1"));
  const many = rankCategory("lounge-access", parse("trips=25"));
  const netOf = (list: typeof few, slug: string) => list.find(({ card }) => card.slug === slug)!.parts!.netUsd;
  expect(netOf(many, "amex-platinum")).toBeGreaterThan(netOf(few, "amex-platinum"));
  expect(many.map(({ card }) => card.slug)).not.toEqual(few.map(({ card }) => card.slug));
  expect(many.map(({ card }) => card.slug).toSorted()).toEqual(few.map(({ card }) => card.slug).toSorted());
});
