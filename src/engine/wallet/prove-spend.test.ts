/** Worths by dollars a month: the own wallet has 100 and a rival that gains on it, or one that bends. */
import { describe, expect, test } from "vitest";

import { proveSpend } from "./prove-spend.ts";
import { makeQuestion } from "./test-flip-question.ts";

type Question = Parameters<typeof makeQuestion>[0];

function prove(asked: Partial<Question>, near: number, far: number, work = 200) {
  const { question, ranges, asked: log } = makeQuestion({ own: () => 100, rivals: {}, ...asked });
  const budget = { left: work };
  const challenge = proveSpend(question, ranges, near, far, budget);
  return { challenge, log, spent: work - budget.left };
}

/** Level at 40 dollars, and at 60. */
const riser = (value: number) => 60 + value;
const later = (value: number) => 40 + value;

describe("in a range of spend", () => {
  test("where nobody may lead it is done after one search", () => {
    expect(prove({ rivals: { riser } }, 10, 40)).toEqual({ challenge: null, log: ["range 10 40"], spent: 10 });
  });

  test("of a dollar or less nobody is looked for", () => {
    const rivals = { riser };
    expect(prove({ rivals }, 50, 51)).toEqual({ challenge: null, log: [], spent: 0 });
    expect(prove({ rivals }, 50, 49)).toMatchObject({ log: [] });
    expect(prove({ rivals }, 50, 51.5)).toMatchObject({ challenge: { near: 50 } });
  });

  test("the one who leads first is found, and only what is nearer looked at for the next", () => {
    const { challenge, log, spent } = prove({ rivals: { later, riser } }, 10, 90);
    expect(challenge).toEqual({ near: 40, far: 41, rival: ["riser"] });
    expect(log).toEqual([
      "range 10 90",
      "look 10 90 later",
      "level 10 90 later",
      "look 10 60 later",
      "look 10 60 riser",
      "level 10 60 riser",
      "look 10 40 riser",
    ]);
    expect(spent).toBe(14);
    const other = prove({ rivals: { riser, later } }, 10, 90);
    expect(other.challenge).toEqual(challenge);
    expect(other.log.slice(-1)).toEqual(["look 10 40 later"]);
  });

  test("who leads only inside is found where it leads most", () => {
    // Level at 40 and at 60.
    const peak = (value: number) => 110 - Math.abs(value - 50);
    const { challenge, log } = prove({ rivals: { peak } }, 10, 90);
    expect(challenge).toEqual({ near: 40, far: 41, rival: ["peak"] });
    expect(log.slice(0, 3)).toEqual(["range 10 90", "look 10 90 peak", "level 10 50 peak"]);
    expect(prove({ rivals: { peak } }, 90, 10).challenge).toEqual({ near: 60, far: 59, rival: ["peak"] });
  });

  test("who may lead and does not, is looked at in parts", () => {
    // Where its tangents meet, at 30, it is a dollar below what they say, and level with the own wallet.
    const blunt = (value: number) => Math.min(100, 101 - Math.abs(value - 30));
    const { challenge, log, spent } = prove({ rivals: { blunt } }, 10, 90);
    expect(challenge).toBeNull();
    expect(log).toEqual(["range 10 90", "look 10 90 blunt", "look 10 30 blunt", "look 30 90 blunt"]);
    expect(spent).toBe(13);
  });

  test("a lead of a cent and no more is none", () => {
    const level = (value: number) => Math.min(0.01, 1 - Math.abs(value - 50));
    expect(prove({ own: () => 0, rivals: { level } }, 10, 90).challenge).toBeNull();
  });

  test("a range is parted in the middle where the most would be within a dollar of an end", () => {
    // Its tangents meet at 10.8, where it is half a dollar less than they say.
    const early = (value: number) => Math.min(85 + 20 * (value - 10), 99.9, 100.5 - (value - 10) / 8);
    const late = (value: number) => early(100 - value);
    const looks = (worth: typeof early) => {
      const { challenge, log } = prove({ rivals: { worth } }, 10, 90);
      expect(challenge).toBeNull();
      return log.length - 1;
    };
    expect(looks(early)).toBeLessThan(15);
    expect(looks(late)).toBeLessThan(15);
  });
});

describe("with too many to look at", () => {
  const own = (value: number) => Math.min(100 + value, 150);

  test("a range is parted where the own worth bends, or else in the middle", () => {
    const wide = (from: number, to: number) => Math.abs(to - from) > 60;
    expect(prove({ own, isCrowded: wide }, 10, 90).log).toEqual(["range 10 90", "range 10 50", "range 50 90"]);
    expect(prove({ isCrowded: wide }, 10, 90).log).toEqual(["range 10 90", "range 10 50", "range 50 90"]);
    expect(prove({ own, isCrowded: wide }, 20, 120).log).toEqual([
      "range 20 120",
      "range 20 50",
      "range 50 120",
      "range 50 85",
      "range 85 120",
    ]);
    // Too near to an end.
    expect(prove({ own, isCrowded: wide }, 45, 125).log).toEqual(["range 45 125", "range 45 85", "range 85 125"]);
  });

  test("its near part is looked at first, and its far part only if nobody leads there", () => {
    const isCrowded = (from: number, to: number) => Math.abs(to - from) > 60;
    const near = prove({ rivals: { riser }, isCrowded }, 10, 90);
    expect(near.challenge).toEqual({ near: 40, far: 41, rival: ["riser"] });
    expect(near.log.filter((text) => text.startsWith("range"))).toEqual(["range 10 90", "range 10 50"]);
    const far = prove({ rivals: { later }, isCrowded }, 10, 90);
    expect(far.challenge).toEqual({ near: 60, far: 61, rival: ["later"] });
    expect(far.log.filter((text) => text.startsWith("range"))).toEqual(["range 10 90", "range 10 50", "range 50 90"]);
  });
});

describe("the limit on work", () => {
  test("ends it: a search is ten, a wallet in a range one", () => {
    const isCrowded = () => true;
    expect(prove({ isCrowded }, 0, 1_024, 31).log).toEqual(["range 0 1024", "range 0 512", "range 0 256"]);
    expect(prove({ isCrowded }, 0, 1_024, 30).log).toEqual(["range 0 1024", "range 0 512"]);
    const rivals = { riser };
    expect(prove({ rivals }, 10, 90, 12)).toMatchObject({ challenge: { near: 40, far: 41, rival: ["riser"] } });
    expect(prove({ rivals }, 10, 90, 12).log).toEqual(["range 10 90", "look 10 90 riser", "level 10 90 riser"]);
    expect(prove({ rivals }, 10, 90, 11)).toMatchObject({ challenge: null, log: ["range 10 90"] });
  });

  test("is not reached by what is too narrow to look at", () => {
    // It leads in all of the range.
    const rivals = { above: () => 120 };
    expect(prove({ rivals }, 10, 90)).toEqual({
      challenge: { near: 10, far: 10, rival: ["above"] },
      log: ["range 10 90", "look 10 90 above", "level 10 10 above"],
      spent: 11,
    });
  });
});
