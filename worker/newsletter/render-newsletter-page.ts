/** Pages of the newsletter that a stored copy must not exist of: with a token in the address, or after a post. */
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";

import { type NewsletterState, newsletterState } from "../../src/newsletter/newsletter-state.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderPage } from "../pages/render-page.tsx";
import { readSiteOptions } from "../site-options.ts";

/**
 * Renders around the page cache: nothing is looked up in it and nothing put into it.
 * Without analytics: they would send the address, and the token in it, to others.
 */
export async function renderNewsletterPage(
  context: Context<WorkerEnvironment>,
  path: string,
  state: NewsletterState,
): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(newsletterState, state);
  const { origin } = readSiteOptions(context.env);
  return renderPage(path, { origin }, provider);
}
