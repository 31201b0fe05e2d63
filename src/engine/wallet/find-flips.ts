/**
 * Flip points: the nearest value below and above today's at which another
 * wallet's objective is higher, by a cent or more. Known good wallets find a
 * candidate; then it is proved that nobody leads before it, or whoever does is
 * the next candidate. `prove-values.ts` and `prove-spend.ts` are the proofs.
 */
import type { Flip } from "./answer.ts";
import type { Budget, Challenge, Proof } from "./flip-proof.ts";
import { createFlipQuestion, type FlipQuestion, type FlipSearch } from "./flip-question.ts";
import { proveSpend } from "./prove-spend.ts";
import { findFirstLeader, listPieceEnds, listTrials } from "./prove-values.ts";
import { createSpendRanges } from "./spend-range.ts";
import type { WhatIf } from "./what-if.ts";

/** Where known wallets are tried, as shares of the way. */
const STEPS = [0.25, 1] as const;
const MOST_WORK = 200;

export function findFlip(search: FlipSearch, whatIf: WhatIf, direction: Flip["direction"]): Flip | null {
  const { from, what, shape } = whatIf;
  const end = direction === "below" ? whatIf.least : whatIf.most;
  if (end === from) return null;
  const question = createFlipQuestion(search, whatIf);
  const { work } = search;
  let left = MOST_WORK;
  const budget: Budget = {
    get left() {
      return work.isOver() ? 0 : left;
    },
    set left(most: number) {
      left = most;
    },
  };
  const found = findNearest(question, chooseProof(search, whatIf, question, budget), budget, from, end);
  if (!found) return null;
  const at = Number(found.at.toFixed(6));
  const sure = found.isNearest && shape !== "curved" ? "exact" : "step";
  return { what, direction, from, at, to: found.to, sure };
}

function chooseProof(search: FlipSearch, whatIf: WhatIf, question: FlipQuestion, budget: Budget): Proof {
  const { ownAt, findLeader } = question;
  switch (whatIf.shape) {
    case "linear":
      return (near, far) => findFirstLeader(findLeader, listPieceEnds(ownAt, whatIf, near, far), near, budget);
    case "curved":
      return (near, far) => findFirstLeader(findLeader, listTrials(near, far), near, budget);
    case "concave": {
      const ranges = createSpendRanges(search, whatIf);
      return (near, far) => proveSpend(question, ranges, near, far, budget);
    }
  }
}

interface Found {
  readonly at: number;
  readonly to: readonly string[];
  /** Nothing was left out: the proof came to its end. */
  readonly isNearest: boolean;
}

/** The nearest value at which anybody leads; with nothing left of the budget perhaps only a near one. */
export function findNearest(
  question: Pick<FlipQuestion, "findKnownLeader" | "findLeader" | "findCrossing">,
  prove: Proof,
  budget: Budget,
  from: number,
  end: number,
): Found | null {
  let found: Pick<Found, "at" | "to"> | null = null;
  let challenge = findKnownChallenge(question, from, end) ?? prove(from, end);
  while (challenge) {
    const { near, far, rival } = challenge;
    const { before, at } = question.findCrossing(near, far, rival);
    found = { at, to: rival };
    challenge = near !== before && budget.left > 0 ? prove(near, before) : null;
  }
  const isNearest = budget.left > 0;
  if (!found && !isNearest) {
    const rival = question.findLeader(end);
    if (rival) found = { at: question.findCrossing(from, end, rival).at, to: rival };
  }
  return found && { ...found, isNearest };
}

function findKnownChallenge(
  { findKnownLeader }: Pick<FlipQuestion, "findKnownLeader">,
  from: number,
  end: number,
): Challenge | null {
  for (const step of STEPS) {
    const far = from + step * (end - from);
    const rival = findKnownLeader(far);
    if (rival) return { near: from, far, rival };
  }
  return null;
}
