/**
 * Flip points: the nearest value below and above today's at which another
 * wallet's objective is higher, by a cent or more. Known good wallets find a
 * candidate; then it is proved that nobody leads before it, or whoever does is
 * the next candidate.
 *
 * Cents per point and perks: with a plan fixed, its worth is linear in the
 * value, so the best of all wallets is a convex function of it between the
 * values at which a rule bends. Where the proposed wallet's own worth is a
 * straight line and nobody beats it at either end of a piece, nobody does in
 * between. Spend: `spend-range.ts` bounds all amounts of a range at once; a
 * range that it leaves open is parted, down to a dollar a month.
 */
import type { Flip } from "./answer.ts";
import { createFlipQuestion, type FlipQuestion, type FlipSearch } from "./flip-question.ts";
import { createSpendRanges, type FindLead, type Rival } from "./spend-range.ts";
import type { WhatIf } from "./what-if.ts";

/** Where known wallets are tried, as shares of the way. */
const STEPS = [0.25, 1] as const;
const TRIED = [0.25, 0.5, 0.75, 1] as const;
/** Where nobody is known to lead it is searched first, as shares of the way. */
const PROBES = [0.25] as const;
const LINE_SLACK_USD = 1e-4;
/** A limit on work: a search counts as so much, to look at one wallet in one range as 1. */
const SEARCH_WORK = 10;
const MOST_WORK = 200;

/** A range is not parted nearer to its ends. */
const LEAST_SHARE = 0.1;

interface Budget {
  left: number;
}

/** Somewhere up to `far` this rival leads, and nobody does up to `near`. */
interface Challenge {
  readonly near: number;
  readonly far: number;
  readonly rival: readonly string[];
}

export function findFlip(search: FlipSearch, whatIf: WhatIf, direction: Flip["direction"]): Flip | null {
  const { from, what } = whatIf;
  const end = direction === "below" ? whatIf.least : whatIf.most;
  if (Math.abs(end - from) < whatIf.step) return null;
  const question = createFlipQuestion(search, whatIf);
  const budget: Budget = { left: MOST_WORK };
  const prove = PROOFS[whatIf.shape];

  let challenge = findKnownChallenge(question, from, end);
  let near = from;
  let far = end;
  let found: { readonly at: number; readonly to: readonly string[] } | null = null;
  while (near !== far && budget.left > 0) {
    if (challenge) {
      const { before, at } = question.findCrossing(challenge.near, challenge.far, challenge.rival);
      found = { at, to: challenge.rival };
      ({ near } = challenge);
      far = before;
      if (near === far) break;
    }
    challenge = prove(search, whatIf, question, near, far, budget);
    if (!challenge) break;
  }
  if (!found && budget.left <= 0) {
    const rival = question.findLeader(end);
    if (rival) found = { at: question.findCrossing(from, end, rival).at, to: rival };
  }
  if (!found) return null;
  const at = Number(found.at.toFixed(6));
  return {
    what,
    direction,
    from,
    at,
    to: found.to,
    sure: budget.left > 0 && whatIf.shape !== "curved" ? "exact" : "step",
  };
}

function findKnownChallenge(question: FlipQuestion, from: number, end: number): Challenge | null {
  for (const step of STEPS) {
    const far = from + step * (end - from);
    const rival = question.findKnownLeader(far);
    if (rival) return { near: from, far, rival };
  }
  return null;
}

type Proof = (
  search: FlipSearch,
  whatIf: WhatIf,
  question: FlipQuestion,
  near: number,
  far: number,
  budget: Budget,
) => Challenge | null;

/** Linear plans: nobody leads where nobody leads at the ends of the pieces on which the own worth is straight. */
const proveValues: Proof = (_, { bends, from, most, startsToday }, question, near, far, budget) => {
  // Far away the search is long, and what leads there mostly leads nearer as well.
  const probes = far === most ? PROBES.map((share) => near + share * (far - near)) : [];
  const between = [...bends, ...probes]
    .filter((bend) => (bend - near) * (bend - far) < 0)
    .toSorted((left, right) => Math.abs(left - near) - Math.abs(right - near));
  const stops = [near, ...between, far];
  let before = near;
  for (const [at, stop] of stops.entries()) {
    if (at === 0 && (startsToday || near !== from)) continue;
    const ends = at === 0 ? [near] : [...listKinks(question.ownAt, stops[at - 1]!, stop), stop];
    for (const value of ends) {
      budget.left -= SEARCH_WORK;
      const rival = question.findLeader(value);
      if (rival) return { near: before, far: value, rival };
      before = value;
    }
  }
  return null;
};

