import { describe, expect, test } from "vitest";

import { type ProgramRecord, toCardPoints } from "./to-card-points.ts";

const program = (slug: string, record: Partial<ProgramRecord> = {}): ProgramRecord => ({
  slug,
  rewardProgramNames: [slug.toUpperCase()],
  transferCpp: 1.8,
  partners: [],
  cardsThatTransfer: [],
  cardsThatNeedAnother: [],
  neverTransfers: [],
  ...record,
});
const BANK = program("bank", {
  cardsThatTransfer: ["sender"],
  cardsThatNeedAnother: [
    { slug: "needy", needsAnyOf: ["sender"] },
    { slug: "unsure", needsAnyOf: ["sender"], confidence: "low" },
    { slug: "cash-to-miles", needsAnyOf: ["sender"], how: "as miles" },
  ],
  neverTransfers: ["stuck"],
  partners: [
    { partner: "Air One", ratio: "1:1" },
    { partner: "Inn Two", ratio: "2:1" },
    { partner: "Iberia Club", ratio: "1:1" },
  ],
});
const CHEAP = program("cheap", { transferCpp: 1.2, partners: [{ partner: "Air One", ratio: "1:1" }] });
const PROGRAMS = [BANK, CHEAP, program("silent", { transferCpp: null, partners: [{ partner: "Solo", ratio: "1:1" }] })];
const points = (
  slug: string,
  redemption: Parameters<typeof toCardPoints>[0]["redemption"] = { programCpp: 1.5, cashBackCpp: 0.6 },
  rest: { brandOf?: string; rewardProgram?: string | null } = {},
) => toCardPoints({ slug, rewardProgram: "BANK", redemption, ...rest }, PROGRAMS);

describe("a bank card's points", () => {
  test("have the program's transfer value, whatever value stands on the card", () => {
    expect(points("sender")).toEqual({
      program: "bank",
      kind: "bank",
      floor: 0.6,
      cash: 0.6,
      portal: null,
      transfer: 1.8,
      transfersAlone: true,
      enabledBy: [],
    });
  });

  test("have as floor the better of cash and the best portal on record", () => {
    expect(
      points("sender", { programCpp: 1, cashBackCpp: 0.5, chaseTravelPortalCpp: 1.25, travelStatementCreditCpp: 1 }),
    ).toMatchObject({ floor: 1.25, cash: 0.5, portal: 1.25 });
    expect(points("sender", { programCpp: 1, cashBackCpp: 2, amexTravelCpp: 1 })).toMatchObject({
      floor: 2,
      portal: 1,
    });
    expect(points("sender", { programCpp: 1, capOneTravelCpp: 1 })).toMatchObject({ floor: 1, cash: null });
    expect(points("sender", { programCpp: 1 })).toMatchObject({ floor: 0, cash: null, portal: null });
  });

  test("may need another card, which a link of low confidence does not count as", () => {
    expect(points("needy")).toMatchObject({ transfersAlone: false, enabledBy: ["sender"], transfer: 1.8 });
    expect(points("unsure")).toMatchObject({ transfersAlone: false, enabledBy: [] });
  });

  test("that are cash become points of the program that takes them", () => {
    expect(points("cash-to-miles", { programCpp: 1, cashBackCpp: 1 }, { rewardProgram: null })).toEqual({
      program: "bank",
      kind: "cash",
      floor: 1,
      cash: 1,
      portal: null,
      transfer: 1.8,
      transfersAlone: false,
      enabledBy: ["sender"],
    });
  });

  test("that never move are a program of their own", () => {
    expect(points("stuck")).toMatchObject({ program: "stuck", kind: "bank", transfer: null, enabledBy: [] });
  });

  test("of a program that is not on record stand alone", () => {
    const own = { program: "some-points", kind: "bank", floor: 0.6, transfer: null, transfersAlone: false };
    expect(points("other", undefined, { rewardProgram: "Some Points!" })).toMatchObject(own);
    expect(points("plain", undefined, { rewardProgram: null })).toMatchObject({ program: "plain" });
  });
});

describe("an airline's or hotel's own points", () => {
  const own = (rewardProgram: string, programCpp: number, more = {}) =>
    points("brand-card", { programCpp, ...more }, { brandOf: "Brand", rewardProgram });

  test("count their recorded value, at most that of the cheapest bank point that becomes one", () => {
    expect(own("Air One", 1.1)).toEqual({
      program: "air-one",
      kind: "brand",
      floor: 1.1,
      cash: null,
      portal: null,
      transfer: 1.1,
      transfersAlone: false,
      enabledBy: [],
    });
    expect(own("Air One", 2.5).transfer).toBe(1.2);
  });

  test("are not held down by another ratio, or by a program without a value", () => {
    expect(own("Inn Two", 2.5).transfer).toBe(2.5);
    expect(own("Solo", 2.5).transfer).toBe(2.5);
    expect(own("Nobody", 2.5).transfer).toBe(2.5);
  });

  test("are known to banks by another name where they have one", () => {
    expect(own("Avios", 2.5).transfer).toBe(1.8);
  });

  test("keep a floor of their own where cash is on record", () => {
    expect(own("Inn Two", 2.5, { cashBackCpp: 0.4 })).toMatchObject({ floor: 0.4, cash: 0.4, transfer: 2.5 });
  });
});
