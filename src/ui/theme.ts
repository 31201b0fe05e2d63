/** The design tokens: the one place where a color, a size or a distance gets its value, as variables and as UnoCSS's theme. */
import { COLORS } from "./theme-colors.ts";

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

/** What the CSS files and the utilities name. */
export const tokensCss = [
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

export const theme = {
  colors: Object.fromEntries(Object.keys(COLORS).map((name) => [name, `var(--${name})`])),
  breakpoints: { xs: "360px", sm: "480px", tablet: "640px", md: "768px", lg: "1100px", xl: "1280px" },
  fontFamily: { sans: "var(--sans)", serif: "var(--serif)" },
  borderRadius: { sm: "var(--radius-s)", md: "var(--radius-m)", lg: "var(--radius-l)", full: "999px" },
  maxWidth: { measure: "var(--measure)", wide: "var(--wide)" },
};
