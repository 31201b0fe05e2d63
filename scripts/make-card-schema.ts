/**
 * Writes the JSON Schema of a card file, which every card file names in
 * `$schema`: editors complete and check fields from it. `npm run make -- schema`;
 * a test says when the file is not what the rules give.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { toJsonSchema } from "@valibot/to-json-schema";

import { cardFileFields } from "../src/catalog/card-schema.ts";

export const CARD_SCHEMA_FILE = path.join(import.meta.dirname, "../src/catalog/card.schema.json");

/** Rules that JSON Schema cannot say (ids that occur once, the weighted mean) are left to the build. */
export function renderCardSchema(): string {
  const schema = toJsonSchema(cardFileFields, { typeMode: "input", errorMode: "ignore" });
  return `${JSON.stringify({ title: "A card of the catalog", ...schema }, null, 2)}\n`;
}

export const readCardSchema = (): string => readFileSync(CARD_SCHEMA_FILE, "utf8");

export function makeCardSchema(): void {
  writeFileSync(CARD_SCHEMA_FILE, renderCardSchema());
}
