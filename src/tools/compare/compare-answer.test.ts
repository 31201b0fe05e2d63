/** The comparison as programs read it: figures rounded, rows with their winners; and the lines of its picture. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../../engine/value/test-cards.ts";
import { toJson } from "../shared/answer-parts.ts";
import { answerSearch } from "../shared/tool.ts";
import { createCompareTool } from "./answer-compare.ts";
import { compareAnswer, toCompareTable } from "./compare-answer.ts";
import { drawCurves, valueCard } from "./worth.ts";

const SLUGS = ["amex-blue-cash-everyday", "amex-blue-cash-preferred"];
const parameters = new URLSearchParams({ cards: SLUGS.join(), groceries: "500" });
const { result } = answerSearch(createCompareTool(listCards), parameters, records);
const answer = toJson(compareAnswer, result!);

test("the answer has each card's worth, verdict and changes of lead, and rows of which a table keeps the words", () => {
  expect(answer.cards.map(({ slug }) => slug)).toEqual(SLUGS);
  expect(answer.worth?.cards.map(({ ongoing }) => ongoing.netUsd)).toEqual([180, 265]);
  expect(answer.worth?.verdict).toMatchObject({ leaders: [SLUGS[1]], leadUsd: 85 });
  expect(answer.worth?.stretches[1]?.fromMonthlyUsd).toBeCloseTo(263.89, 1);
  expect(answer.profile).toMatchObject({ groceries: 500, dining: 0, trips: 0 });
  const [header, ...lines] = toCompareTable(answer);
  expect(header).toEqual(["group", "key", "label", "isSame", ...SLUGS]);
  expect(lines).toHaveLength(answer.groups.flatMap(({ rows }) => rows).length);
  expect(lines.find(([, key]) => key === "fee")).toEqual(["costs", "fee", "Annual fee", false, "$0", "$95"]);
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
    const profile = makeProfile([makeLine("dining", 100), makeLine("other", 100)]);
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

  test("go from nothing to twice the spend, in even steps and with each change of lead", () => {
    const { curve, monthlyUsd } = draw(500);
    expect(monthlyUsd).toBe(500);
    expect(curve).toHaveLength(34);
    expect([0, 13, 17, 33].map((at) => Math.round(curve[at]?.monthlyUsd ?? -1))).toEqual([0, 396, 500, 1_000]);
    expect(curve[33]?.netsUsd).toEqual([expect.closeTo(120, 6), expect.closeTo(265, 6)]);
  });

  test("go on past a change of lead that is near, not to one that is far", () => {
    expect(draw(200).curve.at(-1)?.monthlyUsd).toBeCloseTo(395.83 * 1.25, 0);
    expect(draw(90).curve.at(-1)?.monthlyUsd).toBe(180);
  });

  test("are none without any spend", () => {
    expect(drawCurves(cards, makeProfile([]))).toMatchObject({ monthlyUsd: 0, curve: [] });
  });
});
