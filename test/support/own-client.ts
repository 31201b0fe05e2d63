/**
 * Gives every request that a test sends to the site a client and a connection of its own. All tests together ask for
 * more in a minute than one client may: where they run fast enough, the last ones would be refused for what the others
 * did. And the site ends a kept connection after five seconds: a test that computes for as long has not heard of it yet
 * when it sends its next request that way.
 */
import { inject } from "vitest";

import { makeClient } from "./newsletter-visitor.ts";

const site = inject("siteUrl");
const send = globalThis.fetch;

globalThis.fetch = function fetchAsOwnClient(input, init = {}) {
  const { url, headers: given } = input instanceof Request ? input : { url: new URL(input).href, headers: undefined };
  const headers = new Headers(init.headers ?? given);
  if (!url.startsWith(site)) return send(input, init);
  if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", makeClient());
  headers.set("Connection", "close");
  return send(input, { ...init, headers });
};
