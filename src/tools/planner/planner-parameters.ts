/** The planner's own parameters, beside those of the profile, with their limits. */
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

export const MONTHS_CHOICES = ["12", "24"] as const;
export const PEOPLE_CHOICES = ["1", "2"] as const;
export const MAX_ONE_OFFS = 6;
export const MAX_OTHER_ACCOUNTS = 40;
export const MAX_ONE_OFF_USD = 1_000_000;
