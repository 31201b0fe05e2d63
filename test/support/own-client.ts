/**
 * Gives every request that a test sends to the site a client of its own. All tests
 * together ask for more in a minute than one client may: where they run fast
 * enough, the last ones would be refused for what the others did.
 */
import { inject } from "vitest";

import { makeClient } from "./newsletter-visitor.ts";

const site = inject("siteUrl");
const send = globalThis.fetch;

globalThis.fetch = function fetchAsOwnClient(input, init = {}) {
  const { url, headers: given } = input instanceof Request ? input : { url: new URL(input).href, headers: undefined };
  const headers = new Headers(init.headers ?? given);
  if (!url.startsWith(site) || headers.has("CF-Connecting-IP")) return send(input, init);
  headers.set("CF-Connecting-IP", makeClient());
  return send(input, { ...init, headers });
};
