/** Unit and contract tests run in Node, those of the runtime inside workerd; Worker and browser tests against the built site, which one server answers for all. */
import { availableParallelism } from "node:os";
import path from "node:path";

import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

import { siteModules } from "./build/plugins/site-modules.ts";
import { useTestBuild } from "./test/support/build-date.ts";
import { LongestFirst } from "./test/support/longest-first.ts";

// Before anything is loaded: the build, the tests and their workers all take the day and the folder from here.
useTestBuild();

const root = import.meta.dirname;
const plugins = [...siteModules()];
const site = ["./test/support/serve-site.ts"];
const setupFiles = ["./test/support/own-client.ts"];

/**
 * One process for many files: most take less time than a process of their own, with the modules they all import, takes
 * to start. What one file puts in another's place is taken back before the next test. Files that ask the site by `fetch`
 * keep a process each: their set-up puts a `fetch` of its own in place (support/own-client.ts).
 */
const together = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

export const unit = {
  root,
  plugins,
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
        test: { name: "contracts", include: ["test/contracts/**/*.test.ts"], globalSetup: site, setupFiles },
      },
      {
        root,
        // With the bindings of wrangler.toml, for what only the runtime can show: its caches, streams and limits.
        plugins: [...plugins, cloudflareTest({ wrangler: { configPath: path.join(root, "wrangler.toml") } })],
        // The plugin reads modules by their transformed code, which Vitest's cache on disk does not hand out.
        test: { name: "workerd", include: ["worker/**/*.workerd.test.ts"], fsModuleCache: false },
      },
      {
        root,
        plugins,
        test: { name: "worker", include: ["{worker,scripts}/**/*.worker.test.ts"], globalSetup: site, setupFiles },
      },
      {
        root,
        plugins,
        test: {
          ...together,
          name: "browser",
          include: ["test/browser/**/*.browser.ts"],
          globalSetup: site,
          // A browser on a busy machine may fail by itself. What is wrong fails twice; `npm test` names every second try.
          retry: 1,
          // One that hangs is given up while the others still run; the longest takes 40 s.
          testTimeout: 150_000,
        },
      },
    ],
  },
});
