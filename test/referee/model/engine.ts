/** The engine under comparison: the one place that imports it. */
import { analyzeWallet } from "../../../src/engine/wallet/analyze-wallet.ts";
import type { Analysis } from "../../../src/engine/wallet/answer.ts";
import type { Profile, ProfileInput } from "../../../src/engine/value/profile.ts";
import { resolveProfile } from "../../../src/engine/value/resolve-profile.ts";
import type { RewardsCatalog } from "../../../src/engine/value/wallet-card.ts";

/** The part of the answer that is compared. */
export type EngineAnswer = Pick<
  Analysis,
  | "pick"
  | "most"
  | "withoutFees"
  | "runnersUp"
  | "runnersUpComplete"
  | "frontier"
  | "owned"
  | "withoutPerksUsd"
  | "perksAtFaceValueUsd"
>;

export interface Engine {
  readonly resolve: (input: ProfileInput, catalog: RewardsCatalog) => Profile;
  /** Null where it refuses, as when no wallet meets the wishes. */
  readonly findBestWallet: (catalog: RewardsCatalog, input: ProfileInput) => EngineAnswer | null;
}

export const ENGINE: Engine = {
  resolve: (input, { brands }) => resolveProfile(input, brands).profile,
  findBestWallet: (catalog, input) => {
    const { profile } = resolveProfile(input, catalog.brands);
    const answer = analyzeWallet(catalog, profile, { sensitivity: false });
    return answer.ok ? answer : null;
  },
};
