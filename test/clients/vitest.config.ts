/** `npm run clients`: what others make of our OpenAPI document. Its packages are installed apart from ours, and checked nightly. */
import path from "node:path";

import { defineConfig } from "vitest/config";

import { useTestBuild } from "../support/build-date.ts";

useTestBuild();

export default defineConfig({
  root: path.join(import.meta.dirname, "../.."),
  test: {
    include: ["test/clients/*.test.ts"],
    globalSetup: ["./test/support/serve-site.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
