/** The body of `POST /api/subscribe` as the API describes it; `parse-address.ts` and `form-body.ts` say why one is refused. */
import * as v from "valibot";

import { describe } from "../../src/catalog/describe.ts";
import { MAX_ADDRESS_LENGTH } from "./parse-address.ts";

/** Which form of the site it came from; anything else counts as the API. */
export const SOURCE = /^[a-z0-9/-]{1,64}$/;

export const subscribeBodySchema = v.strictObject({
  email: describe(v.pipe(v.string(), v.maxLength(MAX_ADDRESS_LENGTH)), "One email address.", "reader@example.org"),
  source: describe(v.optional(v.pipe(v.string(), v.regex(SOURCE))), "Which form it comes from.", "footer"),
});
