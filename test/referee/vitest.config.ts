/** `npm run referee`: what takes too long for every `npm test`. Each test works on a copy, or on nothing but numbers. */
import path from "node:path";

import { defineConfig } from "vitest/config";

import { toBuildConstants } from "../../build/build-constants.ts";
import { computeBuildId } from "../../build/build-id.ts";
import { catalog } from "../../build/plugins/catalog-plugin.ts";
import { clientAssets } from "../../build/plugins/client-assets-plugin.ts";
import { computed } from "../../build/plugins/computed-plugin.ts";
import { content } from "../../build/plugins/content-plugin.ts";

export default defineConfig({
  root: path.join(import.meta.dirname, "../.."),
  plugins: [catalog(), computed(), content(), clientAssets()],
  define: toBuildConstants(computeBuildId()),
  test: {
    include: ["test/referee/*.test.ts", "test/referee/**/*.referee.ts"],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
