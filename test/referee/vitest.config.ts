/**
 * `npm run referee`: what takes too long for every `npm test`. Each test works on a copy, on nothing but numbers, or asks
 * the built site with the whole of what `npm test` takes a sample of.
 */
import path from "node:path";

import { defineConfig } from "vitest/config";

import { toBuildConstants } from "../../build/build-constants.ts";
import { computeBuildId } from "../../build/build-id.ts";
import { apiExamples } from "../../build/plugins/api-examples-plugin.ts";
import { catalog } from "../../build/plugins/catalog-plugin.ts";
import { clientAssets } from "../../build/plugins/client-assets-plugin.ts";
import { computed } from "../../build/plugins/computed-plugin.ts";
import { content } from "../../build/plugins/content-plugin.ts";
import { pageIndex } from "../../build/plugins/page-index-plugin.ts";
import { toolRecords } from "../../build/plugins/tool-records-plugin.ts";
import { TEST_BUILD_DATE } from "../support/build-date.ts";

// As in test/vitest.config.ts: the build and the tests have one day.
process.env["BUILD_DATE"] ??= TEST_BUILD_DATE;

const root = path.join(import.meta.dirname, "../..");
const modules = () => [catalog(), computed(), toolRecords(), content(), pageIndex(), clientAssets()];
const shared = {
  root,
  plugins: [...modules(), apiExamples(modules())],
  define: toBuildConstants(computeBuildId()),
};

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
          name: "whole samples",
          include: [
            "test/contracts/{fuzz,html,pages}.test.ts",
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
