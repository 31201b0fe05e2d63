/** The engine under comparison: the one place that imports it. */
import { analyzeWallet } from "../../../src/rewards/search/analyze-wallet.ts";
import { certifyWallet } from "../../../src/rewards/search/certify-wallet.ts";
import type { Analysis } from "../../../src/rewards/search/answer.ts";
import type { Profile, ProfileInput } from "../../../src/rewards/value/profile.ts";
import { resolveProfile } from "../../../src/rewards/value/resolve-profile.ts";
import type { RewardsCatalog } from "../../../src/rewards/value/wallet-card.ts";

/** The part of the answer that is compared. */
export type EngineAnswer = Pick<
  Analysis,
  | "wallet"
  | "runnersUp"
  | "runnersUpComplete"
  | "frontier"
  | "simple"
  | "certificate"
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
    const answer = analyzeWallet(catalog, profile, { sensitivity: false, certify: certifyWallet });
    return answer.ok ? answer : null;
  },
};
