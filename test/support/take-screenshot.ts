/**
 * The picture in README: the home page of the site that `npm start` serves, 1280 px wide, in the light theme.
 * `node test/support/take-screenshot.ts [address]` writes docs/home.webp.
 */
import { writeFileSync } from "node:fs";

import { openBrowser } from "./open-browser.ts";

const VIEW = { width: 1280, height: 860 };

const browser = await openBrowser();
const page = await browser.newPage({ viewport: VIEW, colorScheme: "light", reducedMotion: "reduce" });
const address = process.argv[2] ?? "http://localhost:8787/";
// A first view does not wait for the typefaces; the second has them.
for (let view = 0; view < 2; view += 1) await page.goto(address, { waitUntil: "networkidle" });
// WebP is a third of what a PNG weighs; Playwright itself writes none.
const client = await page.context().newCDPSession(page);
const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality: 80 });
writeFileSync("docs/home.webp", Buffer.from(data, "base64"));
await browser.close();
