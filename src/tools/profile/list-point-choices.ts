/** Which programs of the chosen cards can be given another worth, and what a point counts at without one. */
import { centsPerPoint } from "../../engine/value/points.ts";
import type { Profile } from "../../engine/value/profile.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { listPrograms } from "../shared/profile-context.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

export interface PointChoice {
  readonly key: string;
  readonly name: string;
  /** Cents, by card and by whether another chosen card lets the points transfer; ascending, without repetition. */
  readonly counted: readonly number[];
}

export function listPointChoices(
  cards: readonly WalletCard[],
  { value }: Pick<Profile, "value">,
  { context }: Pick<ToolRecords, "context">,
): PointChoice[] {
  const slugs = new Set(cards.map(({ slug }) => slug));
  return listPrograms(context).flatMap(({ key, name }): PointChoice[] => {
    const counted = cards
      .filter(({ points }) => points.program === key)
      .flatMap(({ points }) => {
        const canBeLifted = points.enabledBy.some((enabler) => slugs.has(enabler));
        const ways = points.transfersAlone ? [true] : canBeLifted ? [false, true] : [false];
        return ways.map((canTransfer) => centsPerPoint(points, value, canTransfer));
      });
    const distinct = [...new Set(counted.map((cents) => Math.round(cents * 1_000) / 1_000))];
    return distinct.length > 0 ? [{ key, name, counted: distinct.toSorted((left, right) => left - right) }] : [];
  });
}
