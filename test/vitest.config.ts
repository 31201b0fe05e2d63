/** Unit and contract tests run in Node, those of the runtime inside workerd; Worker and browser tests against the built site, which one server answers for all. */
import { availableParallelism } from "node:os";
import path from "node:path";

import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

import { toBuildConstants } from "../build/build-constants.ts";
import { computeBuildId } from "../build/build-id.ts";
import { apiExamples } from "../build/plugins/api-examples-plugin.ts";
import { catalog } from "../build/plugins/catalog-plugin.ts";
import { clientAssets } from "../build/plugins/client-assets-plugin.ts";
import { computed } from "../build/plugins/computed-plugin.ts";
import { toolRecords } from "../build/plugins/tool-records-plugin.ts";
import { pageIndex } from "../build/plugins/page-index-plugin.ts";
import { content } from "../build/plugins/content-plugin.ts";
import { TEST_BUILD_DATE } from "./support/build-date.ts";
import { LongestFirst } from "./support/longest-first.ts";

// Before anything is loaded: the build, the tests and their workers all take the day from here.
process.env["BUILD_DATE"] ??= TEST_BUILD_DATE;

const root = path.join(import.meta.dirname, "..");
const modules = () => [catalog(), computed(), toolRecords(), content(), pageIndex(), clientAssets()];
const plugins = [...modules(), apiExamples(modules())];
const define = toBuildConstants(computeBuildId());
const site = ["./test/support/serve-site.ts"];
const setupFiles = ["./test/support/own-client.ts"];

/**
 * One process for many files: most take less time than a process of their own, with the modules they all import, takes
 * to start. What one file puts in another's place is taken back before the next test. Files that ask the site by `fetch`
 * keep a process each: their set-up puts a `fetch` of its own in place (support/own-client.ts).
 */
const together = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

/** Also what `npm run mutants` drives (mutants.vitest.config.ts). */
export const unit = {
  root,
  plugins,
  define,
  test: {
    ...together,
    name: "unit",
    include: ["{src,worker,build,scripts,test/referee/model}/**/*.test.{ts,tsx}"],
    exclude: ["**/*.worker.test.ts", "**/*.workerd.test.ts"],
  },
};

export default defineConfig({
  root,
  test: {
    // A test may wait for a browser or a compiler on a busy machine; none asserts on time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // By itself Vitest leaves one core idle, which is half of a machine with two. Two more than
    // cores: browser tests and those of the newsletter spend much of their time waiting.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit,
      {
        root,
        plugins,
        define,
        test: { name: "contracts", include: ["test/contracts/**/*.test.ts"], globalSetup: site, setupFiles },
      },
      {
        root,
        // With the bindings of wrangler.toml, for what only the runtime can show: its caches, streams and limits.
        plugins: [...plugins, cloudflareTest({ wrangler: { configPath: path.join(root, "wrangler.toml") } })],
        define,
        // The plugin reads modules by their transformed code, which Vitest's cache on disk does not hand out.
        test: { name: "workerd", include: ["worker/**/*.workerd.test.ts"], fsModuleCache: false },
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
          ...together,
          name: "browser",
          include: ["test/browser/**/*.browser.ts"],
          globalSetup: site,
          // A browser on a busy machine may fail by itself. What is wrong fails twice; `npm test` names every second try.
          retry: 1,
        },
      },
    ],
  },
});
