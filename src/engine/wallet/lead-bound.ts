/**
 * How far one way to hold some cards may be ahead of a straight line (the chord) somewhere in a range of spend. With its
 * rows fixed a wallet's worth is concave in the amount, and a concave function is below the straight line through two
 * points everywhere beyond both.
 */

/** What a wallet must be worth more than, to lead: a straight line over the range. */
export interface Chord {
  /** A wallet must be worth more than this at the low end, to lead there; and so much more at the high end. */
  readonly leastUsd: number;
  readonly riseUsd: number;
}

/** Beyond a range, a concave worth is looked at so many dollars a month farther, or half of the way to 0. */
const SECANT_USD = 1;
const SECANT_SLACK_USD = 1e-6;

export interface Lead {
  readonly usd: number;
  readonly at: number;
}

/**
 * The most that a concave worth could be over the chord in a range, and where: inside, it is below both straight lines
 * through an end and a point beyond it.
 */
export function boundLead(worthAt: (value: number) => number, chord: Chord, low: number, high: number): Lead {
  const width = high - low;
  const step = Math.min(SECANT_USD, low / 2);
  const lowUsd = worthAt(low);
  const lowSlope = (lowUsd - worthAt(low - step)) / step;
  const lowLeadUsd = lowUsd - chord.leastUsd;
  // What needs more spend than there is at the low end, or next to it, has no slope there.
  const hasSlope = Number.isFinite(lowSlope);
  // Most wallets lead nowhere on this line, which saves looking at the other end.
  const fromLowUsd = lowLeadUsd + lowSlope * width - chord.riseUsd;
  if (hasSlope && Math.max(lowLeadUsd, fromLowUsd) <= -SECANT_SLACK_USD) {
    return { usd: Math.max(lowLeadUsd, fromLowUsd) + SECANT_SLACK_USD, at: lowLeadUsd > fromLowUsd ? low : high };
  }
  const highUsd = worthAt(high);
  const atEnds = [lowLeadUsd, highUsd - chord.leastUsd - chord.riseUsd] as const;
  const highSlope = (worthAt(high + step) - highUsd) / step;
  const way = hasSlope ? (highUsd - highSlope * width - lowUsd) / (lowSlope - highSlope) : width / 2;
  const overUsd = hasSlope
    ? atEnds[0] + lowSlope * way - (chord.riseUsd * way) / width
    : highUsd - highSlope * width - chord.leastUsd;
  const isInside = way > 0 && way < width;
  const leads = [
    { usd: atEnds[0], at: low },
    { usd: atEnds[1], at: high },
    { usd: isInside ? overUsd : -Infinity, at: low + way },
  ];
  const { usd, at } = leads.reduce((most, lead) => (lead.usd > most.usd ? lead : most));
  return { usd: usd + SECANT_SLACK_USD, at };
}
