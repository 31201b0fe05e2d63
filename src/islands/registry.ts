/** Every component that reaches the browser, by the name its marker carries. Each is a chunk of its own. */
import type { ComponentType } from "react";

type AnyComponent = ComponentType<Record<string, unknown>>;

const toIsland = (component: unknown) => component as AnyComponent;

export const ISLANDS: Readonly<Record<string, () => Promise<AnyComponent>>> = {
  "site-header": async () => toIsland((await import("../header/site-header.tsx")).SiteHeader),
  "keep-card": async () => toIsland((await import("../favorites/keep-card.tsx")).KeepCard),
  favorites: async () => toIsland((await import("../favorites/favorite-list.tsx")).FavoriteList),
  "theme-switch": async () => toIsland((await import("../theme/theme-switch.tsx")).ThemeSwitch),
  subscribe: async () => toIsland((await import("../newsletter/subscribe-form.tsx")).SubscribeForm),
  confirm: async () => toIsland((await import("../newsletter/confirm-panel.tsx")).ConfirmPanel),
  "end-own-subscription": async () =>
    toIsland((await import("../newsletter/end-own-subscription.tsx")).EndOwnSubscription),
  "copy-code": async () => toIsland((await import("../ui/copy-code.tsx")).CopyCode),
  "compare-tray": async () => toIsland((await import("../ui/compare-tray.tsx")).CompareTray),
  compare: async () => toIsland((await import("../tools/compare/compare-tool.tsx")).CompareTool),
  glance: async () => toIsland((await import("../glance/glance-tool.tsx")).GlanceTool),
  finder: async () => toIsland((await import("../tools/finder/finder-tool.tsx")).FinderTool),
  analyzer: async () => toIsland((await import("../tools/analyzer/analyzer-tool.tsx")).AnalyzerTool),
  planner: async () => toIsland((await import("../tools/planner/planner-tool.tsx")).PlannerTool),
  calculator: async () => toIsland((await import("../tools/calculator/calculator-tool.tsx")).CalculatorTool),
  "own-worth": async () => toIsland((await import("../own-worth/own-worth.tsx")).OwnWorth),
  "your-number": async () => toIsland((await import("../own-worth/your-number.tsx")).YourNumberPanel),
};