/** Nothing proves anything between two values: some are tried. */
const tryValues: Proof = (_, __, question, near, far, budget) => {
  let before = near;
  for (const share of TRIED) {
    budget.left -= SEARCH_WORK;
    const value = near + share * (far - near);
    const rival = question.findLeader(value);
    if (rival) return { near: before, far: value, rival };
    before = value;
  }
  return null;
};

/** Where a convex function that is straight in pieces bends between two values, in their order. */
export function listKinks(worthAt: (value: number) => number, near: number, far: number): number[] {
  const isFlat = (from: number, to: number) =>
    Math.abs((worthAt(from) + worthAt(to)) / 2 - worthAt((from + to) / 2)) < LINE_SLACK_USD;
  const kinks: number[] = [];
  const walk = (from: number, to: number, depth: number): void => {
    if (depth === 0 || isFlat(from, to)) return;
    const kink = findTangentCrossing(worthAt, from, to);
    walk(from, kink, depth - 1);
    kinks.push(kink);
    walk(kink, to, depth - 1);
  };
  walk(near, far, 12);
  return kinks;
}

/** Where the tangents at both ends of a range meet: the kink, if there is but one; else somewhere between. */
export function findTangentCrossing(worthAt: (value: number) => number, from: number, to: number): number {
  const middle = (from + to) / 2;
  const nudge = (to - from) * 1e-4;
  const slopeFrom = (worthAt(from + nudge) - worthAt(from)) / nudge;
  const slopeTo = (worthAt(to) - worthAt(to - nudge)) / nudge;
  if (slopeFrom === slopeTo) return middle;
  const meeting = (worthAt(to) - slopeTo * to - worthAt(from) + slopeFrom * from) / (slopeFrom - slopeTo);
  return (meeting - from) * (meeting - to) < 0 ? meeting : middle;
}

/** Spend: whoever may lead in a range is looked at alone; a range with too many of them is parted. */
const proveRange: Proof = (search, whatIf, question, near, far, budget) => {
  const ranges = createSpendRanges(search, whatIf);
  const ends = [far];
  let before = near;
  for (let end = ends.at(-1); end !== undefined; end = ends.at(-1)) {
    if (isNarrow(before, end)) {
      before = end;
      ends.pop();
      continue;
    }
    if ((budget.left -= SEARCH_WORK) <= 0) return null;
    const rivals = ranges.listRivals(before, end);
    if (!rivals) {
      ends.push(findSplit(question.ownAt, before, end));
      continue;
    }
    const findLead = ranges.openRivals(rivals);
    const first = rivals.reduce<Challenge | null>(
      (known, rival) => findFirstLead(findLead, question, rival, before, known?.near ?? end, budget) ?? known,
      null,
    );
    if (first) return first;
    before = end;
    ends.pop();
  }
  return null;
};

/** A range of a dollar a month is not parted further: what leads nowhere else is not nearer by more than that. */
const PROOF_STEP_USD = 1;
const isNarrow = (one: number, other: number) => Math.abs(other - one) <= PROOF_STEP_USD;

/** Where the own worth bends, if that is well inside; else the middle. */
function findSplit(worthAt: (value: number) => number, from: number, to: number): number {
  const bend = findTangentCrossing(worthAt, from, to);
  const share = (bend - from) / (to - from);
  return share > LEAST_SHARE && share < 1 - LEAST_SHARE ? bend : (from + to) / 2;
}

/** Where one rival leads first, going from `near` to `far`; null: nowhere. */
function findFirstLead(
  findLead: FindLead,
  question: FlipQuestion,
  rival: Rival,
  near: number,
  far: number,
  budget: Budget,
): Challenge | null {
  const { slugs } = rival;
  const ends = [far];
  let before = near;
  let first: Challenge | null = null;
  for (let end = ends.at(-1); end !== undefined && (budget.left -= 1) > 0; end = ends.at(-1)) {
    const at = isNarrow(before, end) ? null : findLead(before, end, rival);
    if (at === null) {
      before = end;
      ends.pop();
      continue;
    }
    const leads = [at, end].find((value) => question.leadAt(value, slugs) > 0);
    if (leads === undefined) {
      const isInside = !isNarrow(at, before) && !isNarrow(at, end);
      ends.push(isInside ? at : (before + end) / 2);
      continue;
    }
    const crossing = question.findCrossing(before, leads, slugs);
    first = { near: crossing.before, far: crossing.at, rival: slugs };
    // It may have led before: only what is nearer counts from here on.
    ends.splice(0, ends.length, crossing.before);
    if (crossing.before === before) break;
  }
  return first;
}

const PROOFS: Readonly<Record<WhatIf["shape"], Proof>> = {
  linear: proveValues,
  concave: proveRange,
  curved: tryValues,
};
