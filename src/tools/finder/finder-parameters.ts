/** What the finder reads of its address. The route table needs the names before anything else of the tool. */
import { PROFILE_PARAMETERS } from "../profile/profile-parameters.ts";

export const FINDER_PARAMETERS = [...PROFILE_PARAMETERS, "matters", "balance", "fee"] as const;
