/** Serves the built Worker in workerd, with a Supabase of its own, for all Worker, contract and browser tests. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { TestProject } from "vitest/node";
import { createTestHarness } from "wrangler";

import { BUILT_WORKER, inBuild } from "../../build/build-folder.ts";
import { buildIfNeeded } from "../../scripts/build-if-needed.ts";
import { startLocalSupabase } from "../../scripts/local-supabase.ts";
import { toVariables } from "../../scripts/start-newsletter.ts";

declare module "vitest" {
  export interface ProvidedContext {
    siteUrl: string;
    /** What `read-site-page.ts` has asked for. */
    pagesFolder: string;
    supabaseUrl: string;
    supabasePublishableKey: string;
    supabaseSecretKey: string;
  }
}

/** Tests know the site by this name, whatever an operator has set in wrangler.toml. */
const TEST_ORIGIN = "https://waycard.example";

let shared: Promise<Awaited<ReturnType<typeof start>>> | undefined;
let users = 0;

/** Projects share the one server; the last to end closes it. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  users += 1;
  shared ??= start();
  const { url, pagesFolder, supabase, close } = await shared;
  project.provide("siteUrl", url);
  project.provide("pagesFolder", pagesFolder);
  project.provide("supabaseUrl", supabase.url);
  project.provide("supabasePublishableKey", supabase.publishableKey);
  project.provide("supabaseSecretKey", supabase.secretKey);
  return async () => {
    users -= 1;
    if (users > 0) return;
    shared = undefined;
    await close();
  };
}

async function start() {
  // `npm test` has built it by now; whoever runs Vitest by itself must not test what was built before an edit.
  await buildIfNeeded();
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-site-"));
  const pagesFolder = path.join(folder, "pages");
  mkdirSync(pagesFolder);
  // Links in mails start with this; tests put the site's address in its place.
  const supabase = await startLocalSupabase({
    folder: path.join(folder, "supabase"),
    port: 0,
    siteUrl: "http://site.invalid",
  });
  const harness = createTestHarness({
    workers: [{ configPath: inBuild(BUILT_WORKER), vars: { ...toVariables(supabase), SITE_ORIGIN: TEST_ORIGIN } }],
  });
  const { url } = await harness.listen();
  const close = async () => {
    await harness.close();
    await supabase.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: url.origin, pagesFolder, supabase, close };
}
