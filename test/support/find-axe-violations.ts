import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe: {
    run: (
      context: unknown,
      options: unknown,
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
  };
}

/** Rules that a narrower window or other colors can break in a document that keeps all others. */
const RULES = {
  size: ["target-size", "scrollable-region-focusable", "bypass", "region"],
  color: ["color-contrast", "link-in-text-block"],
} as const;

/** Rules that Lighthouse's accessibility score has besides: no fault found here is a score of 100. */
const BESIDES = ["identical-links-same-purpose", "table-fake-caption", "td-has-header"];

/**
 * What axe-core finds against WCAG 2.0 to 2.2, A and AA, and its best practices: one line per rule.
 * @param rules only those that a change of size or of colors can break, where the rest was looked at before
 */
export async function findAxeViolations(page: Page, rules?: keyof typeof RULES): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const runOnly = rules
    ? { type: "rule", values: RULES[rules] }
    : { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
  return page.evaluate(
    async (options) => {
      // It covers what can be scrolled from under it; axe judges a single moment.
      for (const bar of document.querySelectorAll<HTMLElement>(".result-bar")) bar.style.position = "static";
      const { axe } = window as unknown as AxeWindow;
      const { violations } = await axe.run(document, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary.slice(0, 200)}`,
      );
    },
    {
      runOnly,
      ...(rules ? {} : { rules: Object.fromEntries(BESIDES.map((rule) => [rule, { enabled: true }])) }),
      resultTypes: ["violations"],
      // Style sheets would be read again for a rule that is not tried.
      preload: false,
    },
  );
}
