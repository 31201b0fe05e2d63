import { useCallback, useEffect, useState } from "react";

import { findUnsubscribeToken } from "./find-unsubscribe-token.ts";
import { loadSessionClient } from "./load-session-client.ts";
import { hasStoredSession, watchExpectedSession, watchStoredSession } from "./session-store.ts";

/** Nobody who signs out waits longer for a link that is only a convenience. */
const LINK_PATIENCE_MS = 1_500;

export interface SessionState {
  /** Null until it is known: on the server, while hydrating, and while the provider is asked. */
  readonly isSignedIn: boolean | null;
  /** Signs this browser out. Resolves to the token that ends the newsletter itself, or an empty string. */
  readonly signOut: () => Promise<string>;
}

/**
 * Signed in or not, as the identity provider's own events say, in this tab and in
 * all others. Without a session nothing is fetched; when the provider cannot be
 * reached nobody is signed in.
 */
export function useSession(): SessionState {
  const [isSignedIn, setIsSignedIn] = useState<boolean | null>(null);

  useEffect(() => {
    let isMounted = true;
    let isFollowing = false;
    let stopFollowing = () => {};
    const follow = async () => {
      if (isFollowing) return;
      isFollowing = true;
      try {
        const client = await loadSessionClient();
        if (!isMounted) return;
        const { data } = client.onAuthStateChange((_event, session) => setIsSignedIn(session !== null));
        stopFollowing = () => data.subscription.unsubscribe();
      } catch {
        isFollowing = false;
        setIsSignedIn(false);
      }
    };
    const look = () => {
      if (hasStoredSession()) void follow();
      else setIsSignedIn(false);
    };
    look();
    const stopWatching = [watchStoredSession(look), watchExpectedSession(() => void follow())];
    return () => {
      isMounted = false;
      stopFollowing();
      for (const stop of stopWatching) stop();
    };
  }, []);

  const signOut = useCallback(async () => {
    const client = await loadSessionClient();
    // Asked for first: once signed out, nobody can say whose subscription it is.
    const token = await findUnsubscribeToken(client, LINK_PATIENCE_MS);
    // This device is signed out before the provider is told, so a slow one holds up nothing.
    client.signOut({ scope: "local" }).catch(() => undefined);
    return token;
  }, []);

  return { isSignedIn, signOut };
}
