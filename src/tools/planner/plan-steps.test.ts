/** The plan as a list of things to do: credits that lapse, points to move, a year's spend, and the order of all. */
import { describe, expect, test } from "vitest";

import type { PlanAnswer } from "../../engine/plan/plan-answer.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "../../engine/plan/plan-settings.ts";
import { makeCard, makePerk } from "../../engine/value/test-cards.ts";
import type { WalletPerk } from "../../engine/value/wallet-card.ts";
import { listSteps } from "./plan-steps.ts";
import {
  LABELS,
  makeAnswer,
  makeMonth,
  makeOpening,
  makePlacement,
  makePrinted,
  makeTrip,
  TODAY,
} from "./test-plan.ts";
import { createNamer } from "./whose-card.ts";

const HALF = makePerk("travel", { kind: "credit", faceUsd: 200, portions: 2, resets: "half" });

function list(
  answer: Partial<PlanAnswer>,
  { perks = [HALF], settings = {} }: { perks?: readonly WalletPerk[]; settings?: Partial<PlanSettings> } = {},
) {
  const whole = makeAnswer(answer);
  return listSteps(whole, {
    today: TODAY,
    settings: { ...PLAN_DEFAULTS, startsIn: 10, ...settings },
    cards: [makeCard("beta"), makeCard("alpha", { perks })],
    labels: LABELS,
    nameOf: createNamer(LABELS, whole.people),
    isSameBank: () => false,
    programNames: { inn: "Inn Points", bank: "Bank Points" },
    perkText: (slug, perk) => `${perk} of ${slug}`,
    offerText: (slug) => slug,
    pastText: () => null,
  });
}

