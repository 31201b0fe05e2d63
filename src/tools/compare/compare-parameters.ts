/** What the comparison reads of its address. The route table needs the names before anything else of the tool. */
import { PROFILE_PARAMETERS } from "../profile/profile-parameters.ts";

export const COMPARE_PARAMETERS = ["cards", "differences", ...PROFILE_PARAMETERS] as const;
