import type { Reward } from "./card.ts";

/** Cards for building credit or for months without interest: no points, no cash back. */
export const earnsNothing = ({ rewards }: { readonly rewards: readonly Pick<Reward, "multiplier">[] }): boolean =>
  rewards.every(({ multiplier }) => multiplier === 0);