describe("a credit", () => {
  /** Paid by a credit of the card in these months. */
  const paid = (...months: number[]) =>
    makePrinted({
      months: months.map((month) =>
        makeMonth(month, { spend: [makePlacement("alpha", 50, { perk: "travel", valueUsd: 40 })] }),
      ),
    });
  const daysOf = (best: PlanAnswer["best"], more: Parameters<typeof list>[1] = {}) =>
    list({ best }, more).map(({ day, brings }) => [day, brings]);
  const withReset = (resets: WalletPerk["resets"]) => ({ perks: [{ ...HALF, resets }] as WalletPerk[] });

  test("has one step for each period, on its last day, with what the plan uses of it", () => {
    expect(list({ best: paid(0, 1, 2) })).toMatchObject([
      { day: "2026-12-31", month: 1, brings: "$80" },
      {
        kind: "credit",
        month: 7,
        day: "2027-06-30",
        when: "by",
        card: "alpha",
        person: 0,
        title: "A credit on Alpha Card expires",
        text: "Use the rest of this credit on Alpha Card: travel of alpha.",
        brings: "$40",
        missed: "You lose whatever you haven't used by then.",
        warnings: [],
      },
    ]);
  });

  test("by the calendar ends with its quarter, half or year", () => {
    expect(daysOf(paid(2), withReset("quarter"))).toEqual([["2027-03-31", "$40"]]);
    expect(daysOf(paid(4), withReset("quarter"))).toEqual([["2027-03-31", "$40"]]);
    expect(daysOf(paid(5), withReset("quarter"))).toEqual([["2027-06-30", "$40"]]);
    expect(daysOf(paid(1), withReset("year"))).toEqual([["2026-12-31", "$40"]]);
  });

  test("that lapses after the plan has no step, nor one that comes monthly", () => {
    expect(daysOf(paid(2), withReset("year"))).toEqual([]);
    expect(daysOf(paid(2), { ...withReset("year"), settings: { months: 14 } })).toEqual([["2027-12-31", "$40"]]);
    expect(daysOf(paid(2), withReset("calendar-month"))).toEqual([]);
    expect(daysOf(paid(2), { perks: [makePerk("travel", { kind: "access" })] })).toEqual([]);
    expect(daysOf(paid(2), { perks: [] })).toEqual([]);
    expect(daysOf(makePrinted({ months: [makeMonth(2, { spend: [makePlacement("alpha", 50)] })] }))).toEqual([]);
  });

  test("of the card's own year ends with it: from its opening, its change, or its fee", () => {
    const year = { perks: [{ ...HALF, resets: "card-year" }] as WalletPerk[] };
    const held = { ...year, settings: { months: 24, renews: { alpha: 4 } } };
    expect(daysOf(paid(2), held)).toEqual([["2027-02-28", "$40"]]);
    expect(daysOf(paid(4), held)).toEqual([["2028-02-29", "$40"]]);
    expect(daysOf(paid(2), { ...year, settings: { months: 24 } })).toEqual([["2027-10-31", "$40"]]);
    const creditDays = (best: PlanAnswer["best"], more = held) =>
      list({ best }, more).flatMap(({ kind, day }) => (kind === "credit" ? [day] : []));
    const opened = { ...paid(2), openings: [makeOpening("alpha", { month: 2, bonus: null })] };
    expect(creditDays(opened)).toEqual(["2027-12-31"]);
    const changed = { ...paid(3), endings: [{ card: "beta", person: 0, month: 3, to: "alpha", savesUsd: 0 }] };
    expect(creditDays(changed)).toEqual(["2028-01-31"]);
    // Another person's opening or change says nothing about this card.
    const others = {
      ...paid(2),
      openings: [makeOpening("alpha", { month: 2, bonus: null, person: 1 })],
      endings: [{ card: "beta", person: 1, month: 3, to: "alpha", savesUsd: 0 }],
    };
    expect(creditDays(others)).toEqual(["2027-02-28"]);
  });

  test("of the second person's card follows their own fee", () => {
    const second = { ...PLAN_DEFAULTS, renews: { alpha: 6 }, owned: [], has: [], score: null, trips: 0 };
    const best = makePrinted({
      months: [makeMonth(2, { spend: [makePlacement("alpha", 50, { perk: "travel", person: 1 })] })],
    });
    const perks: WalletPerk[] = [{ ...HALF, resets: "card-year" }];
    const [step] = list({ best, people: 2 }, { perks, settings: { months: 24, renews: { alpha: 4 }, second } });
    expect([step!.day, step!.person, step!.title]).toEqual([
      "2027-04-30",
      1,
      "A credit on Alpha Card (partner) expires",
    ]);
  });

  test("that brings nothing for its spend is worth nothing", () => {
    const spend = [makePlacement("alpha", 0, { perk: "travel", valueUsd: 0 })];
    expect(daysOf(makePrinted({ months: [makeMonth(2, { spend })] }))).toEqual([["2027-06-30", "$0"]]);
  });
});

describe("a trip", () => {
  const moves = (more: Parameters<typeof makeTrip>[0] = {}) => list({ trip: makeTrip(more) });
  const sourced = (more: object) => moves({ sources: [{ ...makeTrip().sources[0]!, ...more }] })[0]!.text;

  test("has points to move in its month, only those that are sent and needed", () => {
    expect(moves()).toEqual([
      {
        kind: "transfer",
        month: 10,
        day: "2027-09-01",
        when: "from",
        card: null,
        person: 0,
        title: "Move Bank Points to Inn Points",
        text: "Find the award first, then move 40,000 of your 80,000 Bank Points to Inn Points. They arrive within 2 days.",
        brings: "30,000 Inn Points",
        missed: "If you wait, the award may be gone.",
        warnings: [],
      },
    ]);
    expect(moves({ isReached: false })).toEqual([]);
    expect(moves({ sources: [{ ...makeTrip().sources[0]!, neededPoints: 0 }] })).toEqual([]);
    expect(list({ trip: null })).toEqual([]);
  });

  test("says what the bank charges and how long it takes", () => {
    expect(sourced({ days: 1 })).toMatch(/to Inn Points\. They arrive within 1 day\.$/);
    expect(sourced({ days: null })).toMatch(/to Inn Points\. Allow a few days for them to arrive\.$/);
    expect(sourced({ feeUsd: 24 })).toContain("to Inn Points. The bank charges $24 for it. They arrive");
    expect(sourced({ program: "coop" })).toContain("80,000 coop points");
    expect(sourced({ neededPoints: 80_000 })).toContain("then move all your 80,000 Bank Points");
    expect(moves()[0]!.text).not.toContain("both of you");
    expect(list({ trip: makeTrip(), people: 2 })[0]!.text).toMatch(/If you both have some, combine them first\.$/);
  });
});

