/** Unit and contract tests run in Node; Worker and browser tests against the built site, which one server answers for all. */
import path from "node:path";

import { defineConfig } from "vitest/config";

import { computeBuildId } from "../build/build-id.ts";
import { catalog } from "../build/plugins/catalog-plugin.ts";
import { clientAssets } from "../build/plugins/client-assets-plugin.ts";
import { computed } from "../build/plugins/computed-plugin.ts";
import { toolRecords } from "../build/plugins/tool-records-plugin.ts";
import { content } from "../build/plugins/content-plugin.ts";
import { TEST_BUILD_DATE } from "./support/build-date.ts";

// Before anything is loaded: the build, the tests and their workers all take the day from here.
process.env["BUILD_DATE"] ??= TEST_BUILD_DATE;

const root = path.join(import.meta.dirname, "..");
const plugins = [catalog(), computed(), toolRecords(), content(), clientAssets()];
const define = { __BUILD_ID__: JSON.stringify(computeBuildId()) };
const site = ["./test/support/serve-site.ts"];
const setupFiles = ["./test/support/own-client.ts"];

export default defineConfig({
  root,
  test: {
    // A test may wait for a browser or a compiler on a busy machine; none asserts on time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        root,
        plugins,
        define,
        test: {
          name: "unit",
          include: ["{src,worker,build,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.worker.test.ts"],
        },
      },
      {
        root,
        plugins,
        define,
        test: { name: "contracts", include: ["test/contracts/**/*.test.ts"], globalSetup: site, setupFiles },
      },
      {
        root,
        plugins,
        define,
        test: { name: "worker", include: ["{worker,scripts}/**/*.worker.test.ts"], globalSetup: site, setupFiles },
      },
      {
        root,
        plugins,
        define,
        test: {
          name: "browser",
          include: ["test/browser/**/*.browser.ts"],
          globalSetup: site,
          fileParallelism: false,
          // A browser on a busy machine may fail by itself. What is wrong fails twice; `npm test` names every second try.
          retry: 1,
        },
      },
    ],
  },
});
