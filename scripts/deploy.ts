/** `npm run deploy`: wrangler's own, but not while the site would speak in nobody's name. Arguments go to wrangler. */
import { globSync, readFileSync } from "node:fs";

import { unstable_readConfig as readConfig } from "wrangler";

import { listPlaceholders } from "../worker/placeholders.ts";
import { runTool } from "./run-tool.ts";

const { vars } = readConfig({ config: "wrangler.toml" });
const placeholders = [
  ...listPlaceholders({ siteOrigin: String(vars["SITE_ORIGIN"] ?? "") }),
  // Texts name the mailbox, too.
  ...globSync("src/content/**/*.mdx").filter((file) => /@[\w.-]+\.example\b/.test(readFileSync(file, "utf8"))),
];
if (placeholders.length > 0) {
  console.error(`Not deployed: these are still the project's placeholders.\n  ${placeholders.join("\n  ")}`);
  process.exit(1);
}
process.exitCode = runTool("wrangler", ["deploy", ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
