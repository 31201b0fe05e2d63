/** What the planner says of a plan: a small one made by hand, with parts put in its place. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import type { PlanAnswer } from "../../engine/plan/plan-answer.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { PlannerHeadline, PlannerResultView } from "./planner-result-view.tsx";
import {
  makeMonth,
  makeOpening,
  makeOwned,
  makePlacement,
  makePrinted,
  makeResult,
  makeStep,
  makeTrip,
} from "./test-plan.ts";
import { toTripSentence } from "./trip-result.tsx";

const draw = (plan: Partial<PlanAnswer>, more?: Partial<PlannerResult>, canonical = "") => (
  <>
    <PlannerHeadline result={makeResult(plan, more)} />
    <PlannerResultView result={makeResult(plan, more)} canonical={canonical} />
  </>
);
const read = (plan: Partial<PlanAnswer> = {}, more?: Partial<PlannerResult>) => readMarkup(draw(plan, more));
const markupOf = (plan: Partial<PlanAnswer>, more?: Partial<PlannerResult>, canonical?: string) =>
  renderToStaticMarkup(draw(plan, more, canonical));
const whose = (card: string, person = 0) => ({ card, person });
/** What stands between two headings. */
const between = (text: string, from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));

describe("the headline", () => {
  const best = makePrinted({ openings: [makeOpening("alpha"), makeOpening("gamma", { month: 4 })] });

  test("names the cards to open and what the plan is worth, in its parts", () => {
    const text = read({ best });
    expect(text).toContain(
      "Our pick for the next 12 months Alpha Card Gamma Card Open Alpha Card in December 2026, then Gamma Card in March 2027.",
    );
    expect(text).toContain("$1,600 over 12 months, after all fees");
    expect(text).toMatch(/Rewards \$720 .*Perks you would use \$75 .*\$900 .*−\$95 .*Net in 12 months \$1,600/);
    expect(markupOf({ best })).toContain('<a href="/cards/alpha">Alpha Card</a>');
    expect(markupOf({ best })).toMatch(/aria-label="Value of 12 months|Value of 12 months/);
  });

  test("says so where no card is worth an application", () => {
    expect(read({}, { months: 24 })).toContain(
      "Our pick for the next 24 months No new card is worth an application on this spending.",
    );
  });

  test("says what to do with each card that has a fee, and does not speak of applications that nobody asked about", () => {
    const owned = [
      makeOwned("beta", { verdict: "downgrade", to: "gamma" }),
      makeOwned("alpha", { verdict: "cancel" }),
      makeOwned("gamma", { feeUsd: 0, month: null }),
    ];
    const text = read({ owned });
    expect(text).toContain("Downgrade Beta Card to Gamma Card in March 2027 Cancel Alpha Card in March 2027");
    expect(text).toContain("Open no new card: $1,100 more than keeping your cards as they are.");
    expect(text).not.toContain("Keep Gamma Card");
    expect(text).not.toContain("worth an application");
  });

  test("compares with keeping the cards where there are any", () => {
    expect(read({ best, owned: [makeOwned("beta")] })).toContain(
      "Two cards in 12 months: $1,100 more than keeping what you have.",
    );
    expect(read({ best })).not.toContain("than keeping");
  });

  test("says what is not today's offer, and what is paid for or comes after the plan", () => {
    const text = read({ best: { ...best, usualUsd: 810, feesAfterUsd: 63, perksAfterUsd: 120 } });
    expect(text).toContain("$810 of this is a card's earlier offer");
    expect(text).toContain("$63 of the fees pays for months after the plan and isn't counted; $120 of the perks");
    expect(read({ best })).not.toMatch(/earlier offer|after the plan/);
  });

  test("shows a card that both open once, and names it twice", () => {
    const openings = [makeOpening("alpha"), makeOpening("alpha", { person: 1 })];
    const both = { people: 2, best: makePrinted({ openings }) };
    expect(read(both)).toContain("Open Alpha Card (you) + Alpha Card (partner) in December 2026.");
    expect(markupOf(both).split("/images/alpha.webp").length - 1).toBe(1);
  });
});

describe("a trip", () => {
  const trip = (more: Parameters<typeof makeTrip>[0]) => read({ trip: makeTrip(more) });

  test("that is reached says with how many points, and what it costs", () => {
    const text = trip({});
    expect(text).toContain("63,000 points in all by September 2027.");
    expect(text).toContain("This plan is $120 behind the best plan without the trip.");
    expect(text).toContain("80,000 Bank Points, which become 60,000 3,000 Inn Points, which need no transfer");
    expect(trip({ priceUsd: 1 })).toContain("This plan is $1 behind the best plan without the trip.");
    expect(trip({ priceUsd: 0.99 })).toContain("The best plan without a trip gets you there anyway.");
    const [source] = makeTrip().sources;
    expect(trip({ sources: [{ ...source!, feeUsd: 24, program: "coop" }] })).toContain(
      "80,000 coop points, which become 60,000, for a fee of $24",
    );
    expect(trip({ sources: [{ ...source!, arrivingPoints: 80_000 }] })).toContain("Bank Points, moved one to one");
  });

  test("that is not reached says how near the points come, and when they would be there", () => {
    const text = trip({ isReached: false, reachedPoints: 41_000 });
    const goal = "60,000 Inn Points by September 2027";
    expect(text).toContain(`This does not get you ${goal}; the most we found is 41,000.`);
    expect(text).toContain("No plan gets you there. The earliest you can have them is August 2027.");
    expect(trip({ isReached: false, isSure: false })).toContain("We found no plan that gets you there. The earliest");
    expect(readMarkup(draw({ trip: makeTrip({ isReached: false }) }, { isFirst: true }))).toContain(
      "We're still looking; this is the best plan without the trip.",
    );
    expect(text).toContain("The earliest you can have them is August 2027.");
    expect(text).toContain("This is the best plan without the trip.");
    expect(trip({ isReached: false, firstMonth: null })).toContain(
      "We found no way to get there within two years on this spending.",
    );
  });

  test("names the plan that moves the points before a fee that is paid for the trip alone", () => {
    const sooner = { month: 2, gainUsd: 410, cards: [{ card: "alpha", person: 0 }] };
    const text = trip({ sooner });
    expect(text).toContain(
      "If you transfer before you find seats This plan keeps Alpha Card for the trip alone. Move the points in",
    );
    expect(text).toContain(
      "January 2027, the last month before the fee, and let the card go: you come out $410 ahead,",
    );
    expect(markupOf({ trip: makeTrip({ sooner }) })).toContain("goal=inn:60000:2027-01");
    expect(trip({ sooner: { ...sooner, gainUsd: null } })).toContain("The trip needs Alpha Card. Move the points");
    expect(trip({})).not.toContain("If you transfer before");
  });

  test("is told to those who listen, with what the plan reaches of it", () => {
    const say = (more?: Parameters<typeof makeTrip>[0]) => toTripSentence(makeResult({ trip: makeTrip(more) }));
    expect(say()).toBe(" This gets you 60,000 Inn Points by September 2027.");
    expect(say({ isReached: false, reachedPoints: 41_000 })).toBe(
      " This does not get you 60,000 Inn Points by September 2027; the most we found is 41,000.",
    );
    expect(toTripSentence(makeResult({}))).toBe("");
  });

  test("has no part where there is none", () => {
    const best = makePrinted({ openings: [makeOpening("alpha")] });
    expect(read({ best })).not.toContain("Your trip");
  });
});

describe("the steps", () => {
  test("have their day, what they bring, and what happens if they are missed", () => {
    const steps = [
      makeStep({ warnings: ["You may be declined.", "Check it."], missed: "Apply for another." }),
      makeStep({ kind: "bonus", day: "2027-02-01", when: "around", text: "Check the bonus." }),
      makeStep({ kind: "slot", day: "2027-03-01", when: "by", text: "Only this.", brings: "", missed: "" }),
    ];
    const text = between(read({}, { steps }), "Step by step", "Add the dates");
    expect(text.trim()).toBe(
      [
        "Step by step From December 1, 2026 Apply for Alpha Card today. You get: $640 more You may be declined. Check it. If you're declined: Apply for another. I have this card: Alpha Card Watch: Alpha Card My cards",
        "Around February 1, 2027 Check the bonus. You get: $640 more Ask again.",
        "By March 1, 2027 Only this.",
      ].join(" "),
    );
    const markup = markupOf({}, { steps });
    expect(markup).toContain('<time dateTime="2026-12-01">');
    expect(markup).toContain('data-kind="bonus"');
  });

  test("of one kind say once, below all, what happens if they are missed", () => {
    const steps = [2, 3, 4].map((month) =>
      makeStep({ kind: "bonus", day: `2027-0${month}-01`, text: `Check ${month}.`, brings: "" }),
    );
    const text = between(read({}, { steps }), "Step by step", "Add the dates").trim();
    expect(text).toMatch(/Check 2\. From .* Check 3\. From .* Check 4\. Ask again\.$/);
    expect(text.match(/Ask again/g)).toHaveLength(1);
  });

  test("of cards that are refused each say what to do then", () => {
    const steps = ["alpha", "gamma"].map((card) => makeStep({ card, text: `Apply for ${card}.` }));
    expect(read({}, { steps }).match(/If you're declined: Ask again\./g)).toHaveLength(2);
  });

  test("are not there where there is nothing to do", () => expect(read()).not.toContain("Step by step"));
});

test("the files have the same question", () => {
  const markup = markupOf({}, {}, "?months=24&apply=3");
  expect(markup).toMatch(/href="[^"]*\.ics\?months=24&amp;apply=3" download="card-plan.ics"/);
  expect(markup).toMatch(/href="[^"]*\.csv\?months=24&amp;apply=3" download="card-plan.csv"/);
});

describe("the months", () => {
  const dining = makePlacement("alpha", 300);
  const flights = makePlacement("alpha", 100, { category: "travel_other", part: "flights", foreign: true });
  const months = [
    makeMonth(0, { held: [whose("alpha")], rewardsUsd: 10, perksUsd: 5, feesUsd: 95, runningUsd: -80 }),
    makeMonth(1, { held: [whose("alpha")], bonusesUsd: 400, runningUsd: 320, spend: [dining, flights] }),
    makeMonth(2, { held: [whose("alpha")], runningUsd: 320, spend: [flights, { ...dining, usd: 300.2 }] }),
    makeMonth(3, { held: [whose("alpha"), whose("beta")], spend: [dining] }),
    makeMonth(4, { held: [whose("beta"), whose("alpha")] }),
    makeMonth(5, { held: [whose("beta")] }),
  ];
  const text = (more: Partial<PlanAnswer> = {}) =>
    between(read({ best: makePrinted({ months }), ...more }), "Which card pays for what", "How sure this is");

  test("have their sums, and the cards held where these change", () => {
    expect(text()).toContain(
      "November 2026 Alpha Card $10 $5 – −$95 −$80 December 2026 $0 $0 $400 – $320 January 2027 $0 $0 – – $320 February 2027 + Beta Card $0 $0 – – $0 March 2027 $0 $0 – – $0 April 2027 − Alpha Card $0",
    );
    expect(text()).toContain("Month Rewards Perks Bonuses Fees Total so far");
  });

  test("in a row with the same cards for the same spend stand together, the first in sight", () => {
    expect(text()).toContain("Which card pays for what December 2026 to January 2027 ");
    expect(text()).toContain(" Later months February 2027 Which card pays for what, per month");
    const one = markupOf({ best: makePrinted({ months: [makeMonth(1, { spend: [dining] })] }) });
    expect(one).toContain("<p>December 2026</p>");
    expect(one).not.toContain("Later months");
  });

  test("group the spend of a card at one rate, the most first, and name what it is for", () => {
    const spend = [
      makePlacement("beta", 50, { multiplier: null, perk: "credit", valueUsd: 50 }),
      dining,
      flights,
      dining,
      makePlacement("beta", 250, { brand: "Delta", multiplier: 1.5, valueUsd: 4 }),
      makePlacement("alpha", 20, { multiplier: 3, valueUsd: 1 }),
    ];
    const shown = text({ best: makePrinted({ months: [makeMonth(0, { spend })] }) });
    expect(shown).toContain(
      "Pay with For Per month It earns Alpha Card 2x points Dining, flights abroad $700 $14 Beta Card 1.5x points Delta $250 $4 Beta Card covered by a credit Dining $50 $50 Alpha Card 3x points Dining $20 $1",
    );
  });

  test("of two people keep their cards apart", () => {
    const spend = [dining, { ...dining, person: 1, usd: 500 }];
    const best = makePrinted({ months: [makeMonth(0, { held: [whose("alpha", 1)], spend })] });
    expect(text({ people: 2, best })).toContain("November 2026 Alpha Card (partner) $0");
    expect(text({ people: 2, best })).toContain(
      "Alpha Card (partner) 2x points Dining $500 $6 Alpha Card (you) 2x points Dining $300 $6",
    );
    const handed = [makeMonth(0, { held: [whose("alpha")] }), makeMonth(1, { held: [whose("alpha", 1)] })];
    expect(text({ people: 2, best: makePrinted({ months: handed }) })).toContain(
      "December 2026 + Alpha Card (partner) − Alpha Card (you)",
    );
  });
});

describe("the cards that are there", () => {
  const part = (...owned: PlanAnswer["owned"]) => between(read({ owned }), "The cards you have", "How sure this is");

  test("each have a verdict, its month, and what they add in a year", () => {
    expect(part(makeOwned("beta"))).toContain(
      "Beta Card $250 a year Keep March 2027 $310 $60 after fee We judge each card",
    );
    const free = makeOwned("beta", { feeUsd: 0, month: null, yearUsd: null });
    expect(part(free)).toContain("Beta Card no annual fee Keep nothing to decide not calculated We judge each card");
    expect(part(makeOwned("beta", { verdict: "downgrade", to: "gamma", ask: ["alpha"] }))).toContain(
      "Downgrade to Gamma Card March 2027",
    );
    const cancel = makeOwned("beta", { verdict: "cancel", ask: ["alpha", "gamma"] });
    expect(part(cancel)).toContain("Cancel or ask about downgrading it to Alpha Card + Gamma Card March 2027");
    expect(part({ ...cancel, ask: [] })).toContain("Cancel March 2027");
  });

  test("have no part where there are none", () => expect(read()).not.toContain("The cards you have"));
});

describe("the notes", () => {
  const best = makePrinted({ openings: [makeOpening("alpha")] });

  test("have the most money beside our pick, with what it costs", () => {
    const most = makePrinted({ netUsd: 1_640, feesUsd: 420, openings: [makeOpening("gamma")] });
    expect(read({ best, most })).toContain(
      "The most money Open Gamma Card: $40 more over the same months, for $325 more in fees.",
    );
    expect(read({ best, most: { ...most, openings: [] } })).toContain("Open no card at all: $40 more");
    expect(read({ best })).not.toContain("The most money");
  });

  test("name rules that are not certain, with what they cost", () => {
    const ruleGain = { texts: ["One card in three months.", "Two in six."], addsUsd: 210 };
    expect(read({ ruleGain })).toContain(
      "Without them, it could earn $210 more: One card in three months. Two in six.",
    );
    expect(read()).not.toContain("Rules that may not hold");
  });

  test("say how sure the plan is, and what was assumed", () => {
    expect(read()).toContain(
      "How sure this is: no plan is better by these estimates and rules We checked it against an upper bound on what any plan can be worth.",
    );
    const proof = { optimal: false, gapUsd: 12.1, operations: 20_000_000 };
    expect(read({ proof })).toContain(
      "How sure this is: another plan could be better by at most $13 We checked it against an upper bound on what any plan can be worth. To compare",
    );
    expect(read({}, { assumptions: ["Your score is good."] })).toContain("Your score is good.");
  });
});
