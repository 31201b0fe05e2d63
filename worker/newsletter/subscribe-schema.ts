/** The body of `POST /api/subscribe` as the API describes it; `parse-address.ts` and `form-body.ts` say why one is refused. */
import * as v from "valibot";

import { MAX_ADDRESS_LENGTH } from "./parse-address.ts";

/** Which form of the site it came from; anything else counts as the API. */
export const SOURCE = /^[a-z0-9/-]{1,64}$/;

export const subscribeBodySchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(MAX_ADDRESS_LENGTH)),
  /** Where the server checks for robots: the token of the check. */
  challenge: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  source: v.optional(v.pipe(v.string(), v.regex(SOURCE))),
});
