/**
 * Each kind of page in Chromium: Lighthouse's mobile score and weights; four kinds beside a page of nothing but text with
 * a small sheet, in turn; and answers to keys and taps on a slow phone.
 */
import { paths } from "../../src/paths.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type Interactions, measureInteractions } from "./measure/measure-interactions.ts";
import { quantile } from "./measure/quantile.ts";
import { type PageScore, runLighthouse } from "./lighthouse/run-lighthouse.ts";
import { serveLikeAnEdge, TEXT_PATH, TRUST_FLAG } from "./measure/serve-like-an-edge.ts";
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
/** At most 1.10 times the text's LCP. */
const BESIDE_TEXT = ["home", "review", "category", "rewards"] as const;
const QUICK_PAGES: ReadonlySet<string> = new Set(["home", "review"]);

export interface PagesBench {
  readonly pages: Readonly<Record<string, PageScore>>;
  /** Medians of LCP, beside that of a page of text. */
  readonly besideText: Readonly<Record<string, { readonly lcpMs: number; readonly ratio: number }>>;
  readonly interactions: Interactions;
}

export async function runPagesBench({ isQuick = false } = {}): Promise<PagesBench> {
  const edge = await serveLikeAnEdge();
  const { port, stop } = await startChromium([TRUST_FLAG]);
  const browser = await openBrowser([TRUST_FLAG]);
  try {
    const entries = Object.entries(PAGES).filter(([name]) => !isQuick || QUICK_PAGES.has(name));
    const pages: Record<string, PageScore> = {};
    for (const [name, path] of entries) {
      pages[name] = await runLighthouse(edge.origin + path, port);
    }
    const review = edge.origin + (PAGES["review"] ?? "");
    const lcps: Record<string, number[]> = { text: [] };
    for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
      for (const name of ["text", ...BESIDE_TEXT]) {
        const url = edge.origin + (PAGES[name] ?? TEXT_PATH);
        (lcps[name] ??= []).push((await runLighthouse(url, port)).lcpMs);
      }
    }
    const textLcpMs = quantile(lcps["text"] ?? [], 0.5);
    const besideText = Object.fromEntries(
      Object.entries(lcps).map(([name, values]) => {
        const lcpMs = quantile(values, 0.5);
        return [name, { lcpMs, ratio: lcpMs / textLcpMs }];
      }),
    );
    const interactions = await measureInteractions(browser, review);
    return { pages, besideText, interactions };
  } finally {
    await Promise.all([browser.close(), stop()]);
    await edge.close();
  }
}
