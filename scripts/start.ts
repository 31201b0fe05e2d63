/**
 * `npm start`: builds the site unless this very source is built already, starts the
 * local Supabase, serves the built Worker with wrangler and says what is where. Ends
 * on Ctrl-C.
 */
import { BUILT_WORKER, inBuild } from "../build/build-folder.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { readCommandLine } from "./command-line.ts";
import { passWithoutNotices } from "./drop-notices.ts";
import { SITE_PORT } from "./local-settings.ts";
import { startTool } from "./run-tool.ts";
import { requireFreePorts, startNewsletter, startSweeping, toVariables } from "./start-newsletter.ts";

const url = `http://localhost:${SITE_PORT}`;

readCommandLine("npm start", {
  about: `Builds the site and serves it on ${url}, with a local Supabase. PORT=8788 takes another port.`,
});
await requireFreePorts("npm start");
await buildIfNeeded();
const supabase = await startNewsletter(url);

const wrangler = startTool(
  "wrangler",
  [
    "dev",
    `--config=${inBuild(BUILT_WORKER)}`,
    `--port=${SITE_PORT}`,
    "--show-interactive-dev-session=false",
    "--log-level=warn",
    // Addresses in answers and feeds lead to this very site.
    ...Object.entries({ ...toVariables(supabase), SITE_ORIGIN: url }).map(([name, value]) => `--var=${name}:${value}`),
  ],
  { stdin: "ignore" },
);

passWithoutNotices(wrangler.stdout, process.stdout);
passWithoutNotices(wrangler.stderr, process.stderr);

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    isEnding = true;
    wrangler.kill("SIGINT");
  });
}
wrangler.on("exit", async (code) => {
  await supabase.close();
  if (isEnding) console.log("\nStopped.");
  process.exit(isEnding ? 0 : (code ?? 1));
});

if (await isAnswering(`${url}/healthz`)) {
  // The first page loads what all others need: nobody should wait for that.
  await (await fetch(url)).text();
  const stopSweeping = startSweeping(url);
  wrangler.once("exit", stopSweeping);
  console.log(
    [
      "",
      `  Waycard   ${url}`,
      `  Health    ${url}/healthz`,
      `  API       ${url}/developers`,
      `  Supabase  ${supabase.url} (its mails appear here, and at ${supabase.url}/mails)`,
      "",
      "  Ctrl-C stops it.",
      "",
    ].join("\n"),
  );
} else if (!isEnding) {
  console.error("The Worker did not answer within a minute; what it said stands above.");
  wrangler.kill("SIGINT");
}

async function isAnswering(address: string): Promise<boolean> {
  for (let attempt = 0; attempt < 240 && !isEnding; attempt += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
