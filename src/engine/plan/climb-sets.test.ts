/** Good plans early, by small changes of a plan. */
import { expect, test } from "vitest";

import { makeCard } from "../value/test-cards.ts";
import { climbOwned } from "./climb-sets.ts";
import { startWork } from "../work-budget.ts";
import { startRun } from "./search-run.ts";
import { bonus, hold, makeModel } from "./test-models.ts";
import { makeTools } from "./test-search-tools.ts";

test("each owned card is ended where that is better, the others and what is opened stay", () => {
  const fees = (laterUsd: number) => ({ fees: { firstYearUsd: 0, laterUsd } });
  const cards = [
    makeCard("dear", fees(95)),
    makeCard("dearer", fees(150)),
    makeCard("free"),
    makeCard("new", { ...bonus(0, 300), ...fees(50) }),
  ];
  const model = makeModel(cards, {
    profile: { owned: ["dear", "dearer", "free"] },
    settings: { renews: { dear: 4, dearer: 6 } },
  });
  const tools = makeTools(model);
  const run = startRun(model, tools.pricer, tools.ownedOptions, {}, startWork(), (plan) => plan);
  run.offer([...run.best().plan, hold(model, "new", { opened: 0, level: 0 })]);
  climbOwned(tools, run);
  const ends = run.best().plan.map(({ card, opened, ending }) => [model.cards[card]!.card.slug, opened, ending]);
  expect(ends).toEqual([
    ["dear", null, { kind: "close", month: 4 }],
    ["dearer", null, { kind: "close", month: 6 }],
    ["free", null, { kind: "keep" }],
    ["new", 0, { kind: "keep" }],
  ]);
});
