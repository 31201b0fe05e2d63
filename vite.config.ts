import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";

import { computeBuildId } from "./src/build/build-id.ts";
import { catalogue } from "./src/build/catalogue-plugin.ts";
import { CLIENT_ENTRIES, clientAssets } from "./src/build/client-assets-plugin.ts";
import { computed } from "./src/build/computed-plugin.ts";
import { content } from "./src/build/content-plugin.ts";
import { openGraph } from "./src/build/open-graph-plugin.ts";
import { theme } from "./src/ui/theme.ts";
import { assetHeaders } from "./worker/build/asset-headers.ts";

export default defineConfig({
  plugins: [
    catalogue(),
    computed(),
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
    waycard: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        manifest: true,
        rollupOptions: { input: Object.values(CLIENT_ENTRIES) },
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
