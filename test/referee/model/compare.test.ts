/** A sample of `compare.referee.ts` that fits into `npm test`, and proof that the comparison can fail. */
import { describe, expect, test } from "vitest";

import { compareAnswer } from "./compare-answer.ts";
import { ENGINE, type Engine } from "./engine.ts";
import { checkPropertiesBy, compareBy, listFailing } from "./list-failing.ts";
import { makeRandomCase } from "./random-case.ts";

/** One test each, so that whatever goes wrong is seen at the first of them. */
const SEEDS = Array.from({ length: 30 }, (_, at) => at + 1);

test.each(SEEDS)("a random catalog has the best wallet of the definition (#%i)", (seed) => {
  expect(listFailing(compareBy(ENGINE), seed, seed)).toEqual([]);
});

test.each(SEEDS)("a random catalog keeps what must hold between two questions (#%i)", (seed) => {
  expect(listFailing(checkPropertiesBy(ENGINE), seed, seed)).toEqual([]);
});

describe("the comparison notices", () => {
  const seed = 2;
  const spoil = (change: (answer: NonNullable<ReturnType<Engine["findBestWallet"]>>) => object): Engine => ({
    ...ENGINE,
    findBestWallet: (catalog, input) => {
      const answer = ENGINE.findBestWallet(catalog, input);
      return answer && { ...answer, ...change(answer) };
    },
  });
  const complain = (engine: Engine): string => compareAnswer(engine, makeRandomCase(seed)).join("\n");

  test("a dollar too much", () => {
    const engine = spoil(({ pick }) => ({ pick: { ...pick, objectiveUsd: pick.objectiveUsd + 1 } }));
    expect(complain(engine)).toContain("is worth");
  });

  test("a placement that a card does not earn", () => {
    const engine = spoil(({ pick }) => ({
      pick: { ...pick, allocation: pick.allocation.map((one) => ({ ...one, multiplier: 99 })) },
    }));
    expect(complain(engine)).toContain("its limits do not hold");
  });

  test("spend placed twice", () => {
    const engine = spoil(({ pick }) => ({
      pick: { ...pick, allocation: [...pick.allocation, ...pick.allocation] },
    }));
    expect(complain(engine)).toContain("are placed");
  });

  test("a frontier that could be better", () => {
    const engine = spoil(({ frontier }) => ({
      frontier: frontier.map((step) => ({ ...step, cards: [], scoreUsd: 0, netUsd: 0, laterFeesUsd: 0 })),
    }));
    expect(complain(engine)).toContain("is better by");
  });

  test("a verdict turned round", () => {
    const engine = spoil(({ owned }) => ({ owned: owned.map((one) => ({ ...one, verdict: "cancel" as const })) }));
    const complaints = Array.from({ length: 40 }, (_, at) => compareAnswer(engine, makeRandomCase(at + 1)).join(" "));
    expect(complaints.join(" ")).toContain("is to be kept");
  });
});
