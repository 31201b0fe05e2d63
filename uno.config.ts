/** Utilities that name the design tokens (src/ui/theme.ts). The CSS files beside the pieces are listed in src/ui/site.css. */
import { defineConfig, presetWind3 } from "unocss";

import { articleShortcuts } from "./src/ui/shortcuts/article-shortcuts.ts";
import { chartShortcuts } from "./src/ui/shortcuts/chart-shortcuts.ts";
import { compareShortcuts } from "./src/ui/shortcuts/compare-shortcuts.ts";
import { developerShortcuts } from "./src/ui/shortcuts/developer-shortcuts.ts";
import { formShortcuts } from "./src/ui/shortcuts/form-shortcuts.ts";
import { headerShortcuts } from "./src/ui/shortcuts/header-shortcuts.ts";
import { layoutShortcuts } from "./src/ui/shortcuts/layout-shortcuts.ts";
import { pieceShortcuts } from "./src/ui/shortcuts/piece-shortcuts.ts";
import { tableShortcuts } from "./src/ui/shortcuts/table-shortcuts.ts";
import { toolShortcuts } from "./src/ui/shortcuts/tool-shortcuts.ts";
import { theme, tokensCss } from "./src/ui/theme.ts";
import { variants } from "./src/ui/theme-variants.ts";

/** Of site.css, by UnoCSS's own names. */
const LAYERS: Readonly<Record<string, string>> = { preflights: "base", shortcuts: "pieces", default: "utilities" };

export default defineConfig({
  presets: [presetWind3({ preflight: false })],
  outputToCssLayers: { cssLayerName: (layer) => LAYERS[layer] ?? layer },
  // The default takes a hyphen, too: `link-rows` would be `rows` of an unvisited link.
  separators: ":",
  rules: [
    [/^text-(m1|[0-5])$/, ([, step]) => ({ "font-size": `var(--step-${step})` })],
    [/^shadow-([12])$/, ([, depth]) => ({ "box-shadow": `var(--shadow-${depth})` })],
    [/^(tabular|lining)-nums$/, ([name]) => ({ "font-variant-numeric": name })],
    ["figures", { "font-variant-numeric": "lining-nums tabular-nums" }],
    ["content-empty", { content: '""' }],
    // Words for text, used on almost every page.
    ["small", { "font-size": "var(--step-m1)" }],
    ["muted", { color: "var(--muted)" }],
    ["gain", { color: "var(--gain)" }],
    ["cost", { color: "var(--cost)" }],
    // How far a piece stands from what is above it.
    ["section-tight", { "margin-top": "1.25rem" }],
    ["section-more", { "margin-top": "1rem" }],
    ["section-figure", { "margin-top": "1.5rem" }],
    ["form-actions", { "margin-top": "1.25rem" }],
  ],
  variants,
  shortcuts: {
    ...layoutShortcuts,
    ...articleShortcuts,
    ...tableShortcuts,
    ...pieceShortcuts,
    ...formShortcuts,
    ...chartShortcuts,
    ...toolShortcuts,
    ...compareShortcuts,
    ...headerShortcuts,
    ...developerShortcuts,
  },
  theme,
  preflights: [{ getCSS: () => tokensCss }],
  safelist: [
    // Markup of texts is made at build time, from no TSX file.
    "callout",
    "callout-title",
    "kicker",
    "worked-example",
    "table-region",
    // Names that end in a number or a tone of the data.
    "badge-gain",
    "badge-cost",
    "of-2",
    "of-3",
    "of-4",
    // The service worker's own.
    "offline-bar",
    ...Object.keys(chartShortcuts),
  ],
  // Components render on the server only: the client build does not see them by itself.
  content: { filesystem: ["src/**/*.tsx", "worker/**/*.tsx"], pipeline: { include: /\.tsx($|\?)/ } },
});