test("a year's spend that earns perks has its last day, ten days before the year ends", () => {
  const unlocks = [{ card: "alpha", person: 0, usd: 15_000, month: 2, months: 10 }];
  expect(list({ best: makePrinted({ unlocks }) })).toEqual([
    {
      kind: "spend",
      month: 11,
      day: "2027-10-22",
      when: "by",
      card: "alpha",
      person: 0,
      title: "Reach the year's spending requirement on Alpha Card",
      text: "Put $15,000 on Alpha Card from January 2027 to October 2027, including what you spend for the bonus.",
      brings: "The perks that require this spending, from the following month on",
      missed: "Otherwise, you don't get those perks this year.",
      warnings: [],
    },
  ]);
});

test("the month from which Chase counts fewer than five cards is told, by person where there are two", () => {
  expect(list({ slotMonths: [null] })).toEqual([]);
  expect(list({ slotMonths: [3] })).toEqual([
    {
      kind: "slot",
      month: 3,
      day: "2027-02-01",
      when: "from",
      card: null,
      person: 0,
      title: "Fewer than five new cards in 24 months",
      text: "From now on, fewer than five of your cards were opened in the last 24 months, so Chase may approve you again.",
      brings: "",
      missed: "",
      warnings: [],
    },
  ]);
  const both = list({ slotMonths: [3, 3], people: 2 });
  expect(both.map(({ person, title }) => [person, title])).toEqual([
    [1, "Fewer than five new cards in 24 months (partner)"],
    [0, "Fewer than five new cards in 24 months (you)"],
  ]);
  expect(both[1]!.text).toContain("fewer than five of your cards (you) were opened");
});

describe("the order", () => {
  const kindsOf = (answer: Partial<PlanAnswer>) => list(answer).map(({ kind, card }) => `${kind} ${card}`);

  test("is that of the days: of a minimum its last one", () => {
    const openings = [
      makeOpening("gamma", { month: 4, bonus: null }),
      makeOpening("alpha", { bonus: { ...makeOpening("alpha").bonus!, windowMonths: 6 } }),
    ];
    expect(kindsOf({ best: makePrinted({ openings }) })).toEqual([
      "apply alpha",
      "bonus alpha",
      "apply gamma",
      "spend alpha",
    ]);
  });

  test("of one day is what comes in, then what ends, then what begins, then by title", () => {
    const months = [makeMonth(3, { fees: [{ card: "alpha", person: 0, usd: 95, countedUsd: 95 }] })];
    const endings = [{ card: "gamma", person: 0, month: 3, to: null, savesUsd: 95 }];
    const late = ["gamma", "beta"].map((card) => makeOpening(card, { month: 3, bonus: null }));
    const openings = [...late, makeOpening("alpha")];
    const best = makePrinted({ months, endings, openings });
    expect(kindsOf({ best, slotMonths: [3], trip: makeTrip({ month: 3 }) }).slice(2, 9)).toEqual([
      "bonus alpha",
      "decide gamma",
      "fee alpha",
      "apply beta",
      "apply gamma",
      "transfer null",
      "slot null",
    ]);
  });

  test("has what each opening is judged by", () => {
    const openings = [makeOpening("alpha", { bonus: null }), makeOpening("alpha", { bonus: null, person: 1 })];
    const judgment = { card: "alpha", addsUsd: 10, netUsd: 0, least: null, instead: null };
    const judgments = [1, 0].map((person) => ({ ...judgment, person, addsUsd: 10 * (person + 1) }));
    const steps = list({ people: 2, best: makePrinted({ openings }), judgments });
    expect(steps.map(({ title, brings }) => [title, brings.split("; ")[1]!.match(/\$\d+/)![0]])).toEqual([
      ["Apply for Alpha Card (partner)", "$20"],
      ["Apply for Alpha Card (you)", "$10"],
    ]);
  });
});
