/** From another tool's answer to the plan for the same visitor. */
import { paths } from "../../paths.ts";
import type { Preset } from "../../rewards/value/presets.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import type { VisitorProfile } from "../profile/visitor-profile.ts";
import { toCardListParameters } from "../spend/card-list-query.ts";
import { toQueryString } from "../tool-query.ts";

interface Cards {
  readonly owned: readonly string[];
  readonly exclude: readonly string[];
}

export function toPlanPath(
  profile: VisitorProfile,
  { owned, exclude }: Cards,
  context: { readonly presets: readonly Preset[]; readonly today: string },
): string {
  return (
    paths.planner() +
    toQueryString([
      ...toProfileParameters(profile, context),
      ...toCardListParameters("own", owned),
      ...toCardListParameters("not", exclude),
    ])
  );
}
