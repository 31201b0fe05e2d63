/**
 * Looks at a running site from outside, after a deployment or before one:
 *
 *     node scripts/smoke-test.ts https://www.example.com
 *     node scripts/smoke-test.ts --env staging      at the origin that wrangler.toml names
 *
 * It only reads. Ends with 0 when every check holds, with 1 otherwise.
 */
import { readFileSync } from "node:fs";

import { BUILD_DAY_STAMP, BUILD_STAMP, inBuild } from "../build/build-folder.ts";
import { checkSite, type CheckResult, readHealth } from "./check-site.ts";
import { endWithUsage, readCommandLine } from "./command-line.ts";
import type { Settings } from "./deploy-plan.ts";
import { waitForBuild } from "./wait-for-build.ts";

const MARKS = { ok: "ok  ", warn: "warn", fail: "FAIL" } as const;

function printTable(results: readonly CheckResult[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, outcome, note } of results) console.log(`  ${MARKS[outcome]}  ${name.padEnd(width)}  ${note}`);
}

/** Imported for this alone: with an address the test runs without any package. */
async function readOrigin(environment: string): Promise<string> {
  const [{ experimental_readRawConfig: readRawConfig }, { findOrigin }] = await Promise.all([
    import("wrangler"),
    import("./deploy-plan.ts"),
  ]);
  const { rawConfig } = readRawConfig({ config: "wrangler.toml" });
  return findOrigin(rawConfig as Settings, environment === "production" ? undefined : environment);
}

async function requireDeployed(origin: string): Promise<void> {
  const read = (stamp: string) => readFileSync(inBuild(stamp), "utf8");
  const deployed = { build: read(BUILD_STAMP), builtOn: read(BUILD_DAY_STAMP) };
  const fault = await waitForBuild(deployed, { readHealth: () => readHealth(origin) });
  if (fault === undefined) return;
  console.error(`${origin} ${fault}.`);
  process.exit(1);
}

const NAME = "npm run smoke --";
const FORM = {
  usage: "[https://www.example.com | --env staging] [--deployed]",
  about:
    "Checks a running site from outside and only reads. Without an address: http://localhost:8787.\n\n--env staging   the address that wrangler.toml has for it\n--deployed      waits first until the build in dist/ is the one that answers",
  options: { env: { type: "string" }, deployed: { type: "boolean", default: false } },
  positionals: [0, 1],
} as const;
const { values, positionals } = readCommandLine(NAME, FORM);
const [given = values.env === undefined ? "http://localhost:8787" : await readOrigin(values.env)] = positionals;
if (!URL.canParse(given)) endWithUsage(`"${given}" is no address.`, NAME, FORM);
const { origin } = new URL(given);
console.log(`\nSmoke test of ${origin}\n`);
if (values.deployed) await requireDeployed(origin);
const results = await checkSite(origin);
printTable(results);
const count = (outcome: CheckResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
console.log(`\n${count("ok")} ok, ${count("warn")} to look at, ${count("fail")} failed`);
process.exitCode = count("fail") > 0 ? 1 : 0;
