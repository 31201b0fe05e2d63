/**
 * Files of the browser's code that need each other run in an order that nobody chose: a list at the top of one is read
 * before the other has made it, and every island of the page stays asleep.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";

const FOLDER = inBuild("client/assets");
const IMPORT = /\bimport\s*(?:[^"'`()]*?from)?\s*["'`]\.\/([^"'`]+)["'`]/g;
/** An entry that only hands on what another file holds has no code that could run too early. */
const MAX_FACADE_BYTES = 300;

test("no file needs one that needs it", () => {
  const needs = new Map<string, readonly string[]>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".js"))) {
    const code = readFileSync(path.join(FOLDER, file), "utf8");
    const isFacade = code.length < MAX_FACADE_BYTES;
    needs.set(file, isFacade ? [] : [...code.matchAll(IMPORT)].map(([, name = ""]) => name));
  }
  expect([...needs.values()].flat().length).toBeGreaterThan(50);
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, before: readonly string[]): void => {
    if (before.includes(file)) circles.push([...before.slice(before.indexOf(file)), file].join(" → "));
    else if (!done.has(file)) for (const next of needs.get(file) ?? []) follow(next, [...before, file]);
    done.add(file);
  };
  for (const file of needs.keys()) follow(file, []);
  expect(circles).toEqual([]);
});
