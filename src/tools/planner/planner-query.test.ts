import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { PRESETS } from "../../engine/value/presets.ts";
import { toPresetProfile } from "../profile/visitor-profile.ts";
import { toPlanPath } from "../shared/to-plan-path.ts";
import { parsePlannerQuery, toPlannerQueryString } from "./planner-query.ts";
import { toPlanInput } from "./to-plan-input.ts";

const parse = (search: string) => parsePlannerQuery(new URLSearchParams(search), records);
const toInput = (search: string) => toPlanInput(parse(search), records);
const codeOf = (search: string, field: string) => parse(search).errors[field]?.code;

test("the tests' month is November 2026", () => expect(records.context.today).toBe("2026-11"));

describe("defaults", () => {
  test("12 months with two new cards, 24 with four", () => {
    expect(toInput("").settings).toMatchObject({ months: 13, applications: 2, startsIn: 10, gapMonths: 3 });
    expect(toInput("months=24").settings).toMatchObject({ months: 25, applications: 4 });
    expect(toPlannerQueryString(parse(""), records)).toBe("");
  });
});

describe("a form's rows", () => {
  const shorten = (search: string) => toPlannerQueryString(parse(search), records);

  test.each([
    ["goal.1.program=world-of-hyatt&goal.1.points=200,000&goal.1.month=2027-06", "goal=world-of-hyatt:200000:2027-06"],
    ["points.1.program=&points.1.points=&points.2.program=world-of-hyatt&points.2.points=5000", "points=hyatt:5000"],
    ["once.1.month=2026-12&once.1.usd=$3,000&once.1.category=", "once=2026-12:3000:other"],
    ["once.1.month=2026-12&once.1.usd=300&once.1.category=dining", "once=2026-12:300:dining"],
    ["opened.1.card=Chase+Freedom+Flex&opened.1.month=2026-03&opened.2.card=", "opened=chase-freedom-flex:2026-03"],
    ["had.1.card=amex-gold&had.1.month=", "had=amex-gold"],
    ["accounts.1.count=2&accounts.1.month=2026-03", "accounts=2:2026-03"],
    ["own=amex-gold&renews.1.card=amex-gold&renews.1.month=04", "own=amex-gold&renews=amex-gold:04"],
    ["people=2&p2.closed.3.card=amex-gold&p2.closed.3.month=2025-11", "people=2&p2.closed=amex-gold:2025-11"],
  ])("%s is %s", (rows, list) => {
    expect(shorten(rows)).not.toBe("");
    expect(shorten(rows)).toBe(shorten(list));
    expect(parse(rows).errors).toEqual({});
  });

  test.each([
    ["goal.1.points=5000&goal.1.month=2027-06", "goal", "Choose a program."],
    ["goal.1.program=world-of-hyatt&goal.1.month=2027-06", "goal", "Enter how many points the trip takes"],
    ["goal.1.program=world-of-hyatt&goal.1.points=5", "goal", "Choose the month by which you need the points"],
    ["once.1.usd=300", "once", "Choose the month of “300”"],
    ["renews.1.card=amex-gold", "renews", "Choose the month in which the fee of American Express Gold Card comes"],
    ["p2.opened.1.card=amex-gold", "p2.opened", "Add the month you opened American Express Gold Card"],
  ])("%s lacks something", (rows, field, message) => {
    expect(parse(rows).errors[field]?.message).toContain(message);
  });
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
  });

  test("a fee is due next in the month that the visitor names", () => {
    expect(toInput("own=amex-gold,amex-platinum&renews=amex-gold:11,amex-platinum:2").settings.renews).toEqual({
      "amex-gold": 0,
      "amex-platinum": 3,
    });
  });

  test("other accounts count once each", () => {
    expect(toInput("accounts=2:2026-10,1:2025-01").settings.otherOpened).toEqual([-22, -1, -1]);
  });

  test("a one-off amount falls in its month of the plan", () => {
    expect(toInput("once=2026-12:3000:other").settings.once).toEqual([{ month: 1, category: "other", usd: 3000 }]);
  });
});

test("the partner's cards count in a plan for two only", () => {
  expect(toInput("people=1&p2.own=amex-gold").settings.second).toBeNull();
  const { second } = toInput("people=2&p2.own=amex-gold&p2.renews=amex-gold:2&travelers=2&trips=4").settings;
  expect(second).toMatchObject({ owned: ["amex-gold"], renews: { "amex-gold": 3 }, trips: 4, applications: 2 });
});

