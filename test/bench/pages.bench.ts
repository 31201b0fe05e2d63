/**
 * Each kind of page in Chromium: Lighthouse's mobile scores and weights, a review
 * beside the same review from memory, answers to keys and taps on a slow phone, and
 * how still the page stays while its typefaces arrive late.
 */
import { paths } from "../../src/paths.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type Interactions, measureInteractions } from "./measure/measure-interactions.ts";
import { measureStability, type Stability } from "./measure/measure-stability.ts";
import { quantile } from "./measure/quantile.ts";
import { type PageScore, runLighthouse } from "./measure/run-lighthouse.ts";
import { serveLikeAnEdge } from "./measure/serve-like-an-edge.ts";
import { startChromium } from "./measure/start-chromium.ts";

const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  review: "/cards/marriott-bonvoy-boundless",
  category: paths.category("travel"),
  guide: "/guides/how-spending-caps-work",
  cards: "/cards",
  compare: "/compare",
  rewards: "/rewards",
  search: "/search?q=sapphire",
};
const QUICK_PAGES: ReadonlySet<string> = new Set(["home", "review"]);

export interface PagesBench {
  readonly pages: Readonly<Record<string, PageScore>>;
  /** LCP of the review, its median and that of the same bytes from memory, measured in turn. */
  readonly constant: { readonly lcpMs: number; readonly constantLcpMs: number; readonly ratio: number };
  readonly interactions: Interactions;
  readonly stability: Readonly<Record<string, Stability>>;
}

export async function runPagesBench({ isQuick = false } = {}): Promise<PagesBench> {
  const edge = await serveLikeAnEdge();
  const { port, stop } = await startChromium();
  const browser = await openBrowser();
  try {
    const entries = Object.entries(PAGES).filter(([name]) => !isQuick || QUICK_PAGES.has(name));
    const pages: Record<string, PageScore> = {};
    for (const [name, path] of entries) {
      // Lighthouse is to measure a page, not the Worker's first render of it.
      await fetch(edge.origin + path);
      pages[name] = await runLighthouse(edge.origin + path, port);
    }
    const review = edge.origin + (PAGES["review"] ?? "");
    const live: number[] = [];
    const constant: number[] = [];
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      edge.setConstant(false);
      live.push((await runLighthouse(review, port)).lcpMs);
      edge.setConstant(true);
      constant.push((await runLighthouse(review, port)).lcpMs);
    }
    edge.setConstant(false);
    const interactions = await measureInteractions(browser, review);
    const stability: Record<string, Stability> = {};
    for (const [name, path] of entries) {
      stability[name] = await measureStability(browser, edge.origin + path, review);
    }
    const lcpMs = quantile(live, 0.5);
    const constantLcpMs = quantile(constant, 0.5);
    return { pages, constant: { lcpMs, constantLcpMs, ratio: lcpMs / constantLcpMs }, interactions, stability };
  } finally {
    await Promise.all([browser.close(), stop()]);
    await edge.close();
  }
}
