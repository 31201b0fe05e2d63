/**
 * `npm run deploy`: to production, or
 *
 *     npm run deploy -- --env staging        to staging
 *     npm run deploy -- --without-queues     on an account without queues
 *     npm run deploy -- --dry-run            to nowhere: shows what would be uploaded
 *     npm run deploy -- --env staging --preview pr-12    beside the live version, under an address of its own
 *
 * All else goes to wrangler. It refuses while the site would speak in nobody's name.
 */
import { cpSync, rmSync, writeFileSync } from "node:fs";

import { experimental_readRawConfig as readRawConfig } from "wrangler";

import { computeBuildId } from "../build/build-id.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { findOrigin, listFaults, parseDeployArguments, type Settings, toDeploySettings } from "./deploy-plan.ts";
import { keepOldAssets } from "./keep-old-assets.ts";
import { runTool } from "./run-tool.ts";

const FOLDER = "dist/deploy";
const CONFIG = `${FOLDER}/wrangler.json`;

const options = parseDeployArguments(process.argv.slice(2));
const settings = readRawConfig({ config: "wrangler.toml" }).rawConfig as Settings;
const faults = listFaults(settings, options);
if (faults.length > 0) {
  console.error(`Not deployed:\n  ${faults.join("\n  ")}`);
  process.exit(1);
}

const origin = findOrigin(settings, options.environment);
try {
  await buildIfNeeded();
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync("dist/client", `${FOLDER}/client`, { recursive: true });
  const kept = await keepOldAssets(origin, `${FOLDER}/client`, computeBuildId());
  console.log(
    kept
      ? `Files of ${kept.length} earlier builds go along${kept.length > 0 ? `: ${kept.join(", ")}` : ""}.`
      : `${origin} does not answer with a list of its builds: taken for a first deployment, without files of earlier ones.`,
  );
} catch (error) {
  console.error(`Not deployed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
writeFileSync(CONFIG, JSON.stringify(toDeploySettings(settings, options), null, 2));

const command = options.preview === undefined ? ["deploy"] : ["versions", "upload", "--preview-alias", options.preview];
const { status } = runTool(
  "wrangler",
  [...command, `--config=${CONFIG}`, `--env=${options.environment ?? ""}`, ...options.rest],
  { stdio: "inherit" },
);
if (status === 0 && command[0] === "deploy" && !options.rest.includes("--dry-run"))
  console.log(`\nNow check it: npm run smoke -- ${origin}`);
process.exitCode = status ?? 1;