describe("what is wrong is said beside its field", () => {
  test.each([
    ["months=13", "months", "unknown-value"],
    ["apply=9", "apply", "out-of-range"],
    ["apply=x", "apply", "invalid-number"],
    ["apply=5", "apply", "out-of-range"],
    ["people=2&p2.apply=6", "p2.apply", "out-of-range"],
    ["use=amex-platinum:uber-cash&not=amex-platinum", "use", "contradiction"],
    ["renews=amex-gold:13", "renews", "out-of-range"],
    ["renews=nothing:3", "renews", "unknown-card"],
    ["accounts=2026-03", "accounts", "unknown-value"],
    ["accounts=1:2027-03", "accounts", "out-of-range"],
    ["once=2026-12:3000:yachts", "once", "unknown-value"],
    ["once=2026-12:-5:other", "once", "out-of-range"],
    ["once=2029-12:50:other", "once", "out-of-range"],
    ["closed=amex-gold:2027-01", "closed", "out-of-range"],
    ["own=amex-gold&not=amex-gold", "not", "contradiction"],
    ["not=amex-gold&use=amex-gold:resy-credit", "use", "contradiction"],
    ["fees=-1", "fees", "out-of-range"],
    ["people=3", "people", "unknown-value"],
    ["people=2&p2.apply=9", "p2.apply", "out-of-range"],
    ["people=2&p2.own=nothing", "p2.own", "unknown-card"],
    ["people=2&p2.opened=amex-gold", "p2.opened", "missing"],
    ["opened=amex-gold:2026-03&closed=amex-gold:2025-11", "closed", "contradiction"],
    ["people=2&p2.opened=amex-gold:2026-03&p2.closed=amex-gold:2025-11", "p2.closed", "contradiction"],
    ["renews=amex-gold:3", "renews", "contradiction"],
    ["opened=amex-gold:2026-10&renews=amex-gold:3", "renews", "contradiction"],
    ["goal=nowhere:5000:2027-03", "goal", "unknown-value"],
    ["goal=hyatt:many:2027-03", "goal", "out-of-range"],
    ["goal=hyatt:5000:2028-03", "goal", "out-of-range"],
    ["goal=hyatt:5000:soon", "goal", "unknown-value"],
    ["points=hyatt", "points", "unknown-value"],
    ["points=hyatt:lots", "points", "out-of-range"],
  ])("%s", (search, field, code) => expect(codeOf(search, field)).toBe(code));

  test("and what is right beside it is kept", () => {
    const { limits, texts, errors } = parse(
      "apply=5&own=amex-gold&renews=amex-gold:13&once=2026-12:300:other&months=12",
    );
    expect(Object.keys(errors).toSorted()).toEqual(["apply", "renews"]);
    expect(texts).toMatchObject({ apply: "5", renews: "American Express Gold Card:13", once: "2026-12:300:other" });
    expect([limits.owned, limits.once.length]).toEqual([["amex-gold"], 1]);
  });

  test("five applications fit into 24 months", () => expect(parse("months=24&apply=5").errors).toEqual({}));
});

test.each([
  "?dining=500&months=24&apply=3",
  "?preset=family&own=amex-gold&renews=amex-gold:04&closed=amex-green:2026-01",
  "?accounts=2:2026-10&once=2026-12:3000:other&fees=300&effort=0",
  "?people=2&p2.apply=1&p2.own=amex-gold&p2.had=amex-green:2024-03&p2.score=740",
  "?goal=world-of-hyatt:90000:2027-06&points=ultimate-rewards:60000",
  "?opened=chase-freedom-flex:2026-03&had=citi-double-cash&not=amex-platinum",
])("%s is the shortest address of itself", (search) => {
  expect(parse(search).errors).toEqual({});
  const address = toPlannerQueryString(parse(search), records);
  expect(new URLSearchParams(address).size).toBe(new URLSearchParams(search).size);
  expect(toPlannerQueryString(parse(address), records)).toBe(address);
  expect(parse(address).limits).toEqual(parse(search).limits);
});

test("the way from the analyzer brings the profile, the cards and the limits", () => {
  const profile = { ...toPresetProfile(PRESETS[1]!), trips: 7 };
  const path = toPlanPath(
    profile,
    { owned: ["amex-gold"], exclude: ["amex-platinum"], maxAnnualFeesUsd: 300, effortUsd: 0 },
    records.context,
  );
  const query = parse(path.slice(path.indexOf("?")));
  expect(query.errors).toEqual({});
  expect(query.visitor.profile).toEqual(profile);
  expect(query.limits).toMatchObject({
    owned: ["amex-gold"],
    exclude: ["amex-platinum"],
    maxAnnualFeesUsd: 300,
    effortUsd: 0,
  });
});
