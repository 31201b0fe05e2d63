/** Runs seeds and tells what fails, each with the smallest case that fails in the same words. */
import { compareAnswer } from "./compare-answer.ts";
import type { Engine } from "./engine.ts";
import { checkMetamorphic } from "./metamorphic.ts";
import { makeRandomCase, type RefereeCase, shrinkCase } from "./random-case.ts";

export type Check = (one: RefereeCase) => readonly string[];

export function compareBy(engine: Engine): Check {
  return (one) => compareAnswer(engine, one);
}

export function checkPropertiesBy({ findBestWallet }: Engine): Check {
  return (one) =>
    checkMetamorphic(({ catalog, input }) => {
      const answer = findBestWallet(catalog, input);
      if (!answer) return null;
      const { most, pick } = answer;
      // What is worth most by the objective: what stands beside the pick, or the pick.
      return most ? most.netUsd - (input.effortUsd ?? 20) * Math.max(0, most.cards.length - 1) : pick.objectiveUsd;
    }, one);
}

/** A complaint without its figures and names. */
function toKind(complaint: string): string {
  return complaint.replaceAll(/\[[^\]]*\]|[a-z]+-[a-z](?:\/p\d)?|-?[\d.]+/g, "_").slice(0, 40);
}

function describeSmall(seed: number, check: Check, complaint: string): string {
  const isFailing: Check = (one) => check(one).filter((other) => toKind(other) === toKind(complaint));
  const small = shrinkCase(makeRandomCase(seed), (one) => isFailing(one).length > 0);
  return `seed ${String(seed)}: ${check(small).join(" ")}\n${JSON.stringify(small)}`;
}

/** One text per failing seed, the first `shrunk` of them with their case as JSON. */
export function listFailing(check: Check, from: number, to: number, shrunk = 3): string[] {
  const failing: string[] = [];
  for (let seed = from; seed <= to; seed += 1) {
    const [complaint] = check(makeRandomCase(seed));
    if (complaint !== undefined) {
      failing.push(
        failing.length < shrunk ? describeSmall(seed, check, complaint) : `seed ${String(seed)}: ${complaint}`,
      );
    }
  }
  return failing;
}
