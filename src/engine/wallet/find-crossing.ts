/** Where a rival draws level with the proposed wallet, to the step. */

/** A share of a step that is rounding. */
const STEP_SLACK = 1e-6;

export interface Crossing {
  /** The last step on which the rival does not lead. */
  readonly before: number;
  /** The next one, on which it does. */
  readonly at: number;
}

/**
 * Between `near`, where the rival does not lead, and `far`, where it does; steps are counted from 0. By turns regula
 * falsi with the step next to its guess, which ends it on a straight piece, and the middle, which finds the piece.
 */
export function findCrossing(leadAt: (value: number) => number, near: number, far: number, step: number): Crossing {
  const onward = Math.sign(far - near) * step;
  const toStep = (value: number) => onward * Math.ceil(value / onward - STEP_SLACK);
  let [before, at] = [near, far];
  let beforeUsd = leadAt(before);
  let atUsd = leadAt(at);
  // Today's value may be worth more already, as a value that all cards of a program share.
  if (beforeUsd > 0) return { before, at: before };
  const isApart = () => Math.abs(at - before) > step * (1 + STEP_SLACK);
  const look = (value: number) => {
    const isBetween = (value - before) * (at - value) > 0;
    if (!isBetween || !isApart()) return;
    const usd = leadAt(value);
    if (usd > 0) [at, atUsd] = [value, usd];
    else [before, beforeUsd] = [value, usd];
  };
  for (let isGuess = true; isApart(); isGuess = !isGuess) {
    const value = toStep(before + (at - before) * (isGuess ? beforeUsd / (beforeUsd - atUsd) : 0.5));
    look(value);
    if (isGuess) look(value === before ? before + onward : at - onward);
  }
  return { before, at };
}
