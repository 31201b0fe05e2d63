/** Writes card files all or none: new files beside the old ones first, then one rename each, undone if one fails. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { CardRecord } from "../../src/catalog/card.ts";

export const toCardJson = (record: CardRecord): string =>
  `${JSON.stringify({ $schema: "../card.schema.json", ...record }, null, 2)}\n`;

export function writeRecords(directory: string, records: readonly CardRecord[]): void {
  const files = records.map((record) => {
    const target = path.join(directory, `${record.slug}.json`);
    return { target, next: `${target}.next`, json: toCardJson(record) };
  });
  const before = new Map(
    files.flatMap(({ target }) => (existsSync(target) ? [[target, readFileSync(target, "utf8")] as const] : [])),
  );
  try {
    for (const { next, json } of files) writeFileSync(next, json);
    for (const { next, target } of files) renameSync(next, target);
  } catch (error) {
    for (const { next } of files) rmSync(next, { force: true });
    for (const [target, json] of before) writeFileSync(target, json);
    throw error;
  }
}
