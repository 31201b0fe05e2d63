/**
 * The rooms' import rules are the linter's; here is the proof that they bite. The linter
 * runs with our configuration in a tree of its own: nothing is written into ours, where
 * other tests and the build's own name read the sources.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

const REFUSED: readonly (readonly [string, string])[] = [
  ["src/catalog", "../rewards/spend.ts"],
  ["src/rewards", "../catalog/cards.ts"],
  ["src/rewards", "../pages/labels.ts"],
  ["src/rewards", "react"],
  ["src/islands", "../catalog/cards.ts"],
  ["src/islands", "../pages/labels.ts"],
  ["src/islands", "react-router"],
  ["src/ui", "../pages/labels.ts"],
  ["src/pages", "../../worker/log.ts"],
  ["src/search", "../../worker/log.ts"],
];
const ALLOWED: readonly (readonly [string, string])[] = [
  ["src/rewards", "../catalog/card.ts"],
  ["src/islands", "../paths.ts"],
  ["src/pages", "../rewards/spend.ts"],
];

const ROOT = path.join(import.meta.dirname, "../..");
const OXLINT = path.join(ROOT, "node_modules/oxlint/bin/oxlint");

/** Rooms and imports that the linter complained of, each as `room import`. */
const complaints = new Set<string>();
let linted = 0;

/** One run over a file for each import, put where the rule is about. */
beforeAll(() => {
  const tree = mkdtempSync(path.join(tmpdir(), "waycard-imports-"));
  copyFileSync(path.join(ROOT, ".oxlintrc.json"), path.join(tree, ".oxlintrc.json"));
  const probes = [...REFUSED, ...ALLOWED].map(([room, from], index) => ({ room, from, file: `${room}/${index}.ts` }));
  for (const { room, from, file } of probes) {
    mkdirSync(path.join(tree, room), { recursive: true });
    writeFileSync(path.join(tree, file), `import { probe } from "${from}";\nexport const used = probe;\n`);
  }
  const { stdout } = spawnSync(process.execPath, [OXLINT, "--format=json"], { cwd: tree, encoding: "utf8" });
  rmSync(tree, { recursive: true, force: true });
  const { diagnostics, number_of_files: count } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
    readonly number_of_files: number;
  };
  linted = count;
  for (const { code, filename } of diagnostics) {
    const probe = probes.find(({ file }) => path.normalize(file) === path.normalize(filename));
    if (probe && code === "eslint(no-restricted-imports)") complaints.add(`${probe.room} ${probe.from}`);
  }
});

describe("the linter", () => {
  test.each(REFUSED)("refuses in %s an import of %s", (room, from) => {
    expect(complaints).toContain(`${room} ${from}`);
  });

  test.each(ALLOWED)("does not refuse in %s an import of %s", (room, from) => {
    expect(linted).toBe(REFUSED.length + ALLOWED.length);
    expect(complaints).not.toContain(`${room} ${from}`);
  });
});
