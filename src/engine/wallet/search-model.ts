/** What `compile-search.ts` makes of cards and a profile: flat number tables. */
import type { OpeningOrder } from "../value/bonus-rules.ts";
import type { CardRows } from "../value/list-rows.ts";
import type { Visit } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { ModelPool } from "./model-pool.ts";

export interface SearchModel {
  readonly visit: Visit;
  readonly cards: readonly WalletCard[];
  readonly cardRows: readonly CardRows[];
  /** Lines of spend, then once-per-wallet perks. */
  readonly lineCount: number;
  readonly spendLineCount: number;
  /** Dollars a year, 1 for a perk. */
  readonly lineUsd: Float64Array;
  /** Line of each cell of spend (or part of one), and the groups of perks in the order of their lines. */
  readonly lineOf: Int32Array;
  /** A cell of each line of spend. */
  readonly leaders: Int32Array;
  readonly onceGroups: readonly string[];
  /** By card and mask: its rows. */
  readonly rowsOf: readonly (readonly Int32Array[])[];
  /** Index in `cardRows[card].rows` by row. */
  readonly ownIndexOf: Int32Array;
  /** Dollars per dollar at `row * lineCount + line`; -Infinity: not possible. */
  readonly open: Float64Array;
  readonly poolsOf: readonly (readonly ModelPool[])[];
  /** Perks and bonus that count for sure, less fee and effort. */
  readonly fixedUsd: Float64Array;
  readonly minSpendUsd: Float64Array;
  readonly hasBonus: Uint8Array;
  /** By card: cards that set each bit of its mask. */
  readonly enablersOf: readonly (readonly Int32Array[])[];
  /** By card: whether any card's mask looks for it. */
  readonly isEnabler: Uint8Array;
  /** By card: whether some row of it promises spend. */
  readonly hasPromise: Uint8Array;
  readonly opening: OpeningOrder;
  readonly laterFeeUsd: Float64Array;
  readonly firstFeeUsd: Float64Array;
  readonly feeLimitUsd: number;
  readonly effortUsd: number;
}
