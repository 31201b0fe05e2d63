/** A sample of `compare.referee.ts` that fits into `npm test`, and proof that the comparison can fail. */
import { describe, expect, test } from "vitest";

import { compareAnswer } from "./compare-answer.ts";
import { ENGINE, type Engine } from "./engine.ts";
import { checkPropertiesBy, compareBy, listFailing } from "./list-failing.ts";
import { makeRandomCase } from "./random-case.ts";

test("30 random catalogs have the best wallet of the definition", () => {
  expect(listFailing(compareBy(ENGINE), 1, 30)).toEqual([]);
});

test("30 random catalogs keep what must hold between two questions", () => {
  expect(listFailing(checkPropertiesBy(ENGINE), 1, 30)).toEqual([]);
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
    const engine = spoil(({ wallet }) => ({ wallet: { ...wallet, objectiveUsd: wallet.objectiveUsd + 1 } }));
    expect(complain(engine)).toContain("is worth");
  });

  test("a placement that a card does not earn", () => {
    const engine = spoil(({ wallet }) => ({
      wallet: { ...wallet, allocation: wallet.allocation.map((one) => ({ ...one, multiplier: 99 })) },
    }));
    expect(complain(engine)).toContain("its limits do not hold");
  });

  test("spend placed twice", () => {
    const engine = spoil(({ wallet }) => ({
      wallet: { ...wallet, allocation: [...wallet.allocation, ...wallet.allocation] },
    }));
    expect(complain(engine)).toContain("are placed");
  });

  test("a frontier that could be better", () => {
    const engine = spoil(({ frontier }) => ({
      frontier: frontier.map((step) => ({ ...step, cards: [], objectiveUsd: 0, netUsd: 0, laterFeesUsd: 0 })),
    }));
    expect(complain(engine)).toContain("is better by");
  });

  test("a certificate without a case", () => {
    const engine = spoil(({ certificate }) => ({ certificate: certificate && { ...certificate, cases: [] } }));
    expect(complain(engine)).toContain("does not bound");
  });
});
