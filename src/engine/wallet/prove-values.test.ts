import { describe, expect, test } from "vitest";

import { findFirstLeader, listPieceEnds, listTrials } from "./prove-values.ts";
import { makeQuestion } from "./test-flip-question.ts";

type About = Parameters<typeof listPieceEnds>[1];
const TODAY: About = { bends: [], from: 8, most: 16, startsToday: true };

describe("the values at which nobody may lead", () => {
  const list = (near: number, far: number, about: Partial<About> = {}, own = () => 0) => [
    ...listPieceEnds(own, { ...TODAY, ...about }, near, far),
  ];

  test("are the end alone where the own worth is straight, and a quarter of the way to the farthest", () => {
    expect(list(8, 0)).toEqual([0]);
    expect(list(8, 12)).toEqual([12]);
    expect(list(8, 16)).toEqual([10, 16]);
    expect(list(12, 16)).toEqual([13, 16]);
  });

  test("are the values at which a rule bends, if they lie between, in the order of the way", () => {
    const bends = [12, 2, 9, 6, 8, 14, 0, 16];
    expect(list(8, 0, { bends })).toEqual([6, 2, 0]);
    expect(list(8, 14, { bends })).toEqual([9, 12, 14]);
    expect(list(8, 16, { bends })).toEqual([9, 10, 12, 14, 16]);
    expect(list(6, 2, { bends })).toEqual([2]);
  });

  test("begin with today's where another wallet may lead there already", () => {
    expect(list(8, 0, { startsToday: false })).toEqual([8, 0]);
    expect(list(6, 0, { startsToday: false })).toEqual([0]);
  });

  test("are where the own worth bends", () => {
    const own = (value: number) => Math.abs(value - 5);
    expect([...listPieceEnds(own, TODAY, 8, 0)]).toEqual([5, 0]);
    expect([...listPieceEnds(own, { ...TODAY, bends: [6, 4] }, 8, 0)]).toEqual([6, 5, 4, 0]);
    expect([...listPieceEnds(own, TODAY, 8, 6)]).toEqual([6]);
  });
});

test("where nothing is proved the quarters of the way are tried", () => {
  expect(listTrials(8, 16)).toEqual([10, 12, 14, 16]);
  expect(listTrials(8, 0)).toEqual([6, 4, 2, 0]);
});

describe("the first value at which anybody leads", () => {
  const rivals = { late: (value: number) => 2 * (5 - value), later: (value: number) => 3 * (3 - value) };
  const find = (values: readonly number[], near: number) => {
    const { question, asked } = makeQuestion({ own: () => 0, rivals });
    const budget = { left: 100 };
    const challenge = findFirstLeader(question.findLeader, values, near, budget);
    return { challenge, asked, left: budget.left };
  };

  test("is named with the one before it, and nobody is asked about the rest", () => {
    expect(find([7, 6, 4, 0], 8)).toEqual({
      challenge: { near: 6, far: 4, rival: ["late"] },
      asked: ["all 7", "all 6", "all 4"],
      left: 70,
    });
    expect(find([0], 8)).toMatchObject({ challenge: { near: 8, far: 0, rival: ["late"] }, left: 90 });
    expect(find([-6], 8)).toMatchObject({ challenge: { near: 8, far: -6, rival: ["later"] } });
  });

  test("is none where nobody leads at any of them", () => {
    expect(find([7, 6, 5], 8)).toEqual({ challenge: null, asked: ["all 7", "all 6", "all 5"], left: 70 });
  });
});
