/** `npm run deploy`: builds and deploys to production or staging. It refuses while the site would speak in nobody's name. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { experimental_readRawConfig as readRawConfig } from "wrangler";

import { readBuildDate } from "../build/build-date.ts";
import { BUILD_DAY_STAMP, BUILD_STAMP, inBuild } from "../build/build-folder.ts";
import { computeBuildId } from "../build/build-id.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { readCommandLine } from "./command-line.ts";
import {
  DEPLOY_OPTIONS,
  findOrigin,
  listFaults,
  type Settings,
  toDeployOptions,
  toDeploySettings,
} from "./deploy-plan.ts";
import { keepOldAssets } from "./keep-old-assets.ts";
import { runTool } from "./run-tool.ts";

const FOLDER = "dist/deploy";
const CONFIG = `${FOLDER}/wrangler.json`;

const { values } = readCommandLine("npm run deploy --", {
  usage: "[--env staging] [--preview NAME] [--without-queues] [--dry-run]",
  about: [
    "Builds the site when it has changed, and deploys it to production.",
    "",
    "--env staging      to staging",
    "--preview NAME     beside the live version, under an address of its own; no visitor is led there",
    "--without-queues   on an account without queues",
    "--dry-run          to nowhere: shows what would be uploaded",
  ].join("\n"),
  options: DEPLOY_OPTIONS,
});
const options = toDeployOptions(values);
const settings = readRawConfig({ config: "wrangler.toml" }).rawConfig as Settings;
const faults = listFaults(settings, options);
if (faults.length > 0) {
  console.error(`Not deployed:\n  ${faults.join("\n  ")}`);
  process.exit(1);
}

const origin = findOrigin(settings, options.environment);
try {
  // A deployment says its day (`/healthz`), so a build of an earlier one does not go out, even with the same pages.
  const builtOn = existsSync(inBuild(BUILD_DAY_STAMP)) ? readFileSync(inBuild(BUILD_DAY_STAMP), "utf8") : undefined;
  if (builtOn !== readBuildDate()) rmSync(inBuild(BUILD_STAMP), { force: true });
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
  [...command, `--config=${CONFIG}`, `--env=${options.environment ?? ""}`, ...(options.isDryRun ? ["--dry-run"] : [])],
  { stdio: "inherit" },
);
if (status === 0 && command[0] === "deploy" && !options.isDryRun)
  console.log(`\nNow check it: npm run smoke -- ${origin}`);
process.exitCode = status ?? 1;
