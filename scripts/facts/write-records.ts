/** Writes card files all or none: new files beside the old ones first, then one rename each, undone if one fails. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import * as v from "valibot";

import type { CardRecord } from "../../src/catalog/card.ts";
import { DataFileError } from "../../src/catalog/describe-issues.ts";
import { perk, rewardFields } from "../../src/catalog/reward-schema.ts";

const WIDTH = 120;

/** What fits into a line stands in one: a source, a rate, a perk are read at a glance and differ in one line. */
export function toJson(value: unknown, used = 0, indent = ""): string {
  const line = toLine(value);
  if (typeof value !== "object" || value === null || (indent !== "" && used + line.length < WIDTH)) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((entry) => toJson(entry, inner.length, inner))
    : Object.entries(value).flatMap(([key, entry]) => {
        const name = `${JSON.stringify(key)}: `;
        return entry === undefined ? [] : [name + toJson(entry, inner.length + name.length, inner)];
      });
  if (parts.length === 0) return line;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}

export function toLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).flatMap(([key, entry]) =>
    entry === undefined ? [] : [`${JSON.stringify(key)}: ${toLine(entry)}`],
  );
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** Without what the schema fills in: no brand, no part, no cap, no price. */
const leaveOut = (defaults: Readonly<Record<string, unknown>>) => (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([key, value]) => !(key in defaults && defaults[key] === value)));

const toShortReward = leaveOut(v.getDefaults(rewardFields));
const toShortPerk = leaveOut(v.getDefaults(perk));

export function toCardJson({ rewards, perks, readings, ...record }: CardRecord): string {
  const short = { ...record, rewards: rewards.map(toShortReward), perks: perks.map(toShortPerk) };
  return `${toJson({ $schema: "../card.schema.json", ...short, ...(readings.length > 0 ? { readings } : {}) })}\n`;
}

/** Says what was done, or the editor's faults, for which nothing is. */
export function changeFiles(work: () => readonly string[]): void {
  try {
    for (const line of work()) console.log(line);
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error;
    console.error(`${error.message}\nNothing was changed.`);
    process.exitCode = 1;
  }
}

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
