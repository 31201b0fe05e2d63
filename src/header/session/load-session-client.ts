/** Fetches the identity client, once, when there is a session to look after. */
import type { SessionClient } from "./session-client.ts";

let client: Promise<SessionClient> | undefined;

/** @throws Error when the script cannot be fetched; the next call tries again */
export function loadSessionClient(): Promise<SessionClient> {
  client ??= import("./session-client.ts").then(
    ({ createSessionClient }) => createSessionClient(),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
