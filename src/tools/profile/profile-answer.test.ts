/** The profile as JSON answers echo it, and which perks are asked about. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { makeCard, makeLine, makePerk, makeProfile } from "../../engine/value/test-cards.ts";
import type { WalletPerk } from "../../engine/value/wallet-card.ts";
import { checkTickedPerks } from "./check-ticked-perks.ts";
import { listPerkQuestions } from "./list-perk-questions.ts";
import { profileAnswer, toProfileAnswer } from "./profile-answer.ts";

describe("a profile's echo", () => {
  const profile = makeProfile([makeLine("dining", 100.006, { foreignPercent: 5 })], {
    use: [{ card: "a", perk: "p" }],
    opened: [{ slug: "a", monthsAgo: 3 }],
    had: [{ slug: "b", monthsAgo: null }],
    cpp: { program: 1.4 },
  });
  const answer = toProfileAnswer(profile);

  test("has every default and amounts in cents", () => {
    expect(answer).toMatchObject({
      lines: [{ category: "dining", part: null, brand: null, monthlyUsd: 100.01, foreignPercent: 5 }],
      perks: profile.perks,
      use: [{ card: "a", perk: "p" }],
      opened: [{ slug: "a", monthsAgo: 3 }],
      had: [{ slug: "b", monthsAgo: null }],
      cpp: { program: 1.4 },
      horizon: profile.horizon,
    });
  });

  test("leaves out what only the engine carries", () => {
    const carried = { ...profile, secret: 1 };
    expect(Object.keys(toProfileAnswer(carried)).toSorted()).toEqual(Object.keys(profileAnswer.entries).toSorted());
  });

  test("knows every way to answer a question, and no other", () => {
    const known = (name: string, values: readonly unknown[]) =>
      values.filter((value) => v.is(profileAnswer, { ...answer, [name]: value }));
    expect(known("value", ["typical", "cash", "portal", "transfer", "x"])).toHaveLength(4);
    expect(known("type", ["personal", "business", "any", "x"])).toHaveLength(3);
    expect(known("horizon", ["ongoing", "first-year", "x"])).toHaveLength(2);
    expect(known("perks", ["used", "none", "face", "x"])).toHaveLength(3);
    expect(known("score", [700, "none", null, "x"])).toEqual([700, "none", null]);
    expect(known("brandsUsed", ["any", ["Delta"], "x"])).toEqual(["any", ["Delta"]]);
    expect(known("use", [[], [{ card: "a", perk: "p", more: 1 }]])).toEqual([[]]);
    expect(known("had", [[], [{ slug: "a", monthsAgo: 1, more: 1 }]])).toEqual([[]]);
    expect(known("more", [1])).toEqual([]);
  });
});

test("a perk that would be used, of a card that is left out, is a contradiction", () => {
  const labels = { a: { slug: "a", name: "Card A", issuer: "", image: "", status: "open" } } as const;
  const use = [
    { card: "b", perk: "p" },
    { card: "a", perk: "p" },
  ];
  expect(checkTickedPerks(use, ["c"], labels)).toBeNull();
  expect(checkTickedPerks([], ["a"], labels)).toBeNull();
  const fault = (name: string) => ({
    code: "contradiction",
    message: `You would use a perk of “${name}”, but leave the card out; keep one.`,
  });
  expect(checkTickedPerks(use, ["a"], labels)).toEqual(fault("Card A"));
  expect(checkTickedPerks(use, ["a", "b"], labels)).toEqual(fault("b"));
});

describe("perks that are asked about", () => {
  const perk = (id: string, more: Partial<WalletPerk> = {}) => makePerk(id, { kind: "credit", faceUsd: 100, ...more });
  function list(perks: readonly WalletPerk[], ticked: readonly string[] = [], most?: number, slugs = ["a"]) {
    const known = Object.fromEntries(
      perks
        .filter(({ id }) => id !== "unknown")
        .map(({ id }) => [id, { type: "credit", description: `${id}.`, valueUsd: 1 }] as const),
    );
    const records = {
      rewards: { cards: [makeCard("a", { perks }), makeCard("b", { perks })], brands: [], rules: [], changes: {} },
      labels: { a: { slug: "a", name: "Card A", issuer: "", image: "", status: "open" } },
      perks: { a: known, b: known },
    } as const;
    return listPerkQuestions(
      slugs,
      ticked.map((id) => ({ card: "a", perk: id })),
      records,
      most,
    );
  }
  const idsOf = (...given: Parameters<typeof list>) => list(...given).map((question) => question.perk);

  test("are those of the cards named that count only for who uses them", () => {
    const kinds = ["credit", "once-in-years", "status", "access", "portal", "cash-like"] as const;
    expect(idsOf(kinds.map((kind) => perk(kind, { kind })))).toEqual(["credit", "once-in-years", "status"]);
    expect(
      idsOf([perk("x", { faceUsd: 0 }), perk("y", { faceUsd: null }), perk("z", { oneTime: true }), perk("unknown")]),
    ).toEqual([]);
    expect(list([perk("p")])).toEqual([
      { card: "a", perk: "p", name: "Card A", text: "p.", usd: 100, isTicked: false },
    ]);
    expect(list([perk("p")], [], 8, ["b"])).toMatchObject([{ card: "b", name: "b" }]);
  });

  test("have a year's worth; ticked ones come first, then those worth most", () => {
    const perks = [
      perk("small", { faceUsd: 50 }),
      perk("years", { kind: "once-in-years", faceUsd: 120, years: 4, share: 0.5 }),
      perk("large", { faceUsd: 300 }),
    ];
    expect(list(perks).map(({ usd }) => usd)).toEqual([300, 50, 15]);
    expect(idsOf(perks, ["years"])).toEqual(["years", "large", "small"]);
  });

  test("are eight, or as many as are ticked", () => {
    const perks = Array.from({ length: 12 }, (_, at) => perk(`p${at}`));
    expect(idsOf(perks)).toHaveLength(8);
    expect(idsOf(perks, [], 3)).toHaveLength(3);
    expect(idsOf(perks, ["p1", "p2", "p3", "p4"], 3)).toEqual(["p1", "p2", "p3", "p4"]);
  });
});
