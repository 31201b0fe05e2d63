/** The rooms' import rules are the linter's; here is the proof that they bite. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, describe, expect, test } from "vitest";

const files: string[] = [];
afterAll(() => {
  for (const file of files) rmSync(file, { force: true });
});

/** What the linter says of a file with one import, put where the rule is about. */
function lintImport(directory: string, from: string): string {
  const file = path.join(directory, `rule-probe-${files.length}.ts`);
  mkdirSync(directory, { recursive: true });
  files.push(file);
  writeFileSync(file, `import { probe } from "${from}";\nexport const used = probe;\n`);
  const { stdout } = spawnSync("oxlint", [file], { encoding: "utf8" });
  return stdout;
}

describe("the linter refuses", () => {
  test.each([
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
  ])("in %s an import of %s", (directory, from) => {
    expect(lintImport(directory, from)).toContain("no-restricted-imports");
  });

  test.each([
    ["src/rewards", "../catalog/card.ts"],
    ["src/islands", "../paths.ts"],
    ["src/pages", "../rewards/spend.ts"],
  ])("but not in %s one of %s", (directory, from) => {
    expect(lintImport(directory, from)).not.toContain("no-restricted-imports");
  });
});
