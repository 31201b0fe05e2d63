/** From another tool's answer to the plan for the same visitor. */
import { paths } from "../../paths.ts";
import type { Preset } from "../../engine/value/presets.ts";
import { PROFILE_DEFAULTS } from "../../engine/value/profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import type { VisitorProfile } from "../profile/visitor-profile.ts";
import { toCardListParameters } from "../../asking/card-list-query.ts";
import { toFieldText } from "../../asking/parse-amount.ts";
import { toQueryString } from "../../asking/tool-query.ts";

interface Limits {
  readonly owned: readonly string[];
  readonly exclude: readonly string[];
  readonly maxAnnualFeesUsd: number | null;
  readonly effortUsd: number;
}

export function toPlanPath(
  profile: VisitorProfile,
  { owned, exclude, maxAnnualFeesUsd, effortUsd }: Limits,
  context: { readonly presets: readonly Preset[]; readonly today: string },
): string {
  return (
    paths.planner() +
    toQueryString([
      ...toProfileParameters(profile, context),
      ...toCardListParameters("own", owned),
      ...toCardListParameters("not", exclude),
      ...(maxAnnualFeesUsd === null ? [] : [["fees", toFieldText(maxAnnualFeesUsd)] as const]),
      ...(effortUsd === PROFILE_DEFAULTS.effortUsd ? [] : [["effort", toFieldText(effortUsd)] as const]),
    ])
  );
}
