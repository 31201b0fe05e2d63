/** What the engine is asked for: cards, fees and points of one person or two. November 2026. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { parsePlannerQuery, toPlannerQueryString } from "./planner-query.ts";
import { toPlanInput } from "./to-plan-input.ts";

const parse = (search: string) => parsePlannerQuery(new URLSearchParams(search), records);
const ask = (search: string) => toPlanInput(parse(search), records);

test("a card that is opened but not wanted is not held, and needs no fee", () => {
  const { profile, settings } = ask("opened=amex-gold:2026-03&not=amex-gold&own=amex-green,amex-green");
  expect(profile.owned).toEqual(["amex-green"]);
  expect(profile.exclude).toEqual(["amex-gold"]);
  expect(settings.renews).toEqual({});
});

test("a card both owned and opened is held once; the fee's month that is said goes before that of the opening", () => {
  const { profile, settings } = ask("own=amex-gold&opened=amex-gold:2025-10&renews=amex-gold:12");
  expect(profile.owned).toEqual(["amex-gold"]);
  expect(settings.renews).toEqual({ "amex-gold": 1 });
  expect(ask("opened=amex-gold:2024-12").settings.renews).toEqual({ "amex-gold": 1 });
  expect(ask("opened=amex-gold:2025-11").settings.renews).toEqual({ "amex-gold": 0 });
});

test("limits of the profile are the plan's", () => {
  const { profile, settings } = ask("dining=500&fees=300&effort=45&apply=1&points=world-of-hyatt:5000");
  expect(profile).toMatchObject({ maxAnnualFeesUsd: 300, effortUsd: 45, horizon: "ongoing" });
  expect(settings).toMatchObject({ applications: 1, balances: { "world-of-hyatt": 5_000 }, goal: null, second: null });
});

describe("a second person", () => {
  const second = (search: string) => ask(`people=2&${search}`).settings.second!;

  test("shares the score unless their own is said, and the trips only where two travel", () => {
    expect(second("score=740").score).toBe(740);
    expect(second("score=740&p2.score=580").score).toBe(580);
    expect(second("p2.score=none").score).toBe("none");
    expect(second("travelers=2&trips=4").trips).toBe(4);
    expect(second("travelers=1&trips=4").trips).toBe(0);
  });

  test("shares memberships, but no bank's account", () => {
    const keys = (kind: string) =>
      records.rewards.cards.flatMap(({ requires }) => (requires?.kind === kind ? [requires.key] : []));
    const [membership] = keys("membership");
    const [account] = keys("relationship");
    expect(second(`has=${membership},${account}`).has).toEqual([membership]);
  });

  test("has what was opened, closed and had in months of their own", () => {
    expect(
      second(
        "p2.opened=amex-gold:2026-03&p2.closed=amex-green:2026-01&p2.had=amex-platinum&p2.accounts=1:2026-10&p2.apply=1",
      ),
    ).toMatchObject({
      applications: 1,
      owned: ["amex-gold"],
      opened: [{ slug: "amex-gold", month: -8 }],
      closed: [{ slug: "amex-green", month: -10 }],
      had: [{ slug: "amex-platinum", month: null }],
      otherOpened: [-1],
      renews: { "amex-gold": 4 },
    });
  });
});

test("whoever wants a program's points may open its cards, beside the brands that they use", () => {
  const brandsOf = (search: string) => ask(search).profile.brandsUsed;
  expect(brandsOf("brands=Delta")).toEqual(["Delta"]);
  expect(brandsOf("brands=Delta&goal=world-of-hyatt:90000:2027-06")).toEqual(["Delta", "Hyatt"]);
  expect(brandsOf("brands=Hyatt&goal=world-of-hyatt:90000:2027-06")).toEqual(["Hyatt"]);
  expect(brandsOf("brands=any&goal=world-of-hyatt:90000:2027-06")).toBe("any");
  expect(brandsOf("brands=Delta&goal=ultimate-rewards:90000:2027-06")).toEqual(["Delta"]);
});

test.each([
  ["months=24&apply=4", "?months=24"],
  ["apply=2&people=1&p2.own=amex-gold&effort=20", ""],
  ["own=amex-gold&renews=amex-gold:4", "?own=amex-gold&renews=amex-gold%3A04"],
  ["accounts=1:2026-10,2:2026-10", "?accounts=3%3A2026-10"],
  ["once=2026-12:300.50:gas&fees=95.5", "?once=2026-12%3A300.5%3Agas&fees=95.5"],
  ["people=2&p2.apply=2&p2.score=", "?people=2"],
])("%s is kept as %s", (search, shortest) => {
  const query = parse(search);

  expect(toPlannerQueryString(query, records)).toBe(shortest);
});
