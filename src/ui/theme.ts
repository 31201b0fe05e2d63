/**
 * The design tokens as UnoCSS's theme: the one place where a color, a size or a distance gets its value. Components
 * say their look with utilities that name tokens; what many of them share is a shortcut (`shortcuts/`).
 */
import { defineConfig, presetWind3 } from "unocss";

import { classAttributes } from "./extract-classes.ts";
import { articleShortcuts } from "./shortcuts/article-shortcuts.ts";
import { chartShortcuts } from "./shortcuts/chart-shortcuts.ts";
import { compareShortcuts } from "./shortcuts/compare-shortcuts.ts";
import { developerShortcuts } from "./shortcuts/developer-shortcuts.ts";
import { formShortcuts } from "./shortcuts/form-shortcuts.ts";
import { headerShortcuts } from "./shortcuts/header-shortcuts.ts";
import { layoutShortcuts } from "./shortcuts/layout-shortcuts.ts";
import { pieceShortcuts } from "./shortcuts/piece-shortcuts.ts";
import { tableShortcuts } from "./shortcuts/table-shortcuts.ts";
import { toolShortcuts } from "./shortcuts/tool-shortcuts.ts";
import { COLORS } from "./theme-colors.ts";
import { variants } from "./theme-variants.ts";

/** Type scale: 1.2 on small screens, 1.25 from 768 px on. */
const TYPE_SCALE = { small: 1.2, large: 1.25 } as const;
/** Below the body's size there is one step only, of 14 px: smaller is not read. */
const SMALL_REM = "0.875rem";

const toSteps = (ratio: number) =>
  [0, 1, 2, 3, 4, 5].map((step) => `--step-${step}:${(1.0625 * ratio ** step).toFixed(4)}rem`);

/** Both themes in one value: the color scheme that holds decides. */
const colorVariables = Object.entries(COLORS).map(
  ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
);

const SANS = "'Inter Variable','Inter Fallback','Inter Fallback Wide',system-ui,sans-serif";
const SERIF = "'Fraunces','Fraunces Fallback','Fraunces Fallback Narrow','Fraunces Fallback Wide',Georgia,serif";

const tokensCss = [
  `:root{color-scheme:light dark;${[...colorVariables, ...toSteps(TYPE_SCALE.small)].join(";")};`,
  `--step-m1:${SMALL_REM};`,
  `--sans:${SANS};--serif:${SERIF};`,
  "--radius-s:6px;--radius-m:10px;--radius-l:18px;--radius-card:4.5%/7.1%;",
  "--shadow-1:0 1px 2px light-dark(rgb(20 33 61/10%),rgb(0 0 0/40%));",
  "--shadow-2:0 8px 28px light-dark(rgb(20 33 61/18%),rgb(0 0 0/55%));",
  "--backdrop:rgb(10 16 30/55%);",
  // Of the header once it sticks; before that it is higher by what scrolls away.
  "--header-height:56px;--header-rest:8px;--measure:68ch;--wide:80rem}",
  `@media (min-width:768px){:root{${toSteps(TYPE_SCALE.large).join(";")}}}`,
  // What the visitor chose in the footer goes before what the device says.
  ":root[data-theme=dark]{color-scheme:dark}:root[data-theme=light]{color-scheme:light}",
  // Printed pages are light, whatever the screen is.
  "@media print{:root,:root[data-theme]{color-scheme:light;--paper:#fff;--surface:#fff;--shadow-1:none;--shadow-2:none}}",
].join("");

export const theme = defineConfig({
  configFile: false,
  presets: [presetWind3({ preflight: false })],
  // The default takes a hyphen, too: `link-rows` would be `rows` of an unvisited link.
  separators: ":",
  extractorDefault: false,
  extractors: [classAttributes],
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
    ["num", { "font-variant-numeric": "tabular-nums", "white-space": "nowrap" }],
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
  theme: {
    colors: Object.fromEntries(Object.keys(COLORS).map((name) => [name, `var(--${name})`])),
    breakpoints: { xs: "360px", sm: "480px", tablet: "640px", md: "768px", lg: "1100px", xl: "1280px" },
    fontFamily: { sans: "var(--sans)", serif: "var(--serif)" },
    borderRadius: { sm: "var(--radius-s)", md: "var(--radius-m)", lg: "var(--radius-l)", full: "999px" },
    maxWidth: { measure: "var(--measure)", wide: "var(--wide)" },
  },
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
