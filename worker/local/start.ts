/**
 * `npm start`: builds the site unless this very source is built already, then
 * serves the built Worker with wrangler and says what is where. Ends on Ctrl-C.
 */
import { spawn } from "node:child_process";

import { buildIfNeeded } from "./build-if-needed.ts";
import { isPortFree } from "./is-port-free.ts";

const PORT = Number(process.env["PORT"] ?? 8787);
const url = `http://localhost:${PORT}`;

if (!(await isPortFree(PORT))) {
  console.error(
    `Port ${PORT} is taken by another program. End that program, or choose another port: PORT=${PORT + 1} npm start`,
  );
  process.exit(1);
}

await buildIfNeeded();

const wrangler = spawn(
  "wrangler",
  [
    "dev",
    "--config=dist/waycard/wrangler.json",
    `--port=${PORT}`,
    "--show-interactive-dev-session=false",
    "--log-level=warn",
  ],
  { stdio: ["ignore", "inherit", "pipe"], env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
);

// Without a network wrangler cannot ask where it is and says so at length; the site does not care.
wrangler.stderr.on("data", (chunk: Buffer) => {
  const text = chunk.toString();
  if (!/Request\.cf|workers\.cloudflare\.com|GetAddrInfoReqWrap/.test(text)) process.stderr.write(text);
});

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    isEnding = true;
    wrangler.kill("SIGINT");
  });
}
wrangler.on("exit", (code) => {
  if (isEnding) console.log("\nStopped.");
  process.exit(isEnding ? 0 : (code ?? 1));
});

if (await isAnswering(`${url}/healthz`)) {
  console.log(`\n  Waycard   ${url}\n  Health    ${url}/healthz\n  API       ${url}/developers\n\n  Ctrl-C stops it.\n`);
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
