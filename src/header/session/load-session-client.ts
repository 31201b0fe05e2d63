/** Fetches the identity client and where its server is, once, when there is a session to look after. */
import { paths } from "../../paths.ts";
import type { SessionClient, SessionConfig } from "./session-client.ts";

let client: Promise<SessionClient> | undefined;

/** @throws Error when script or configuration cannot be fetched; the next call tries again */
export function loadSessionClient(): Promise<SessionClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function load(): Promise<SessionClient> {
  const [{ createSessionClient }, response] = await Promise.all([
    import("./session-client.ts"),
    fetch(paths.sessionConfigApi()),
  ]);
  if (!response.ok) throw new Error(`The session's configuration answered ${response.status}`);
  return createSessionClient((await response.json()) as SessionConfig);
}
