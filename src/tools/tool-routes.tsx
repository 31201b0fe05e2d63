/** Addresses of the tools, and which parameters each reads. */
import type { Table } from "../asking/parameter.ts";
import { page, type PageHandle, view } from "../page/page-route.ts";
import { paths } from "../paths.ts";
import { ANALYZER } from "./analyzer/analyzer-asking.ts";
import { CALCULATOR } from "./calculator/calculator-asking.ts";
import { COMPARE } from "./compare/compare-asking.ts";
import { FINDER } from "./finder/finder-asking.ts";
import { PLANNER } from "./planner/planner-asking.ts";

/** The parameters that belong to a tool's page. @param without names that its path says */
function handleOf(table: Table, without: readonly string[] = []): PageHandle {
  const names = Object.keys(table).filter((name) => !without.includes(name));
  return {
    parameters: names.filter((name) => table[name]?.kind !== "map"),
    parameterPrefixes: names.flatMap((name) =>
      table[name]?.kind === "map" || table[name]?.kind === "record" ? [`${name}.`] : [],
    ),
  };
}

export const toolRoutes = [
  page(
    paths.compare(),
    () => import("./compare/compare-page.tsx").then((m) => view(m.loadComparePage, m.ComparePage)),
    handleOf(COMPARE),
  ),
  page(
    `${paths.compare()}/:pair`,
    () => import("./compare/compare-page.tsx").then((m) => view(m.loadComparePairPage, m.ComparePage)),
    handleOf(COMPARE, ["cards"]),
  ),
  page(
    paths.finder(),
    () => import("./finder/finder-page.tsx").then((m) => view(m.loadFinderPage, m.FinderPage)),
    handleOf(FINDER),
  ),
  page(
    paths.analyzer(),
    () => import("./analyzer/analyzer-page.tsx").then((m) => view(m.loadAnalyzerPage, m.AnalyzerPage)),
    handleOf(ANALYZER),
  ),
  page(
    paths.planner(),
    () => import("./planner/planner-page.tsx").then((m) => view(m.loadPlannerPage, m.PlannerPage)),
    handleOf(PLANNER),
  ),
  page(
    paths.calculator(),
    () => import("./calculator/calculator-page.tsx").then((m) => view(m.loadCalculatorPage, m.CalculatorPage)),
    handleOf(CALCULATOR),
  ),
];
