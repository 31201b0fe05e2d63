/** What the planner reads, what the engine takes of it, and what only the whole shows to be wrong. November 2026. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { toCanonical } from "../shared/tool.ts";
import { askPlanner } from "./answer-planner.ts";
import { PLANNER_QUESTION } from "./planner-question.ts";
import { toPlanInput } from "./to-plan-input.ts";

const ask = (search: string) => askPlanner(new URLSearchParams(search), records);
const toInput = (search: string) => toPlanInput(ask(search).values, records);
const shorten = (search: string) => toCanonical(PLANNER_QUESTION, ask(search));

test("the tests' month is November 2026", () => expect(records.context.today).toBe("2026-11"));

test("plans 12 months with two new cards, 24 with four", () => {
  expect(toInput("").settings).toMatchObject({ months: 13, applications: 2, startsIn: 10, gapMonths: 3 });
  expect(toInput("months=24").settings).toMatchObject({ months: 25, applications: 4 });
  // What a page assumes stands in every link that it gives.
  expect(shorten("")).toBe("?preset=household");
});

test.each([
  ["goal.1.program=world-of-hyatt&goal.1.points=200,000&goal.1.month=2027-06", "goal=world-of-hyatt:200000:2027-06"],
  ["points.1.program=&points.1.points=&points.2.program=world-of-hyatt&points.2.points=5000", "points=hyatt:5000"],
  ["once.1.month=2026-12&once.1.usd=$3,000&once.1.category=", "once=2026-12:3000"],
  ["opened.1.card=Chase+Freedom+Flex&opened.1.month=2026-03&opened.2.card=", "opened=chase-freedom-flex:2026-03"],
  ["accounts.1.count=2&accounts.1.month=2026-03", "accounts=2:2026-03"],
  ["own.1.card=amex-gold&own.1.opened=&own.1.renews=4", "own=amex-gold::4"],
  ["people=2&p2.closed.3.card=amex-gold&p2.closed.3.month=2025-11", "people=2&p2.closed=amex-gold:2025-11"],
])("a form's rows %s are %s", (rows, list) => {
  expect(ask(rows).faults).toEqual({});
  expect(shorten(rows)).toBe(shorten(list));
});

describe("history", () => {
  test("months of the past are below 0, a month that is not known is none", () => {
    const { settings } = toInput(
      "opened=chase-freedom-flex:2026-03&closed=amex-gold:2025-11,amex-green&had=citi-double-cash",
    );
    expect(settings.opened).toEqual([{ slug: "chase-freedom-flex", month: -8 }]);
    expect(settings.closed).toEqual([
      { slug: "amex-gold", month: -12 },
      { slug: "amex-green", month: null },
    ]);
    expect(settings.had).toEqual([{ slug: "citi-double-cash", month: null }]);
  });

  test("a card that was opened and not closed is held; its fee comes in the month of its opening", () => {
    const { profile, settings } = toInput("opened=amex-gold:2026-03,amex-green:2026-11");
    expect(profile.owned).toEqual(["amex-gold", "amex-green"]);
    expect(settings.renews).toEqual({ "amex-gold": 4, "amex-green": 12 });
    expect(toInput("opened=amex-gold:2026-03&closed=amex-gold:2026-09").profile.owned).toEqual([]);
    expect(toInput("opened=amex-gold:2026-03&exclude=amex-gold&own=amex-green").profile.owned).toEqual(["amex-green"]);
  });

  test("a card held may say its opening and its fee's month itself, and the fee's month goes first", () => {
    const { profile, settings } = toInput("own=amex-gold:2025-10:12,amex-platinum::2,amex-green:2025-11");
    expect(profile.owned).toEqual(["amex-gold", "amex-platinum", "amex-green"]);
    expect(settings.renews).toEqual({ "amex-gold": 1, "amex-platinum": 3, "amex-green": 0 });
    expect(settings.opened).toEqual([
      { slug: "amex-gold", month: -13 },
      { slug: "amex-green", month: -12 },
    ]);
  });

  test("other accounts count once each; a one-off amount falls in its month of the plan", () => {
    expect(toInput("accounts=2:2026-10,1:2025-01").settings.otherOpened).toEqual([-22, -1, -1]);
    expect(toInput("once=2026-12:3000,2026-11:20:gas").settings.once).toEqual([
      { month: 1, category: "other", usd: 3000 },
      { month: 0, category: "gas", usd: 20 },
    ]);
  });
});

test("limits of the profile are the plan's; what a plan has no use for is left aside", () => {
  const { profile, settings } = toInput("dining=500&maxFees=300&effort=45&apply=1&must=amex-gold&points=hyatt:5000");
  expect(profile).toMatchObject({ maxAnnualFeesUsd: 300, effortUsd: 45, mustHave: [] });
  expect(settings).toMatchObject({ applications: 1, balances: { "world-of-hyatt": 5_000 }, goal: null, second: null });
});

describe("a second person", () => {
  const second = (search: string) => toInput(`people=2&${search}`).settings.second!;

  test("counts in a plan for two only", () => {
    expect(toInput("people=1&p2.own=amex-gold").settings.second).toBeNull();
    expect(second("p2.own=amex-gold::2&travelers=2&trips=4")).toMatchObject({
      owned: ["amex-gold"],
      renews: { "amex-gold": 3 },
      trips: 4,
      applications: 2,
    });
    expect(second("travelers=1&trips=4").trips).toBe(0);
  });

  test("shares the score unless their own is said, and memberships, but no bank's account", () => {
    expect(["score=740", "score=740&p2.score=580", "p2.score=none"].map((search) => second(search).score)).toEqual([
      740,
      580,
      "none",
    ]);
    const keys = (kind: string) =>
      records.rewards.cards.flatMap(({ requires }) => (requires?.kind === kind ? [requires.key] : []));
    const [membership] = keys("membership");
    const [account] = keys("relationship");
    expect(second(`has=${membership},${account}`).has).toEqual([membership]);
    // Their own account is theirs.
    expect(second(`has=${membership}&p2.has=${account}`).has).toEqual([membership, account]);
  });

  test("has a history of their own, and adds their points to those of the trip", () => {
    expect(
      second("p2.opened=amex-gold:2026-03&p2.closed=amex-green:2026-01&p2.had=amex-platinum&p2.accounts=1:2026-10"),
    ).toMatchObject({
      owned: ["amex-gold"],
      opened: [{ slug: "amex-gold", month: -8 }],
      closed: [{ slug: "amex-green", month: -10 }],
      had: [{ slug: "amex-platinum", month: null }],
      otherOpened: [-1],
      renews: { "amex-gold": 4 },
    });
    const points = "points=hyatt:5000&p2.points=hyatt:2000,ultimate-rewards:100";
    expect(toInput(`people=2&${points}`).settings.balances).toEqual({
      "world-of-hyatt": 7_000,
      "ultimate-rewards": 100,
    });
    expect(toInput(points).settings.balances).toEqual({ "world-of-hyatt": 5_000 });
  });
});

test("whoever wants a program's points may open its cards, beside the brands that they use", () => {
  const brandsOf = (search: string) => toInput(search).profile.brandsUsed;
  const goal = "goal=world-of-hyatt:90000:2027-06";
  expect(brandsOf("brands=delta")).toEqual(["Delta"]);
  expect(brandsOf(`brands=delta&${goal}`)).toEqual(["Delta", "Hyatt"]);
  expect(brandsOf(`brands=hyatt&${goal}`)).toEqual(["Hyatt"]);
  expect(brandsOf(`brands=any&${goal}`)).toBe("any");
  expect(brandsOf("brands=delta&goal=ultimate-rewards:90000:2027-06")).toEqual(["Delta"]);
});

describe("what is wrong is said beside its field", () => {
  test.each([
    ["months=13", "months", "unknown-value"],
    ["apply=9", "apply", "out-of-range"],
    ["apply=x", "apply", "invalid-number"],
    ["people=2&p2.apply=6", "p2.apply", "out-of-range"],
    ["people=3", "people", "unknown-value"],
    ["own=citi-double-cash,amex-gold::13", "own.1.renews", "out-of-range"],
    ["own=nothing::3", "own.0.card", "unknown-card"],
    ["own=amex-gold:2026-10:3", "own.0.renews", "contradiction"],
    ["opened=amex-gold:2026-10&own=amex-gold::3", "own.0.renews", "contradiction"],
    ["own=amex-gold&closed=amex-green:2026-01,amex-gold:2026-03", "closed.1.card", "contradiction"],
    ["opened=amex-gold:2026-03&closed=amex-gold:2025-11", "closed.0.month", "contradiction"],
    ["people=2&p2.opened=amex-gold:2026-03&p2.closed=amex-gold:2025-11", "p2.closed.0.month", "contradiction"],
    ["closed=amex-gold:2027-01", "closed.0.month", "out-of-range"],
    ["accounts=20:2026-10,20:2026-09,1:2026-08", "accounts", "too-many"],
    ["once=2026-12:3000:yachts", "once.0.category", "unknown-value"],
    ["once=2026-12:-5:other", "once.0.usd", "out-of-range"],
    ["once=2029-12:50:other", "once.0.month", "out-of-range"],
    ["people=2&p2.opened=amex-gold", "p2.opened.0.month", "missing"],
    ["goal=nowhere:5000:2027-03", "goal.0.program", "unknown-value"],
    ["goal=hyatt:many:2027-03", "goal.0.points", "invalid-number"],
    ["goal=hyatt:5000:2028-03", "goal.0.month", "out-of-range"],
    ["goal=hyatt:5000:2026-11", "goal.0.month", "out-of-range"],
    ["goal=hyatt:5000:soon", "goal.0.month", "unknown-value"],
    ["points=hyatt", "points.0.points", "missing"],
  ])("%s: %s", (search, path, code) => expect(ask(search).faults[path]?.code).toBe(code));

  test("and what is right beside it is kept", () => {
    const { values, faults } = ask("apply=x&own=amex-gold,amex-green::13&once=2026-12:300:other");
    expect(Object.keys(faults).toSorted()).toEqual(["apply", "own.1.renews"]);
    expect([values.own.length, values.once.length]).toEqual([1, 1]);
  });

  test("a plan of 24 months has room for more", () => {
    expect(ask("months=24&apply=5").faults).toEqual({});
    expect(ask("goal=hyatt:5000:2028-03").faults["goal.0.month"]?.message).toContain("Plan for 24 months.");
    expect(ask("months=24&goal=hyatt:5000:2028-03").faults).toEqual({});
  });

  test("a card may be had again two years after it was closed, and its fee come a year after its opening", () => {
    expect(ask("own=amex-gold&closed=amex-gold:2023-03,amex-green").faults).toEqual({});
    expect(ask("own=amex-gold:2026-03:3").faults).toEqual({});
    // A fee may post a month early.
    expect(ask("own=amex-gold:2026-03:2").faults).toEqual({});
  });
});
