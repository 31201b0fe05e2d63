import type { Bindings } from "../environment.ts";

export interface SupabaseConfiguration {
  readonly url: string;
  /** May be known to everyone: row-level security stands behind it. */
  readonly publishableKey: string;
  /** Never leaves the Worker. */
  readonly secretKey: string;
  /** Most mails to all addresses together, in 24 hours. */
  readonly mailsADay?: number;
}

/** Ten times what a busy day of a new site brings; NEWSLETTER_MAILS_A_DAY says otherwise. */
export const MAILS_A_DAY = 1_000;

const VARIABLES = ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"] as const;

/** Names of what the newsletter cannot do without. A URL must be an origin, without a path. */
export function listMissingConfiguration(env: Bindings): readonly string[] {
  return VARIABLES.filter((name) => (name === "SUPABASE_URL" ? !findSupabaseOrigin(env) : !env[name]));
}

/** Undefined when something is missing. */
export function findConfiguration(env: Bindings): SupabaseConfiguration | undefined {
  const url = findSupabaseOrigin(env);
  const { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = env;
  // What is no number is a typing error, which should not open the door.
  const mailsADay = Number(env.NEWSLETTER_MAILS_A_DAY ?? MAILS_A_DAY) || MAILS_A_DAY;
  return url && publishableKey && secretKey ? { url, publishableKey, secretKey, mailsADay } : undefined;
}

/** The origin of the configured Supabase, or undefined when there is none or it is not one. */
export function findSupabaseOrigin(env: Partial<Bindings>): string | undefined {
  if (!env.SUPABASE_URL || !URL.canParse(env.SUPABASE_URL)) return undefined;
  const url = new URL(env.SUPABASE_URL);
  const isOrigin = /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.username === "";
  return isOrigin ? url.origin : undefined;
}
