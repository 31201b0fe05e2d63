/** Utilities that name the design tokens (src/ui/theme.ts). The CSS files beside the pieces are listed in src/ui/site.css. */
import { globSync } from "node:fs";

import { defineConfig, presetWind3 } from "unocss";

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
  // Words of a few utilities that stand everywhere. What needs more, or a selector, is CSS beside its piece.
  shortcuts: [
    {
      lead: "text-1 leading-[1.45] text-muted text-balance max-w-[46em]",
      kicker: "font-sans text-m1 font-650 leading-[1.4] text-muted",
      tiles: "grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))]",
      "tiles-wide": "grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,23rem),1fr))]",
      "field-grid": "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]",
      choices: "flex flex-wrap gap-x-6 gap-y-1",
      measure: "max-w-measure",
      "panel-title": "text-2",
      "callout-title": "font-650",
      "big-number": "font-serif font-650 text-4 leading-[1.1] lining-nums",
      "cell-note": "block font-400 text-muted",
      "is-number": "text-right",
      num: "tabular-nums whitespace-nowrap",
      hint: "text-m1 text-muted",
      "field-error": "text-cost text-m1 font-550",
      "plain-list": "pl-[1.2em]",
      "no-marker": "list-none [&::-webkit-details-marker]:hidden",
      "search-empty": "px-3.2 py-3.6",
      "tool-empty": "p-6 border border-dashed border-control rounded-lg",
      // `fill-${tone}` of a bar list (ui/bar-list.tsx).
      "fill-total": "fill-ink",
      rule: "stroke-line",
    },
    [/^fill-([1-5])$/, ([, color]) => `fill-chart-${color}`],
  ],
  // Pieces of ours.
  blocklist: ["container", "fill-cost"],
  theme,
  preflights: [{ getCSS: () => tokensCss }],
  safelist: [
    // Markup of texts is made at build time, from no TSX file.
    "callout-title",
    "kicker",
    // Names that end in a number of the data.
    "fill-1",
    "fill-2",
    "fill-3",
    "fill-4",
    "fill-5",
    "fill-total",
  ],
  // Watched like this file, which is made of them.
  configDeps: globSync("src/ui/theme*.ts", { cwd: import.meta.dirname }),
  // Components render on the server only: the client build does not see them by itself.
  content: { filesystem: ["src/**/*.tsx", "worker/**/*.tsx"], pipeline: { include: /\.tsx($|\?)/ } },
});
