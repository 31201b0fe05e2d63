/**
 * All cards, by slug, in the order of their slugs. One file each in `cards/`; the build checks every one against
 * `card-schema.ts` before it hands them over.
 */
import lines from "virtual:catalog";

import { openRecords } from "./keyed-records.ts";
import type { Card } from "./card.ts";

export const CARDS = openRecords<Card>(lines);
