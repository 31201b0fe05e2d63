/** Serves the built Worker in workerd for all Worker, contract and browser tests. */
import type { TestProject } from "vitest/node";
import { createTestHarness } from "wrangler";

declare module "vitest" {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

let shared: { readonly url: string; users: number; close: () => Promise<void> } | undefined;

/** Projects share the one server; the last to end closes it. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  shared ??= await start();
  shared.users += 1;
  const server = shared;
  project.provide("siteUrl", server.url);
  return async () => {
    server.users -= 1;
    if (server.users === 0) {
      shared = undefined;
      await server.close();
    }
  };
}

async function start() {
  const harness = createTestHarness({ workers: [{ configPath: "dist/waycard/wrangler.json" }] });
  const { url } = await harness.listen();
  return { url: url.origin, users: 0, close: () => harness.close() };
}
