/**
 * `npm run referee`: what takes too long for every `npm test`. Each test works on a copy, on nothing but numbers, or asks
 * the built site with the whole of what `npm test` takes a sample of.
 */
import path from "node:path";

import { defineConfig } from "vitest/config";

import { siteModules } from "../../build/plugins/site-modules.ts";
import { useTestBuild } from "../support/build-date.ts";

// As in vitest.config.ts: the build and the tests have one day, and one folder.
useTestBuild();

const root = path.join(import.meta.dirname, "../..");
const shared = { root, plugins: [...siteModules()] };

export default defineConfig({
  root,
  test: {
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      { ...shared, test: { name: "alone", include: ["test/referee/*.test.ts", "test/referee/**/*.referee.ts"] } },
      {
        ...shared,
        test: {
          name: "postgres",
          include: ["worker/newsletter/real-postgres.worker.test.ts"],
          globalSetup: ["./test/referee/postgres/install.ts"],
        },
      },
      {
        ...shared,
        test: {
          name: "firefox",
          include: ["test/browser/firefox.browser.ts"],
          globalSetup: ["./test/referee/firefox/install.ts", "./test/support/serve-site.ts"],
        },
      },
      {
        ...shared,
        test: {
          name: "whole samples",
          include: [
            "test/contracts/{fuzz,html,pages,server-work}.test.ts",
            "src/engine/renewal-months.test.ts",
            "src/tools/planner/plan-for-two.test.ts",
            "worker/pages/all-pages.test.tsx",
            "worker/api/openapi-fuzz.worker.test.ts",
            "worker/markdown/markdown.worker.test.ts",
            "test/browser/reflow.browser.ts",
          ],
          env: { SAMPLES: "whole" },
          globalSetup: ["./test/support/serve-site.ts"],
          setupFiles: ["./test/support/own-client.ts"],
        },
      },
    ],
  },
});
