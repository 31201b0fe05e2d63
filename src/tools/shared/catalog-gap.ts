import type { Profile } from "../../engine/value/profile.ts";

/** With fewer eligible cards a result says what the catalog lacks. */
export const FEW_CARDS = 2;

interface Asked {
  /** `bonus`: only cards with an open offer count. */
  readonly matters: string;
  readonly type: string;
}

/** What the catalog lacks for whoever asks so, where it has few cards for them. */
export function toGap({ matters, type }: Asked, { score }: Profile, count: number): string {
  const none = count === 0 ? "No card" : "Only one card";
  if (matters === "bonus" && score !== "none") {
    return `${none} that fits your other answers has an offer seen in the last 18 months that this spending would earn in time. We count older offers as $0, so look up what the issuers offer today.`;
  }
  if (type === "business" && (score === "none" || (typeof score === "number" && score < 670))) {
    return `${none} of the business cards we review is advertised for this credit score. We don't review secured business cards.`;
  }
  if (type === "student" || score === "none") {
    return `${none} that we review fits your other answers and is advertised for people without a credit history. A no-annual-fee secured card that reports to all three credit bureaus is the usual way to begin.`;
  }
  if (typeof score === "number" && score < 670) {
    return `${none} that we review starts at this credit score and fits your other answers. A secured card is the usual way to rebuild credit.`;
  }
  return `${none} that we review fits all of these answers.`;
}
