/** Welcome offers of a card since April 2023, as public lists saw them. */
import type { DataOf } from "./data-of.ts";
import type { offer } from "./offer-schema.ts";

export type Offer = DataOf<typeof offer>;
