/** The names of the planner's own parameters, beside those of the profile. */
import { PROFILE_PARAMETERS } from "../profile/profile-parameters.ts";

export const PLAN_PARAMETERS = [
  "months",
  "apply",
  "own",
  "not",
  "renews",
  "closed",
  "accounts",
  "once",
  "fees",
  "effort",
  "goal",
  "points",
  "people",
  "p2.apply",
  "p2.own",
  "p2.opened",
  "p2.renews",
  "p2.closed",
  "p2.accounts",
  "p2.had",
  "p2.score",
] as const;
export const PLANNER_PARAMETERS = [...PROFILE_PARAMETERS, ...PLAN_PARAMETERS] as const;
