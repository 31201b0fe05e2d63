/** `npm run dev`: the local Supabase, and the site from its sources with Vite. Ends on Ctrl-C. */
import { spawn } from "node:child_process";

import { passWithoutOfflineNotice } from "./drop-offline-notice.ts";
import { SITE_PORT } from "./local-settings.ts";
import { requireFreePorts, startNewsletter, toVariables } from "./start-newsletter.ts";

await requireFreePorts("npm run dev");
const supabase = await startNewsletter(`http://localhost:${SITE_PORT}`);

// The plugin hands this environment to the Worker, so only what is needed goes into it.
const vite = spawn("vite", ["dev", `--port=${SITE_PORT}`, "--strictPort"], {
  stdio: ["inherit", "pipe", "pipe"],
  env: {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
    ...toVariables(supabase),
  },
});

passWithoutOfflineNotice(vite.stdout, process.stdout);
passWithoutOfflineNotice(vite.stderr, process.stderr);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.kill(signal));
vite.on("exit", async (code) => {
  await supabase.close();
  process.exit(code ?? 0);
});
