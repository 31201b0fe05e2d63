/** Addresses of the newsletter and of its sign-in. */
import type { Hono } from "hono";

import { paths } from "../../src/paths.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { addEndpoint, type Endpoint } from "../http/add-endpoint.ts";
import { late } from "../http/late.ts";
import { privateResponse } from "../http/private-response.ts";

const handleSubscribe = late(async () => (await import("./subscribe.ts")).handleSubscribe);

/** Its answers are nobody else's: no other origin, no cache. */
const NEWSLETTER: Readonly<Record<string, Endpoint>> = {
  "/api/subscribe": { POST: handleSubscribe },
  "/api/subscription": {
    GET: late(async () => (await import("./find-own-subscription.ts")).handleSubscription),
  },
  [`${paths.authApi()}/user`]: { GET: late(async () => (await import("./session.ts")).handleUser) },
  [`${paths.authApi()}/token`]: { POST: late(async () => (await import("./session.ts")).handleRefresh) },
  [`${paths.authApi()}/logout`]: { POST: late(async () => (await import("./session.ts")).handleLogout) },
  "/subscribe/confirm": {
    GET: late(async () => (await import("./confirm.ts")).handleConfirmPage),
    POST: late(async () => (await import("./confirm.ts")).handleConfirm),
  },
  "/unsubscribe": {
    GET: late(async () => (await import("./unsubscribe.ts")).handleUnsubscribePage),
    POST: late(async () => (await import("./unsubscribe.ts")).handleUnsubscribe),
  },
};

export function addNewsletter(app: Hono<WorkerEnvironment>): void {
  for (const [path, endpoint] of Object.entries(NEWSLETTER)) {
    app.use(path, privateResponse());
    addEndpoint(app, path, endpoint);
  }
  // The plain form posts to its own page: a refused address comes back at one that can be opened again and kept.
  app.post(paths.subscribe(), privateResponse(), handleSubscribe);
}
