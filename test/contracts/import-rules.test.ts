/**
 * Who may import whom, and how long the engine's functions are, are the linter's rules; here is the proof that they bite,
 * in a tree of probes outside of the project. And what the rules are for: the browser
 * gets no catalog data, no pages and no router, by whatever detour.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

const REFUSED = [
  ["src/catalog/probe.ts", "../engine/spend.ts"],
  ["src/catalog/probe.ts", "../paths.ts"],
  ["src/engine/probe.ts", "../catalog/cards.ts"],
  ["src/engine/probe.ts", "../words/format.ts"],
  ["src/engine/probe.ts", "../pages/page.ts"],
  ["src/engine/probe.ts", "react"],
  ["src/engine/value/probe.ts", "../../words/format.ts"],
  ["src/engine/value/probe.ts", "../../catalog/program.ts"],
  ["src/engine/value/probe.ts", "../wallet/search-wallets.ts"],
  ["src/engine/wallet/probe.ts", "../plan/plan.ts"],
  ["src/engine/plan/probe.ts", "../goal/plan-trip.ts"],
  ["src/engine/plan/probe.ts", "../make-plan.ts"],
  ["src/engine/plan/probe.ts", "../../words/format.ts"],
  ["src/engine/goal/probe.ts", "../make-plan.ts"],
  ["src/words/probe.ts", "../ui/icon.tsx"],
  ["src/search/probe.ts", "../tools/shared/tool-records.ts"],
  ["src/search/probe.ts", "../../worker/log.ts"],
  ["src/content/probe.ts", "../../build/build-id.ts"],
  ["src/content/probe.ts", "../seo/page-head.ts"],
  ["src/seo/probe.ts", "../page/page-route.ts"],
  ["src/ui/probe.ts", "../page/page-route.ts"],
  ["src/ui/probe.ts", "../asking/read.ts"],
  ["src/ui/probe.ts", "../tools/shared/tool-records.ts"],
  ["src/ui/probe.ts", "../catalog/queries.ts"],
  ["src/ui/probe.ts", "../islands/registry.ts"],
  ["src/asking/probe.ts", "../tools/shared/tool-records.ts"],
  ["src/page/probe.ts", "../tools/shared/tool-records.ts"],
  ["src/tools/analyzer/probe-tool.tsx", "../../catalog/queries.ts"],
  ["src/tools/analyzer/probe.ts", "../planner/planner-question.ts"],
  ["src/tools/analyzer/probe-page.tsx", "../../../worker/log.ts"],
  ["src/tools/analyzer/probe-page.tsx", "../../pages/home/home-page.tsx"],
  ["src/tools/shared/probe.ts", "../analyzer/analyze.ts"],
  ["src/tools/live/probe.ts", "../../page/computed-cards.ts"],
  ["src/tools/live/probe.ts", "../../islands/registry.ts"],
  ["src/header/probe.ts", "../catalog/queries.ts"],
  ["src/header/session/probe.ts", "../../pages/page.ts"],
  ["src/consent/probe.ts", "../catalog/queries.ts"],
  ["src/newsletter/probe-form.tsx", "../catalog/queries.ts"],
  ["src/glance/probe.tsx", "../pages/home/home-page.tsx"],
  ["src/pages/probe.ts", "../tools/analyzer/analyze.ts"],
  ["src/pages/probe.ts", "../islands/registry.ts"],
  ["src/pages/probe.ts", "../../worker/log.ts"],
  ["src/islands/probe.ts", "../catalog/cards.ts"],
  ["src/islands/probe.ts", "../pages/home/home-page.tsx"],
  ["src/islands/probe.ts", "react-router"],
  ["worker/cache/probe.ts", "../http/problem.ts"],
  ["worker/cache/probe.ts", "../pages/handle-page.ts"],
  ["worker/http/probe.ts", "../pages/handle-page.ts"],
  ["worker/http/probe.ts", "../newsletter/configuration.ts"],
  ["worker/http/probe.ts", "../cache/page-cache.ts"],
  ["worker/api/probe.ts", "../../build/build-id.ts"],
  ["worker/feeds/probe.ts", "../../scripts/start.ts"],
] as const;

/** A function of so many lines. */
const makeFunction = (lines: number) =>
  `export function probe() {\n${'  globalThis.name = "";\n'.repeat(lines - 2)}}\n`;
