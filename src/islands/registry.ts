/** Every component that reaches the browser, by the name its marker carries. Each but the header is a chunk of its own. */
import type { ComponentType } from "react";

import { SiteHeader } from "../header/site-header.tsx";

type AnyComponent = ComponentType<Record<string, unknown>>;

const toIsland = (component: unknown) => component as AnyComponent;

export const ISLANDS: Readonly<Record<string, () => Promise<AnyComponent>>> = {
  // Most first touches are of the header: it is in the file that brings React.
  "site-header": () => Promise.resolve(toIsland(SiteHeader)),
  "my-cards": async () => toIsland((await import("../my-cards/my-cards.tsx")).MyCards),
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
