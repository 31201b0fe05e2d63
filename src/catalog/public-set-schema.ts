/** Rules for `public-sets.json`: collections of card facts that others keep in public, with the names we credit them by. */
import * as v from "valibot";

import { httpsUrl, text } from "./provenance-schema.ts";

export const publicSetsSchema = v.array(
  v.strictObject({
    /** What an address of a source begins with. */
    address: httpsUrl,
    name: text,
    /** Null: none was seen; we take facts alone. */
    license: v.nullable(text),
  }),
);
