/** What the plan tells somebody to do about annual fees. */
import { expect, test } from "vitest";

import type { DueAfter, PlannedEnding } from "../../engine/plan/plan-answer.ts";
import { PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";
import { listRenewalSteps } from "./renewal-steps.ts";
import { LABELS, makeAnswer, makeMonth, makeOpening, makeOwned, makePrinted, makeTrip, TODAY } from "./test-plan.ts";
import { makeCard } from "../../engine/value/test-cards.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { createNamer } from "./whose-card.ts";

const list = (more: Parameters<typeof makeAnswer>[0], cards: readonly WalletCard[] = []) =>
  listRenewalSteps(makeAnswer(more), {
    today: TODAY,
    settings: PLAN_DEFAULTS,
    cards,
    labels: LABELS,
    nameOf: createNamer(LABELS, 1),
    isSameBank: () => false,
    programNames: {},
    perkText: (_, perk) => perk,
    offerText: (slug) => slug,
    pastText: () => null,
  });
const fee = (card: string, usd: number, person = 0) => ({ card, person, usd, countedUsd: usd });

test("a card that is kept is thought about 30 days before its fee and paid for on its day, with what it adds", () => {
  const best = makePrinted({ months: [makeMonth(4, { fees: [fee("beta", 250)] })] });
  expect(list({ best, owned: [makeOwned("beta")] })).toEqual([
    {
      kind: "decide",
      month: 4,
      day: "2027-01-30",
      when: "by",
      card: "beta",
      person: 0,
      title: "Decide whether to keep Beta Card",
      text: "Beta Card costs $250 again in March 2027. The plan keeps it. Alongside your other cards, it's worth about $310 a year before its fee of $250. If your spending or perks have changed, make the plan again.",
      brings: "",
      missed: "",
      warnings: [],
    },
    {
      kind: "fee",
      month: 4,
      day: "2027-03-01",
      when: "around",
      card: "beta",
      person: 0,
      title: "The annual fee on Beta Card is due",
      text: "Keep Beta Card and pay its fee of $250.",
      brings: "",
      missed: "An unpaid fee costs interest and hurts your credit.",
      warnings: [],
    },
  ]);
});

test("a fee of this month or the next comes too soon to be decided 30 days before", () => {
  const kinds = (month: number) =>
    list({ best: makePrinted({ months: [makeMonth(month, { fees: [fee("beta", 250)] })] }) }).map(({ kind }) => kind);
  expect(kinds(1)).toEqual(["fee"]);
  expect(kinds(2)).toEqual(["decide", "fee"]);
});

test("the first fee of a new card is part of its opening, the second is not, nor another person's", () => {
  const openings = [makeOpening("alpha")];
  const months = [
    makeMonth(1, { fees: [fee("alpha", 95), fee("alpha", 96, 1)] }),
    makeMonth(13, { fees: [fee("alpha", 97)] }),
  ];
  expect(
    list({ best: makePrinted({ openings, months }) })
      .filter(({ kind }) => kind === "fee")
      .map(({ person, month, text }) => [person, month, text]),
  ).toEqual([
    [1, 1, "Keep Alpha Card and pay its fee of $96."],
    [0, 13, "Keep Alpha Card and pay its fee of $97."],
  ]);
});

test("before a card goes whose points a trip needs, they go to another card of their program", () => {
  const { points } = makeCard("any");
  const cards = ["beta", "gamma", "alpha"].map((slug) =>
    makeCard(slug, { points: { ...points, program: slug === "alpha" ? "other" : "bank" } }),
  );
  const ending: PlannedEnding = { card: "beta", person: 0, month: 4, to: null, savesUsd: 50 };
  const tell = (gamma: number, trip = makeTrip()) => {
    const openings = [makeOpening("alpha"), makeOpening("gamma", { person: 1, month: gamma })];
    return list({ best: makePrinted({ openings, endings: [ending] }), trip }, cards).at(-1)!.text;
  };
  expect(tell(4)).toContain("after you move its points to Gamma Card, because your trip needs them.");
  for (const text of [tell(5), tell(4, makeTrip({ month: 3 })), tell(4, makeTrip({ isReached: false }))])
    expect(text).toContain("after you transfer or redeem its rewards.");
});

test("a card that ends is canceled, or downgraded, soon after its fee", () => {
  const ending: PlannedEnding = { card: "beta", person: 1, month: 4, to: null, savesUsd: 250 };
  const [close, change] = list({ best: makePrinted({ endings: [ending, { ...ending, to: "gamma", savesUsd: 95 }] }) });
  expect(close).toEqual({
    kind: "decide",
    month: 4,
    day: "2027-03-01",
    when: "around",
    card: "beta",
    person: 1,
    title: "Cancel Beta Card",
    text: "Cancel Beta Card within 30 days after its annual fee posts, after you transfer or redeem its rewards. Ask for a retention offer first.",
    brings: "$250 saved in fees",
    missed: "If you neither cancel nor downgrade a card, you'll pay its fee again.",
    warnings: [],
  });
  const owned = [makeOwned("beta", { person: 1, yearUsd: 180 })];
  expect(list({ best: makePrinted({ endings: [ending] }), owned })[0]!.text).toBe(
    "Cancel Beta Card within 30 days after its annual fee posts, after you transfer or redeem its rewards. Ask for a retention offer first. Alongside your other cards, Beta Card is worth only about $180 a year before its fee of $250.",
  );
  expect(change).toMatchObject({
    title: "Ask to downgrade Beta Card to Gamma Card",
    text: "Ask to have Beta Card downgraded to Gamma Card within 30 days after its annual fee posts.",
    brings: "$95 saved in fees",
  });
});

test("the fee of a card that another one becomes is told with the change, and is no decision of its own", () => {
  const ending: PlannedEnding = { card: "beta", person: 0, month: 2, to: "gamma", savesUsd: 155 };
  const at = (month: number, person = 0) => {
    const months = Array.from({ length: 15 }, (_, at) => makeMonth(at));
    months[month] = makeMonth(month, { fees: [fee("gamma", 95, person)] });
    return list({ best: makePrinted({ endings: [ending], months }) });
  };
  expect(at(2).map(({ text }) => text)).toEqual([
    "Ask to have Beta Card downgraded to Gamma Card ($95 a year) within 30 days after its annual fee posts.",
  ]);
  // The next one is decided like any other, and so is the fee of somebody else's.
  expect(at(14).map(({ kind }) => kind)).toEqual(["decide", "fee", "decide"]);
  expect(at(2, 1).map(({ kind }) => kind)).toEqual(["decide", "fee", "decide"]);
});

test("a fee just after the plan is decided about 30 days before, either way", () => {
  const due: DueAfter = { card: "alpha", person: 0, month: 13, feeUsd: 95, yearUsd: 240, verdict: "keep", to: null };
  const tell = (more: Partial<DueAfter>) => list({ dueAfter: [{ ...due, ...more }] })[0]!;
  const start = "Just after the plan, Alpha Card costs $95 for another year.";
  expect(tell({})).toMatchObject({
    kind: "decide",
    day: "2027-11-01",
    when: "by",
    text: `${start} Alongside your other cards, it's worth about $240 a year before its fee of $95. Keep it.`,
    missed: "",
  });
  expect(tell({ yearUsd: 40, verdict: "cancel" })).toMatchObject({
    text: `${start} Alongside your other cards, it's worth only about $40 a year before its fee of $95. Cancel it. Ask for a retention offer first.`,
    missed: "Otherwise, you'll be charged the $95 fee.",
  });
  expect(tell({ yearUsd: null, verdict: "downgrade", to: "gamma" }).text).toBe(
    `${start} Ask to have it downgraded to Gamma Card.`,
  );
});

test("a card that earns its fee, but goes, is told why", () => {
  const ending: PlannedEnding = { card: "beta", person: 0, month: 4, to: null, savesUsd: 250 };
  const tell = (verdict: "cancel" | "downgrade", to: string | null) =>
    list({
      best: makePrinted({ endings: [{ ...ending, to }] }),
      owned: [makeOwned("beta", { yearUsd: 280, verdict })],
    })[0]!.text;
  expect(tell("cancel", null)).toContain("before its fee of $250. A card should earn back its fee, plus a quarter");
  expect(tell("downgrade", "gamma")).toContain("before its fee of $250. A less expensive card does nearly as well.");
});

test("where a trip, points or a limit on fees decide, the step says so", () => {
  const best = makePrinted({ months: [makeMonth(4, { fees: [fee("beta", 250)] })] });
  const why = (yields: "trip" | "points" | "fees") =>
    list({ best, owned: [makeOwned("beta", { yearUsd: 10, yields })] })[0]!.text;
  expect(why("trip")).toContain("transfer the points for your trip");
  expect(why("points")).toContain("without it you would lose the points");
  expect(why("fees")).toContain("Your limit on annual fees decides this");
});
