/** Starts the service worker at idle, or ends it where the site keeps nothing any more. */
import { toScriptUrl } from "../ui/trusted-scripts.ts";
import { KEEPS_PAGES, SERVICE_WORKER_PATH } from "./offline-switch.ts";

/** What the first visit has read before there was a worker. */
export interface ReadMessage {
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** The visitor pays by the byte: nothing is fetched that was not asked for. */
  readonly isThrifty: boolean;
}

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!KEEPS_PAGES) {
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    return;
  }
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(toScriptUrl(SERVICE_WORKER_PATH), { updateViaCache: "none" });
  const { active } = await serviceWorker.ready;
  if (!isFirst || !active) return;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const isThrifty = (navigator as Connection).connection?.saveData === true;
  active.postMessage({ pages: [location.href], files, isThrifty } satisfies ReadMessage);
}
