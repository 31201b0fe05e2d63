/** What is left to decide of a set of cards, and in which months. */
import { expect, test } from "vitest";

import { makeCard } from "../value/test-cards.ts";
import type { Node } from "./plan-node.ts";
import { createNodes } from "./search-nodes.ts";
import { startWork } from "../work-budget.ts";
import { startRun } from "./search-run.ts";
import { bonus, findIndex, hold, makeModel, makeSecond } from "./test-models.ts";
import { makeTools } from "./test-search-tools.ts";

const model = () =>
  makeModel(
    ["a", "b", "c"].map((slug, at) => makeCard(slug, bonus(0, 100 + at))),
    { settings: { second: makeSecond() } },
  );

test("after one person's card the same person's next comes a gap later, the other's in any month", () => {
  const two = model();
  const tools = makeTools(two);
  const nodes = createNodes(
    tools,
    startRun(two, tools.pricer, [], {}, startWork(), (plan) => plan),
  );
  const [a, b, c] = [findIndex(two, "a"), findIndex(two, "b"), findIndex(two, "c", 1)] as const;
  const whole = nodes.toNode([[a, b], [c]]);
  const monthsOf = (node: Node) =>
    nodes.tune(node, tools.bound.makePrices()).left.map((ofPerson) =>
      [...ofPerson].map(([card, openings]) => {
        const months = openings.map(({ opened }) => opened!);
        return [card, Math.min(...months), Math.max(...months)];
      }),
    );
  expect(monthsOf(whole)).toEqual([
    [
      [a, 0, 11],
      [b, 0, 11],
    ],
    [[c, 0, 11]],
  ]);
  const placed = [hold(two, "a", { opened: 2, level: 0 })];
  expect(monthsOf({ ...whole, placed, rest: { cards: [[b], [c]], month: 5 } })).toEqual([[[b, 5, 11]], [[c, 0, 11]]]);
});

test("the plan that the bound takes is tried while prices are looked for, and nothing is left where it is the best", () => {
  const two = model();
  const tools = makeTools(two);
  const run = startRun(two, tools.pricer, [], {}, startWork(), (plan) => plan);
  const nodes = createNodes(tools, run);
  const [a, c] = [findIndex(two, "a"), findIndex(two, "c", 1)] as const;
  const { children, tuned } = nodes.branch(nodes.toNode([[a], [c]]), tools.bound.makePrices());
  expect(tuned).not.toBeNull();
  expect(run.best().plan.map(({ card, opened, level }) => [card, opened, level])).toEqual([
    [a, 0, 0],
    [c, 0, 0],
  ]);
  expect(children).toEqual([]);
});
