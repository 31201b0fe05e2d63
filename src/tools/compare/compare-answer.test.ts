/** The comparison as programs read it: figures rounded, rows with their winners; and the lines of its picture. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../../engine/value/test-cards.ts";
import { answerCompare } from "./answer-compare.ts";
import { toCompareAnswer } from "./compare-answer.ts";
import type { Comparison } from "./compare-cards.ts";
import { parseCompareQuery } from "./compare-query.ts";
import { toCompareTable } from "./compare-table.ts";
import { drawCurves, valueCard } from "./worth.ts";

const SLUGS = ["amex-blue-cash-everyday", "amex-blue-cash-preferred"];
const { result } = answerCompare(
  parseCompareQuery(new URLSearchParams({ cards: SLUGS.join(), groceries: "500" }), records),
  listCards(),
  records,
);
const pair: Comparison = result!;

describe("the answer", () => {
  const parts = { netUsd: 100.126, rewardsUsd: 150.5, perksUsd: 9.999, feesUsd: 60, bonusesUsd: 0 };
  const perk = { card: SLUGS[0]!, perk: "p", usd: 9.999, usedFor: "dining" };
  const answer = () =>
    toCompareAnswer({
      ...pair,
      assumptions: ["Assumed."],
      worth: pair.worth.map((card, at) => ({
        ...card,
        ongoing: parts,
        firstYear: { ...parts, netUsd: 300.004 },
        withoutPerksUsd: 90.124,
        faceValueUsd: 400.006,
        centsPerPoint: 1.25,
        choices: at === 0 ? ["gas", "dining"] : [],
        perks: at === 0 ? [perk] : [],
      })),
      verdict: { leaders: [SLUGS[1]!], leadUsd: 12.345, sentences: ["It leads."] },
      stretches: [{ fromMonthlyUsd: 263.878, slugs: [SLUGS[1]!] }],
      curveTable: [{ monthlyUsd: 263.878, netsUsd: [94.996, 95.004] }],
      groups: [
        {
          key: "g",
          title: "G",
          note: null,
          rows: [
            {
              key: "r",
              label: "R",
              note: null,
              isSame: false,
              isTie: false,
              cells: [
                { text: "$1", note: "n", value: 1.239, isUncertain: false, isOver: false, mark: "best" },
                { text: "None", note: null, value: null, isUncertain: true, isOver: false, mark: null },
              ],
            },
          ],
        },
      ],
    } as unknown as Comparison);

  test("has each card's worth in whole cents, its choice in words and its perks", () => {
    const [first, second] = answer().cards;
    expect(first).toMatchObject({
      slug: SLUGS[0],
      name: pair.cards[0]!.name,
      netUsd: 100.13,
      rewardsUsd: 150.5,
      perksUsd: 10,
      firstYear: { netUsd: 300 },
      withoutPerksUsd: 90.12,
      perksAtFaceValueUsd: 400.01,
      centsPerPoint: 1.25,
      choice: "gas, dining",
      perks: [{ perk: "p", usd: 10, usedFor: "dining" }],
    });
    expect([second?.choice, second?.perks]).toEqual([null, []]);
    expect(answer().assumptions).toEqual(["Assumed."]);
  });

  test("has verdict, changes of lead and curve by card", () => {
    const { verdict, leads, curve } = answer();
    expect(verdict).toEqual({ leaders: [SLUGS[1]], leadUsd: expect.closeTo(12.35, 1), sentences: ["It leads."] });
    expect(leads).toEqual([{ fromMonthlyUsd: 263.88, cards: [SLUGS[1]] }]);
    expect(curve).toEqual([{ monthlyUsd: 263.88, netUsd: { [SLUGS[0]!]: 95, [SLUGS[1]!]: 95 } }]);
  });

  test("has rows with figures and winners, of which a table keeps the words", () => {
    expect(answer().rows).toEqual([
      {
        group: "g",
        key: "r",
        label: "R",
        isSame: false,
        cells: [
          { card: SLUGS[0], text: "$1", note: "n", value: 1.24, isUncertain: false, winner: "best" },
          { card: SLUGS[1], text: "None", note: null, value: null, isUncertain: true, winner: null },
        ],
      },
    ]);
    expect(toCompareTable(answer())).toEqual([
      ["group", "key", "label", "isSame", ...SLUGS],
      ["g", "r", "R", false, "$1 (n)", "None"],
    ]);
  });
});

describe("the worth of a card held alone", () => {
  test("is that of later years and of the first, with its choices and perks", () => {
    const card = makeCard("own", {
      fees: { firstYearUsd: 0, laterUsd: 95 },
      earns: [makeBase(1)],
      points: { ...makeCard("x").points, floor: 2, cash: 2 },
      perks: [
        makePerk("points", { kind: "points", points: 1_000, faceUsd: 20 }),
        makePerk("credit", { kind: "credit", faceUsd: 100 }),
      ],
      choices: [
        {
          id: "c",
          mode: "chosen",
          choices: 1,
          multiplier: 3,
          afterCap: 1,
          cap: null,
          options: [{ id: "d", label: "Dining", covers: [{ category: "dining", parts: null }] }],
        },
      ],
    });
    const profile = makeProfile([makeLine("dining", 100), makeLine("other", 100)], { horizon: "first-year" });
    expect(valueCard(card, "Own", profile, { rules: [] })).toMatchObject({
      slug: "own",
      name: "Own",
      // 3 points on $1,200 and 1 on $1,200, at 2 cents; 1,000 points more.
      ongoing: {
        rewardsUsd: expect.closeTo(96, 6),
        perksUsd: expect.closeTo(20, 6),
        feesUsd: 95,
        netUsd: expect.closeTo(21, 6),
      },
      firstYear: { feesUsd: 0, netUsd: expect.closeTo(116, 6) },
      withoutPerksUsd: expect.closeTo(1, 6),
      faceValueUsd: expect.closeTo(121, 6),
      centsPerPoint: 2,
      choices: ["Dining"],
      perks: [{ perk: "points" }],
    });
  });
});

describe("the lines of the picture", () => {
  /** $95 for 3% instead of 1%: level at $395.83 a month. */
  const cards = [
    makeCard("plain"),
    makeCard("dear", { fees: { firstYearUsd: 95, laterUsd: 95 }, earns: [makeBase(1), makeEarn(3)] }),
  ];
  const draw = (monthlyUsd: number) => drawCurves(cards, makeProfile([makeLine("other", monthlyUsd)]));

  test("go from nothing to twice the spend, in even steps", () => {
    const { curve, monthlyUsd } = draw(500);
    expect(monthlyUsd).toBe(500);
    expect(curve).toHaveLength(33);
    expect([curve[0]?.monthlyUsd, curve[16]?.monthlyUsd, curve[32]?.monthlyUsd]).toEqual([0, 500, 1_000]);
    expect(curve[32]?.netsUsd).toEqual([expect.closeTo(120, 6), expect.closeTo(265, 6)]);
  });

  test("go on past a change of lead that is near, not to one that is far", () => {
    expect(draw(200).curve.at(-1)?.monthlyUsd).toBeCloseTo(395.83 * 1.25, 0);
    expect(draw(90).curve.at(-1)?.monthlyUsd).toBe(180);
  });

  test("have a table of nothing, half, all and twice the spend, and of each change within", () => {
    const list = (monthlyUsd: number) => draw(monthlyUsd).curveTable.map((point) => Math.round(point.monthlyUsd));
    expect(list(500)).toEqual([0, 250, 396, 500, 1_000]);
    expect(list(200)).toEqual([0, 100, 200, 396, 400]);
    expect(list(90)).toEqual([0, 45, 90, 180]);
    expect(draw(500).curveTable[1]?.netsUsd).toEqual([expect.closeTo(30, 6), expect.closeTo(-5, 6)]);
  });

  test("are none without any spend", () => {
    expect(drawCurves(cards, makeProfile([]))).toMatchObject({ monthlyUsd: 0, curve: [], curveTable: [] });
  });
});
