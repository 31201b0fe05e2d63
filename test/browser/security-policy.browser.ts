/**
 * The security policy in a real browser: nothing that a visitor does is ever stopped by it. That no page breaks it as it
 * comes to life shows in the console, which accessibility.browser.ts wants empty on every kind of page.
 */
import { expect, inject, test } from "vitest";

import { openFolds, waitForHeader, wakeIslands } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";
import { waitForAddress, waitForArrival } from "../support/open-tool.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

/** A page that tells of every violation from its first byte on. */
async function openWatched(path: string) {
  const opened = await openPage();
  const violations: string[] = [];
  await opened.page.exposeFunction("tellViolation", (text: string) => violations.push(text));
  await opened.page.addInitScript(() => {
    // Some islands live for those only who keep a spend in their browser.
    localStorage.setItem("waycard.spend", JSON.stringify({ version: 1, query: "dining=500" }));
    addEventListener("securitypolicyviolation", (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  await opened.page.goto(site + path);
  await waitForHeader(opened.page);
  return { ...opened, violations };
}

/** A card more for the tools that take several, and what the address holds then. */
const TOOLS = [
  {
    path: "/rewards?dining=50",
    submit: "Show our pick",
    card: ["#analyzer-must-1", "must=citi-double-cash"],
    canStop: true,
  },
  {
    path: "/rewards-compare?cards=amex-gold&dining=50",
    submit: "Calculate",
    card: ["#calculator-cards-2", "citi-double-cash"],
    canStop: true,
  },
  {
    path: "/compare/amex-gold-vs-chase-sapphire-preferred?dining=50",
    submit: "Compare",
    card: ["#compare-cards-3", "citi-double-cash"],
    // Its cards are there when the page is: it works out the curves at once.
    canStop: false,
  },
] as const;

test.each(TOOLS)(
  "every button of $path breaks no rule: stop, add a card, preset, save, delete, submit",
  async ({ path, submit, card: [cardField, added], canStop }) => {
    const { page, violations } = await openWatched(path);
    // The worker waits for its cards until it is stopped.
    if (canStop) await page.route("**/assets/{cards,tool-records}-*.json", () => new Promise(() => undefined));
    await wakeIslands(page);
    await openFolds(page);
    const dining = page.locator('main input[name="dining"]');
    if (canStop) {
      await dining.fill("900");
      await page.getByRole("button", { name: "Stop" }).click();
      await page.unroute("**/assets/{cards,tool-records}-*.json");
    }
    await page.fill(cardField, "citi-double-cash");
    await waitForAddress(page, added);
    await page.getByRole("link", { name: "Student" }).click();
    await waitForAddress(page, "preset=student");
    await dining.fill("901");
    await waitForAddress(page, "dining=901");
    await openFolds(page);
    await page.getByRole("button", { name: "Replace my saved spend" }).click();
    await openFolds(page);
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    await page.waitForFunction(() => localStorage.getItem("waycard.spend") === null);
    await page.locator("main form").getByRole("button", { name: submit, exact: true }).click();
    await waitForArrival(page);
    expect(violations).toEqual([]);
  },
);

test("answering and sending the card finder breaks no rule", async () => {
  const { page, violations } = await openWatched("/card-finder");
  await wakeIslands(page);
  await page.selectOption("#finder-matters", "bonus");
  await waitForAddress(page, "matters=bonus");
  await page.getByRole("button", { name: "Find three cards", exact: true }).click();
  await waitForArrival(page);
  await page.waitForSelector(".finder-picks > li");
  expect(violations).toEqual([]);
});

test("injected markup is stopped: inline script, handler, style, frame, foreign script and form", async () => {
  const { page, context, violations, complaints } = await openWatched("/about/contact");
  const policy = (await fetch(`${site}/about/contact`)).headers.get("content-security-policy") ?? "";
  await context.route(`${site}/injected`, (route) =>
    route.fulfill({
      headers: { "Content-Security-Policy": policy, "Content-Type": "text/html" },
      body: `<!DOCTYPE html><img src="x" onerror="window.owned = true"><p style="position: fixed">x</p>
        <iframe srcdoc="<p>x"></iframe><iframe src="https://evil.test/"></iframe>
        <script>window.owned = true</script><script src="https://evil.test/x.js"></script>
        <script src="data:text/javascript,window.owned=true"></script><form action="https://evil.test/"></form>`,
    }),
  );
  await page.goto(`${site}/injected`);
  await page.evaluate(() => document.querySelector("form")?.submit());
  await expect
    .poll(() => new Set(violations.map((text) => text.split(" ")[0])))
    .toEqual(new Set(["form-action", "frame-src", "script-src-attr", "script-src-elem", "style-src-attr"]));
  // Other tests look for violations there.
  const told = complaints.filter((text) => text.startsWith("error:") && text.includes("Content Security Policy"));
  expect(told.length).toBeGreaterThanOrEqual(new Set(violations).size);
  expect(await page.evaluate(() => "owned" in window)).toBe(false);
});

test("no text becomes markup, a script or a worker, and no policy can be made that would let it", async () => {
  const { page } = await openWatched("/rewards");
  await wakeIslands(page);
  const refused = await page.evaluate((foreign) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries: Record<string, () => unknown> = {
      markup: () => (document.createElement("div").innerHTML = "<b>x</b>"),
      "a frame's markup": () => (document.createElement("iframe").srcdoc = "<b>x</b>"),
      "a script's text": () => (document.createElement("script").textContent = "window.owned = true"),
      "our own script": () => (document.createElement("script").src = "/assets/x.js"),
      "a foreign script": () => (document.createElement("script").src = foreign),
      "a worker": () => new Worker("/assets/x.js"),
      "a policy": () => trustedTypes.createPolicy("other", {}),
      "the default policy": () => trustedTypes.createPolicy("default", {}),
      "our policy once more": () => trustedTypes.createPolicy("waycard", {}),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch (error) {
        return error instanceof TypeError ? [name] : [];
      }
    });
  }, "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123");
  expect(refused).toEqual([
    "markup",
    "a frame's markup",
    "a script's text",
    "our own script",
    "a foreign script",
    "a worker",
    "a policy",
    "the default policy",
    "our policy once more",
  ]);
});
