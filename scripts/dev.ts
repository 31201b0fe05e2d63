/** `npm run dev`: the local Supabase, and the site from its sources with Vite. Ends on Ctrl-C. */
import { readCommandLine } from "./command-line.ts";
import { passWithoutNotices } from "./drop-notices.ts";
import { SITE_PORT } from "./local-settings.ts";
import { startTool } from "./run-tool.ts";
import { requireFreePorts, startNewsletter, startSweeping, toVariables } from "./start-newsletter.ts";

readCommandLine("npm run dev", {
  about: "Serves the site from its sources, with a local Supabase; edits appear at once. PORT=8788 takes another port.",
});
await requireFreePorts("npm run dev");
const supabase = await startNewsletter(`http://localhost:${SITE_PORT}`);

// vite.config.ts hands the local Supabase to the Worker, and nothing else of this environment.
const vite = startTool("vite", ["dev", `--port=${SITE_PORT}`, "--strictPort"], {
  stdin: "inherit",
  env: toVariables(supabase),
});

passWithoutNotices(vite.stdout, process.stdout);
passWithoutNotices(vite.stderr, process.stderr);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.kill(signal));
const stopSweeping = startSweeping(`http://localhost:${SITE_PORT}`);
vite.on("exit", async (code) => {
  stopSweeping();
  await supabase.close();
  process.exit(code ?? 0);
});
