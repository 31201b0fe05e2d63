import loadHighs from "highs";
import { expect, test } from "vitest";

import { type LinearProgram, solveLinearProgram } from "./linear-program.ts";
import { makeRandom } from "./random.ts";

function toText({ worth, atMost, atLeast }: LinearProgram): string {
  const sum = (of: readonly number[]): string => of.map((at) => `+ 1 x${String(at)}`).join(" ");
  const goal = worth.map((usd, at) => `${usd < 0 ? "-" : "+"} ${String(Math.abs(usd))} x${String(at)}`).join(" ");
  const rows = [
    ...atMost.map(({ of, limit }, at) => ` a${String(at)}: ${sum(of)} <= ${String(limit)}`),
    ...atLeast.map(({ of, limit }, at) => ` b${String(at)}: ${sum(of)} >= ${String(limit)}`),
  ];
  return `Maximize\n obj: ${goal}\nSubject To\n${rows.join("\n")}\nEnd\n`;
}

test("HiGHS finds the same value, or none, in 200 random programs", async () => {
  const highs = await loadHighs();
  const random = makeRandom(7);
  let solved = 0;
  for (let round = 0; round < 200; round += 1) {
    const count = random.int(2, 12);
    const pick = (): number[] => Array.from({ length: count }, (_, at) => at).filter(() => random.chance(0.4));
    const rows = (howMany: number, most: number): LinearProgram["atMost"] =>
      Array.from({ length: howMany }, () => ({ of: pick(), limit: random.int(0, most) })).filter(
        ({ of }) => of.length > 0,
      );
    const everyVariable = { of: Array.from({ length: count }, (_, at) => at), limit: 500 };
    const program: LinearProgram = {
      worth: Array.from({ length: count }, () => random.int(-3, 9) / 100),
      atMost: [everyVariable, ...rows(random.int(1, 8), 300)],
      atLeast: rows(random.int(0, 3), 150),
    };
    const theirs = highs.solve(toText(program));
    const ours = solveLinearProgram(program);
    if (theirs.Status === "Optimal") {
      solved += 1;
      expect(ours?.value).toBeCloseTo(theirs.ObjectiveValue, 6);
    } else {
      expect(ours).toBeNull();
    }
  }
  expect(solved).toBeGreaterThan(100);
  expect(solved).toBeLessThan(200);
});
