import { rmSync, writeFileSync } from "node:fs";

import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { createLogger, defineConfig } from "vite";

import { readBuildDate } from "./build/build-date.ts";
import { BUILD_DAY_STAMP, BUILD_STAMP, inBuild } from "./build/build-folder.ts";
import { clientFiles } from "./build/plugins/client-files-plugin.ts";
import { CLIENT_ENTRIES } from "./build/plugins/client-assets-plugin.ts";
import { sheetNames, sheets } from "./build/plugins/sheets-plugin.ts";
import { loadBuildId, siteModules } from "./build/plugins/site-modules.ts";
import { leanWorker } from "./build/plugins/lean-worker-plugin.ts";
import { textModules } from "./build/plugins/text-modules-plugin.ts";
import { reload } from "./build/plugins/reload-plugin.ts";

/** Drawing the pictures to share takes most of a build, as it must: no news at each one. */
const CHECKS = { bundlerTimings: false } as const;

/** Warnings about what is meant to be so; everything else is shown. */
const EXPECTED_WARNINGS = [
  // Lightning CSS passes it on unchanged but calls it a typo; to go once it knows CSS Overflow 5.
  "'target-current' is not recognized as a valid pseudo-class",
  // wrangler.toml says how plain `wrangler dev` and `wrangler deploy` take the build; Vite has no use for that.
  "ignored since they are not applicable when using Vite",
];
const isExpected = (message: unknown) => EXPECTED_WARNINGS.some((expected) => String(message).includes(expected));
const logger = createLogger();
// The Cloudflare plugin writes to the console itself.
for (const target of [logger, console]) {
  const warn = target.warn.bind(target) as (message: string, ...rest: never[]) => void;
  target.warn = (message: string, ...rest: never[]) => {
    if (!isExpected(message)) warn(message, ...rest);
  };
}

/**
 * What the first touch of any page fetches is one file: React, the header, what both need. The tools share another.
 * Vite's helper for late imports stays in the loader, which must import nothing: hence no dependencies by themselves.
 */
const CLIENT_CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: "islands",
      test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/](islands[\\/](hydrate|keep|registry)|header[\\/](?!session[\\/]session-client)|ui[\\/](announcer|after-paint|icon|option-rating|use-|watch-storage)|words[\\/]menu|search[\\/](load|search-limits|share)|paths|site\.)|virtual:(page-index|catalog)/,
      priority: 2,
    },
    // With what only the forms stand on: a chunk of its own would need this one, and run before it.
    {
      name: "tools",
      test: /src[\\/](asking[\\/]|words[\\/](faults|labels|profile-labels)|(catalog|engine[\\/]value)[\\/]parts|ui[\\/](badge|error-summary|field-id|fold|select-field)|tools[\\/]((live|profile|shared)[\\/]|statement[\\/](statement-fold|fill-form)))/,
      priority: 1,
    },
  ],
};

/** `npm run dev` names its local Supabase this way. Never in a build: it would carry a key out. */
const LOCAL_VARIABLES = ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "QUEUE_FORGETS"];
const readLocalVariables = () =>
  Object.fromEntries(LOCAL_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** With it, wrangler would look for its configuration in `dist/`, and not build before it serves or deploys. */
const DEPLOY_REDIRECT = ".wrangler/deploy/config.json";

// This file and the plugins import nothing of the site: the dev server restarts when anything that they import is edited.
export default defineConfig(({ command }) => ({
  customLogger: logger,
  plugins: [
    leanWorker(),
    textModules(),
    ...siteModules(),
    sheets(),
    sheetNames(),
    clientFiles(),
    reload(),
    UnoCSS(),
    react(),
    cloudflare({ config: { main: "worker/app.ts", vars: command === "serve" ? readLocalVariables() : {} } }),
  ],
  build: { outDir: inBuild() },
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
        rollupOptions: {
          input: Object.values(CLIENT_ENTRIES),
          checks: CHECKS,
          output: { codeSplitting: CLIENT_CHUNKS },
        },
        assetsInlineLimit: 0,
        // The first with `light-dark()`, which the colors are made of: nothing is written twice for older ones.
        cssTarget: ["chrome123", "safari17.5", "firefox121"],
      },
    },
  },
  builder: {
    // The Worker names the browser's hashed files, so the client is built first.
    async buildApp(builder) {
      rmSync(inBuild(BUILD_STAMP), { force: true });
      for (const name of ["client", "waycard"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      rmSync(DEPLOY_REDIRECT, { force: true });
      writeFileSync(inBuild(BUILD_DAY_STAMP), readBuildDate());
      writeFileSync(inBuild(BUILD_STAMP), await loadBuildId());
    },
  },
}));
