import { describe, expect, test } from "vitest";

import { countOperations, startWork } from "./work-budget.ts";

describe("a budget of work", () => {
  test("counts from its own start and is over at its last operation", () => {
    countOperations(50);
    const work = startWork(10);
    expect([work.count(), work.left(), work.isOver()]).toEqual([0, 10, false]);
    countOperations(9);
    expect([work.count(), work.left(), work.isOver()]).toEqual([9, 1, false]);
    countOperations(1);
    expect([work.count(), work.left(), work.isOver()]).toEqual([10, 0, true]);
    countOperations(5);
    expect([work.count(), work.left()]).toEqual([15, 0]);
  });

  test("has parts that never go beyond it", () => {
    const work = startWork(10);
    countOperations(4);
    const [small, large] = [work.part(3), work.part(100)];
    expect([small.left(), large.left()]).toEqual([3, 6]);
    countOperations(3);
    expect([small.isOver(), large.isOver(), work.isOver()]).toEqual([true, false, false]);
    countOperations(3);
    expect([large.isOver(), work.isOver()]).toEqual([true, true]);
    expect(work.part(1).isOver()).toBe(true);
  });
});
