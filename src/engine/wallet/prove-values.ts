/**
 * Cents per point and perks: with a plan fixed, its worth is linear in the value, so the best of all wallets is a convex
 * function of it between the values at which a rule bends. Where the proposed wallet's own worth is a straight line and
 * nobody beats it at either end of a piece, nobody does in between.
 */
import { type Budget, type Challenge, SEARCH_WORK } from "./flip-proof.ts";
import type { FlipQuestion } from "./flip-question.ts";
import { listKinks } from "./straight-pieces.ts";
import type { WhatIf } from "./what-if.ts";

/** Where it is looked first, as a share of the way to the far end. */
const PROBE_SHARE = 0.25;
const TRIED_SHARES = [0.25, 0.5, 0.75, 1] as const;

/** The ends of the pieces on which the own worth is straight; at `near` nobody leads, but perhaps today. */
export function* listPieceEnds(
  ownAt: FlipQuestion["ownAt"],
  { bends, from, most, startsToday }: Pick<WhatIf, "bends" | "from" | "most" | "startsToday">,
  near: number,
  far: number,
): Generator<number> {
  // Far away the search is long, and what leads there mostly leads nearer as well.
  const probe = far === most ? near + PROBE_SHARE * (far - near) : far;
  const between = [...bends, probe]
    .filter((value) => (value - near) * (value - far) < 0)
    .toSorted((left, right) => Math.abs(left - near) - Math.abs(right - near));
  if (near === from && !startsToday) yield near;
  let start = near;
  for (const stop of [...between, far]) {
    yield* listKinks(ownAt, start, stop);
    yield stop;
    start = stop;
  }
}

/** Where nothing proves anything between two values, some are tried. */
export function listTrials(near: number, far: number): readonly number[] {
  return TRIED_SHARES.map((share) => near + share * (far - near));
}

/** @param values from `near` on */
export function findFirstLeader(
  findLeader: FlipQuestion["findLeader"],
  values: Iterable<number>,
  near: number,
  budget: Budget,
): Challenge | null {
  let before = near;
  for (const value of values) {
    budget.left -= SEARCH_WORK;
    const rival = findLeader(value);
    if (rival) return { near: before, far: value, rival };
    before = value;
  }
  return null;
}
