import { describe, expect, test } from "vitest";

import type { CardRecord } from "./card.ts";
import { catalogOn, countMonths } from "./catalog-on.ts";
import { MAY_2025, makeRecord } from "./test-record.ts";

const on = (day: string, record: CardRecord = makeRecord()) => catalogOn([record], day)[0]!;
const bonusOf = (change: Partial<CardRecord["signUpBonus"]>) => ({ ...makeRecord().signUpBonus, ...change });

describe("an offer", () => {
  test.each([
    ["2025-05-20", "open"],
    ["2025-07-30", "open"],
    ["2025-07-31", "stale"],
    ["2026-11-22", "stale"],
  ])("seen in May 2025 is, on %s, %s", (day, state) => {
    expect(on(day).signUpBonus).toMatchObject({ state, asOf: "2025-05", points: 60_000 });
  });

  test("holds on its last day and has ended on the next, whatever its age", () => {
    const record = makeRecord({ signUpBonus: bonusOf({ endsOn: "2025-07-15" }) });
    expect(on("2025-07-15", record).signUpBonus.state).toBe("open");
    expect(on("2025-07-16", record).signUpBonus.state).toBe("ended");
    expect(on("2027-08-01", record).signUpBonus.state).toBe("ended");
  });

  test("that does not exist has no state that could count", () => {
    const none = {
      kind: "none",
      points: null,
      minSpendUsd: null,
      durationDays: null,
      estimatedValueUsd: null,
    } as const;
    expect(on("2025-05-20", makeRecord({ signUpBonus: bonusOf(none) })).signUpBonus.state).toBe("none");
  });
});

describe("what has an end", () => {
  test("a credit is worth 0 and marked from the day after its last", () => {
    expect(on("2026-06-22").perks[1]).toMatchObject({ valueUsd: 100 });
    expect(on("2026-06-22").perks[1]).not.toHaveProperty("lapsed");
    expect(on("2026-06-23").perks[1]).toMatchObject({ valueUsd: 0, lapsed: true });
    expect(on("2026-06-23").perks[0]).toMatchObject({ valueUsd: 400 });
  });

  test("a rate leaves the rates in force and stands among the ended ones", () => {
    const [base] = makeRecord().rewards;
    const dining = { ...base!, id: "dining", category: "dining" as const, base: false, endsOn: "2026-06-30" };
    const record = makeRecord({ rewards: [base!, dining] });
    expect(on("2026-06-30", record).rewards.map(({ id }) => id)).toEqual(["base", "dining"]);
    expect(on("2026-07-01", record).rewards.map(({ id }) => id)).toEqual(["base"]);
    expect(on("2026-07-01", record).endedRewards.map(({ id }) => id)).toEqual(["dining"]);
  });
});

describe("age", () => {
  test("is counted in calendar months and lowers the confidence shown by a step a year, never the figure", () => {
    expect(countMonths("2025-05", "2026-11-22")).toBe(18);
    const steps = ["2026-04-30", "2026-05-01", "2027-05-01", "2029-05-01"].map((day) => on(day).provenance.annualFee);
    expect(steps.map(({ shownConfidence }) => shownConfidence)).toEqual(["high", "medium", "low", "low"]);
    expect(steps.every(({ confidence }) => confidence === "high")).toBe(true);
    expect(on("2029-05-01").annualFee.ongoingUsd).toBe(95);
  });

  test("of a card is that of its oldest fee, offer, rates or perks: a newer perk makes only itself younger", () => {
    const [lounges] = makeRecord().perks;
    const card = on("2026-11-22", makeRecord({ perks: [{ ...lounges!, ...MAY_2025, asOf: "2026-02" }] }));
    expect(card).toMatchObject({ asOf: "2025-05", newestAsOf: "2026-02", ageMonths: 18 });
  });

  test("of a card's newest fact is that of its last change in force, or of the offer that counts", () => {
    const change = (effective: string, more = {}) => ({
      ...({ id: effective, kind: "rename", field: "/name", from: "A", to: "B", confidence: "high" } as const),
      effective,
      source: { kind: "public page" as const },
      applied: true,
      ...more,
    });
    const newest = (...history: CardRecord["history"]) => on("2026-11-22", makeRecord({ history })).newestAsOf;
    expect(newest(change("2026-08-20"), change("2026-02"))).toBe("2026-08");
    // Not yet, never, our own slip, and a year whose month nobody knows.
    expect(
      newest(
        change("2026-12-01"),
        change("2026-08-20", { applied: false }),
        change("2026-08-20", { kind: "record_error" }),
        change("2026"),
      ),
    ).toBe("2025-05");
    const offer = { points: 0, cashUsd: 0, usd: 0, spendUsd: 0, days: 0, lastSeen: "2026-10-07" };
    const counting = (basis: "none" | "seen") =>
      catalogOn([makeRecord()], "2026-11-22", () => ({ ...offer, basis }))[0]!.newestAsOf;
    expect([counting("seen"), counting("none")]).toEqual(["2026-10", "2025-05"]);
  });

  test("of a card does not come from an offer that it never had, nor from our own estimates", () => {
    const fresh = { ...MAY_2025, asOf: "2026-09" };
    const { provenance } = makeRecord();
    const young = { ...provenance, annualFee: fresh, rewards: fresh, perks: fresh, foreignFee: fresh };
    const none = {
      kind: "none",
      points: null,
      minSpendUsd: null,
      durationDays: null,
      estimatedValueUsd: null,
    } as const;
    const record = makeRecord({ provenance: young, signUpBonus: bonusOf(none) });
    expect(on("2026-11-22", record)).toMatchObject({ asOf: "2026-09", ageMonths: 2 });
    expect(on("2026-11-22", makeRecord({ provenance: young }))).toMatchObject({ asOf: "2025-05", ageMonths: 18 });
  });
});

describe("a change for a later day", () => {
  const record = makeRecord({
    history: [
      {
        id: "fee-2027",
        kind: "annual_fee",
        field: "/annualFee",
        from: "$95",
        to: "$150",
        effective: "2027-01-15",
        source: { kind: "public page" },
        confidence: "medium",
        applied: false,
        pending: [
          { op: "replace", path: "/annualFee", value: { ongoingUsd: 150, firstYearUsd: 150, text: "$150" } },
          { op: "remove", path: "/perks/lounges" },
        ],
      },
    ],
  });

  test("is not in the day before, and is told as to come", () => {
    const card = on("2027-01-14", record);
    expect(card.annualFee.ongoingUsd).toBe(95);
    expect(card.history[0]).toMatchObject({ applied: false });
  });

  test("is made on its day, with its own source", () => {
    const card = on("2027-01-15", record);
    expect(card.annualFee.ongoingUsd).toBe(150);
    expect(card.perks.map(({ id }) => id)).toEqual(["stream"]);
    expect(card.provenance.annualFee).toMatchObject({ asOf: "2027-01", source: { kind: "public page" } });
    expect(card.history[0]).toMatchObject({ applied: true });
    expect(card.history[0]).not.toHaveProperty("pending");
  });

  test("does not change the record itself", () => {
    const before = structuredClone(record);
    on("2028-01-01", record);
    expect(record).toEqual(before);
  });
});
