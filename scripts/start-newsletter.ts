/** What `npm start` and `npm run dev` have in common: free ports, the local Supabase, its mails in the terminal. */
import { isPortFree, LOCAL_FOLDER, SITE_PORT, SUPABASE_PORT } from "./local-settings.ts";
import { DamagedDatabaseError, type LocalSupabase, startLocalSupabase } from "./local-supabase.ts";

/** Says which port is taken, and how to choose another one, and ends the program. */
export async function requireFreePorts(command: string): Promise<void> {
  for (const [name, port] of [
    ["PORT", SITE_PORT],
    ["SUPABASE_PORT", SUPABASE_PORT],
  ] as const) {
    if (await isPortFree(port)) continue;
    console.error(
      `Port ${port} is taken by another program. End that program, or choose another port: ${name}=${port + 1} ${command}`,
    );
    process.exit(1);
  }
}

export async function startNewsletter(siteUrl: string): Promise<LocalSupabase> {
  console.log("Starting the local Supabase (the first time takes about ten seconds) …");
  return startLocalSupabase({
    folder: LOCAL_FOLDER,
    port: SUPABASE_PORT,
    siteUrl,
    onMail: ({ to, subject, link }) => console.log(`\n  Mail to ${to}: ${subject}\n  ${link}\n`),
  }).catch((error: unknown) => {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}

const SWEEP_EVERY_MS = 60_000;

/**
 * Has the Worker send what an earlier run accepted and did not get to, now and every minute: the clock of
 * wrangler.toml does not run on this machine. Returns what ends it.
 */
export function startSweeping(siteUrl: string): () => void {
  const sweep = () => void fetch(`${siteUrl}/cdn-cgi/local/scheduled`).catch(() => undefined);
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

/** Variables of the Worker that name the local Supabase. */
export function toVariables(supabase: LocalSupabase): Readonly<Record<string, string>> {
  return {
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    // The emulated queue lives in memory.
    QUEUE_FORGETS: "yes",
    // Nobody gets these mails, and a load test sends more than a day's number.
    NEWSLETTER_MAILS_A_DAY: "1000000",
  };
}
