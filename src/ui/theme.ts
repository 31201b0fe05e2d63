/**
 * The design tokens and the UnoCSS configuration: the one place where a color,
 * a size or a distance gets its value. Styles and components name tokens only.
 */
import { defineConfig, presetMini } from "unocss";

import { classAttributes } from "./extract-classes.ts";
import { COLORS } from "./theme-colors.ts";

/** Type scale: 1.2 on small screens, 1.25 from 768 px on. */
const TYPE_SCALE = { small: 1.2, large: 1.25 } as const;

const toSteps = (ratio: number) =>
  [-1, 0, 1, 2, 3, 4, 5].map(
    (step) => `--step-${step < 0 ? `m${-step}` : step}:${(1.0625 * ratio ** step).toFixed(4)}rem`,
  );

const toVariables = (mode: "light" | "dark") =>
  Object.entries(COLORS).map(([name, value]) => `--${name}:${value[mode]}`);

const DARK = `${toVariables("dark").join(";")};--shadow-1:0 1px 2px rgb(0 0 0/40%);--shadow-2:0 10px 32px rgb(0 0 0/55%)`;

const tokensCss = [
  `:root{color-scheme:light dark;${[...toVariables("light"), ...toSteps(TYPE_SCALE.small)].join(";")};`,
  "--sans:'Inter Variable','Inter Fallback','Inter Fallback Wide',system-ui,sans-serif;",
  "--serif:'Fraunces Variable','Fraunces Fallback','Fraunces Fallback Narrow','Fraunces Fallback Wide',Georgia,serif;",
  "--radius-s:6px;--radius-m:10px;--radius-l:18px;--radius-card:4.5%/7.1%;",
  "--shadow-1:0 1px 2px rgb(20 33 61/8%),0 1px 1px rgb(20 33 61/4%);",
  "--shadow-2:0 8px 28px rgb(20 33 61/14%),0 2px 6px rgb(20 33 61/8%);",
  "--backdrop:rgb(10 16 30/55%);",
  // Of the header once it sticks; before that it is higher by what scrolls away.
  "--header-height:56px;--header-rest:8px;--measure:68ch;--wide:80rem}",
  `@media (min-width:768px){:root{${toSteps(TYPE_SCALE.large).join(";")}}}`,
  // Printed pages are light, whatever the screen is: `screen` keeps the dark colors off the paper.
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}`,
  // What the visitor chose in the footer goes before what the device says.
  `@media screen{:root[data-theme=dark]{color-scheme:dark;${DARK}}:root[data-theme=light]{color-scheme:light}}`,
  "@media print{:root{color-scheme:light;--paper:#fff;--surface:#fff;--shadow-1:none;--shadow-2:none}}",
].join("");

export const theme = defineConfig({
  configFile: false,
  presets: [presetMini({ preflight: false })],
  extractorDefault: false,
  extractors: [classAttributes],
  theme: {
    colors: Object.fromEntries(Object.keys(COLORS).map((name) => [name, `var(--${name})`])),
    breakpoints: { sm: "480px", md: "768px", lg: "1100px", xl: "1280px" },
    fontFamily: { sans: "var(--sans)", serif: "var(--serif)" },
  },
  preflights: [{ getCSS: () => tokensCss }],
  // Components render on the server only: the client build does not see them by itself.
  content: { filesystem: ["src/**/*.tsx", "worker/**/*.tsx"], pipeline: { include: /\.tsx($|\?)/ } },
});
