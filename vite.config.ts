import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { createLogger, defineConfig } from "vite";

import { computeBuildId } from "./build/build-id.ts";
import { catalog } from "./build/plugins/catalog-plugin.ts";
import { CLIENT_ENTRIES, clientAssets } from "./build/plugins/client-assets-plugin.ts";
import { computed } from "./build/plugins/computed-plugin.ts";
import { toolRecords } from "./build/plugins/tool-records-plugin.ts";
import { content } from "./build/plugins/content-plugin.ts";
import { openGraph } from "./build/plugins/open-graph-plugin.ts";
import { theme } from "./src/ui/theme.ts";
import { assetHeaders } from "./build/plugins/asset-headers-plugin.ts";

/** Drawing the pictures to share takes most of a build, as it must: no news at each one. */
const CHECKS = { bundlerTimings: false } as const;

/** Lightning CSS passes `:target-current` on unchanged but calls it a typo; to go once it knows CSS Overflow 5. */
const logger = createLogger();
const warn = logger.warn.bind(logger);
logger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized as a valid pseudo-class")) warn(message, options);
};

export default defineConfig({
  customLogger: logger,
  plugins: [
    catalog(),
    computed(),
    toolRecords(),
    content(),
    clientAssets(),
    openGraph(),
    assetHeaders(),
    UnoCSS(theme),
    react(),
    cloudflare(),
  ],
  define: { __BUILD_ID__: JSON.stringify(computeBuildId()) },
  environments: {
    waycard: {
      build: {
        minify: true,
        sourcemap: true,
        // Islands import late for the browser's sake; rendered in the Worker they need nothing apart.
        rollupOptions: { checks: { ...CHECKS, ineffectiveDynamicImport: false } },
      },
    },
    client: {
      build: {
        manifest: true,
        rollupOptions: { input: Object.values(CLIENT_ENTRIES), checks: CHECKS },
        assetsInlineLimit: 0,
      },
    },
  },
  builder: {
    // The Worker names the browser's hashed files, so the client is built first.
    async buildApp(builder) {
      for (const name of ["client", "waycard"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
