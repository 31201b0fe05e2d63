import { useEffect, useState } from "react";

import { paths } from "../paths.ts";
import { findUnsubscribeToken } from "../header/session/find-unsubscribe-token.ts";
import { loadSessionClient } from "../header/session/load-session-client.ts";
import { hasStoredSession } from "../header/session/session-store.ts";

const LINK_PATIENCE_MS = 15_000;

/** For a signed-in visitor without a link: a button that ends the subscription of the signed-in address. */
export function EndOwnSubscription() {
  const [token, setToken] = useState("");

  useEffect(() => {
    if (!hasStoredSession()) return;
    const find = async () => setToken(await findUnsubscribeToken(await loadSessionClient(), LINK_PATIENCE_MS));
    // Without the provider the page's other way remains.
    find().catch(() => undefined);
  }, []);

  if (token === "") return null;
  return (
    <div className="panel prose mb-6">
      <p>You're signed in on this browser.</p>
      <EndForm token={token} />
    </div>
  );
}

export function EndForm({ token }: { readonly token: string }) {
  return (
    <form action={paths.unsubscribe(token)} method="post">
      <button className="btn btn-primary" type="submit">
        Unsubscribe
      </button>
    </form>
  );
}
