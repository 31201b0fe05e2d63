/** The identity client: the only module that brings supabase-js into the browser, and only to those with a session. */
import { AuthClient } from "@supabase/supabase-js";

import { paths } from "../../paths.ts";
import { SESSION_KEY } from "./session-store.ts";

export type SessionClient = InstanceType<typeof AuthClient>;

/** Speaks to this site alone, which passes on what a session needs (worker/newsletter/session.ts). */
export function createSessionClient(): SessionClient {
  return new AuthClient({
    url: new URL(paths.authApi(), location.origin).href,
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // Links lead to a page with a button; nothing is signed in by an address.
    detectSessionInUrl: false,
  });
}
