/** What the analyzer reads of its address. The route table needs the names before anything else of the tool. */
import { PROFILE_PARAMETERS } from "../profile/profile-parameters.ts";

export const LIMIT_PARAMETERS = ["max", "own", "must", "not", "fees", "effort"] as const;
export const ANALYZER_PARAMETERS = [...PROFILE_PARAMETERS, ...LIMIT_PARAMETERS] as const;