/** In the engine: which of these functions are too long. */
const LENGTHS = [
  ["src/engine/plan/sixty.ts", 60, false],
  ["src/engine/plan/longer.ts", 61, true],
  ["src/engine/plan/longer.test.ts", 61, false],
  ["src/engine/plan/test-longer.ts", 61, false],
  ["src/tools/analyzer/longer.ts", 61, false],
] as const;

const tree = mkdtempSync(path.join(tmpdir(), "import-rules-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** By the probe's path: whether the linter refused its import, or its length. */
const refused = new Set<string>();
const tooLong = new Set<string>();
const nameProbe = (file: string, index: number) => file.replace("probe", `probe-${index}`);

beforeAll(() => {
  copyFileSync(".oxlintrc.json", path.join(tree, ".oxlintrc.json"));
  for (const [index, [file, from]] of REFUSED.entries()) {
    const target = path.join(tree, nameProbe(file, index));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `import { probe } from "${from}";\nexport const used = probe;\n`);
  }
  for (const [file, lines] of LENGTHS) writeFileSync(path.join(tree, file), makeFunction(lines));
  const { stdout } = spawnSync("oxlint", ["--format", "json", "."], { cwd: tree, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) {
    if (code.includes("no-restricted-imports")) refused.add(filename);
    if (code.includes("max-lines-per-function")) tooLong.add(filename);
  }
});

describe("the linter", () => {
  test.each(LENGTHS)("of %s with a function of %i lines says whether that is too long: %s", (file, _, isTooLong) =>
    expect(tooLong.has(file)).toBe(isTooLong),
  );

  test.each(REFUSED.map(([file, from], index) => [file, from, nameProbe(file, index)]))(
    "refuses in %s an import of %s",
    (_, __, probe) => expect(refused).toContain(probe),
  );
});

/** Modules that a module brings along; types bring nothing. */
function listImports(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found = code.matchAll(
    /^(?:import|export)\s+(?!type\b)[^;"]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)|new URL\("([^"]+)", import\.meta\.url\)/gm,
  );
  return [...found]
    .filter(([statement]) => !/^\w+\s+\{(?:\s*type\s[^,}]+,?)+\s*\}/.test(statement))
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? "");
}

test("nothing that the browser gets leads to catalog data, texts, pages, the router or the Worker", () => {
  const reached = new Map<string, string>([["src/islands/loader.ts", ""]]);
  const packages = new Map<string, string>();
  for (const [file] of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const from of listImports(file)) {
      if (!from.startsWith(".")) packages.set(from, file);
      else {
        const target = path.join(path.dirname(file), from.replace(/\?.*$/, ""));
        expect(existsSync(target), `${target}, imported in ${file}`).toBe(true);
        if (!reached.has(target)) reached.set(target, file);
      }
    }
  }
  expect([...reached.keys()]).toContain("src/islands/rewards-worker.ts");
  expect([...reached.keys()]).toContain("src/tools/analyzer/analyzer-tool.tsx");
  const wrong = [...reached].filter(([file]) =>
    /^(?:worker|build|scripts|src\/pages|src\/content)\/|src\/catalog\/(?:cards|queries)|content-index/.test(file),
  );
  expect(wrong).toEqual([]);
  const foreign = [...packages].filter(([name]) =>
    /^(?:react-router|hono|valibot|virtual:(?:computed|content))/.test(name),
  );
  expect(foreign).toEqual([]);
});
