/** What the calculator reads of its address. The route table needs the names before anything else of the tool. */
import { PROFILE_PARAMETERS } from "../profile/profile-parameters.ts";

export const CALCULATOR_PARAMETERS = [...PROFILE_PARAMETERS, "cards", "own"] as const;
