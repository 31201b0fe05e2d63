/** Lighthouse's accessibility score of each kind of page that has a layout of its own. The other scores are the bench's. */
import lighthouse from "lighthouse";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { type RunningChromium, startChromium } from "../bench/measure/start-chromium.ts";

const site = inject("siteUrl");
let browser: RunningChromium;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(async () => browser.stop());

const PAGES: readonly string[] = [
  paths.home(),
  paths.category("travel"),
  paths.cards(),
  paths.review("marriott-bonvoy-boundless"),
  paths.comparePair("amex-gold", "chase-sapphire-preferred"),
  `${paths.finder()}?matters=perks`,
  paths.calculator(),
  paths.analyzer(),
  paths.article("guides", "how-spending-caps-work"),
  paths.subscribe(),
  paths.search("sapphire"),
];

/** Nothing is timed here, so nothing is waited for: the page is audited as soon as it has loaded. */
const WITHOUT_WAITING = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
  disableStorageReset: true,
  skipAboutBlank: true,
};

test.each(PAGES)("%s has 100 points", async (path) => {
  const result = await lighthouse(site + path, {
    port: browser.port,
    logLevel: "error",
    onlyCategories: ["accessibility"],
    ...WITHOUT_WAITING,
  });
  const faults = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 1);
  expect(result?.lhr.runtimeError).toBeUndefined();
  expect(faults.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  expect(result?.lhr.categories["accessibility"]?.score).toBe(1);
});
