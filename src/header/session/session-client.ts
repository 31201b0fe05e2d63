/** The identity client: the only module that brings supabase-js into the browser, and only to those with a session. */
import { AuthClient } from "@supabase/supabase-js";

import { SESSION_KEY } from "./session-store.ts";

export type SessionClient = InstanceType<typeof AuthClient>;

export interface SessionConfig {
  readonly url: string;
  readonly publishableKey: string;
}

export function createSessionClient({ url, publishableKey }: SessionConfig): SessionClient {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // Links lead to a page with a button; nothing is signed in by an address.
    detectSessionInUrl: false,
  });
}
