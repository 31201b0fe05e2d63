/** The RewardMax analyzer as a visitor meets it. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { formatUsd } from "../../src/words/format.ts";
import { describeTool } from "../support/describe-tool.ts";
import { findAxeViolations } from "../support/find-axe-violations.ts";
import { openTool, readResult, readServerResult, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const HEADLINE = ".wallet-headline .big-number";
const CARDS = ".wallet-art";
const FLIPS = ".answer-rest .result-part:has(h3:text-is('What would change the answer'))";

const openPage = describeTool("the analyzer", {
  start: "/rewards",
  change: (page) => page.fill("#analyzer-dining", "$1,200"),
  field: "#analyzer-dining",
  keys: ["Control+A", "1", "2", "0", "0"],
  changed: "dining=1200",
  submit: "Show our pick",
  result: ".wallet-headline, .answer-rest .result-part",
  wrong: {
    address: "/rewards?dining=-5&groceries=%241%2C200&maxCards=2",
    message: /^Enter an amount of \$0 or more\.$/,
    kept: [
      ["#analyzer-dining", "-5"],
      ["#analyzer-groceries", "1200"],
      ["#analyzer-maxCards", "2"],
    ],
  },
});

const openLists = (page: Page) => page.locator("summary", { hasText: "How many cards, fees" }).click();

describe("the analyzer live", () => {
  test("its figure is the API's own", async () => {
    const { page } = await openTool(openPage, `${site}/rewards`);
    await openLists(page);
    await page.fill("#analyzer-maxCards", "2");
    const address = await waitForAddress(page, "maxCards=2");
    const answer = (await (await fetch(address.replace("/rewards", "/api/analyzer"))).json()) as {
      pick: { netUsd: number; cards: { slug: string }[] };
    };
    expect(await page.textContent(HEADLINE)).toBe(formatUsd(answer.pick.netUsd));
    const links = await page.locator(`${CARDS} a`).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(answer.pick.cards.map(({ slug }) => `/cards/${slug}`));
  });

  test("a preset fills the form; Back brings the former amounts again, Forward the preset", async () => {
    const { page } = await openTool(openPage, `${site}/rewards`);
    await page.fill("#analyzer-dining", "777");
    await waitForAddress(page, "dining=777");
    const own = (await page.textContent(HEADLINE)) ?? "";
    await page.getByRole("link", { name: "Student" }).click();
    await waitForAddress(page, "preset=student");
    const student = (await page.textContent(HEADLINE)) ?? "";
    expect(student).not.toBe(own);
    expect(await page.inputValue("#analyzer-dining")).toBe("250");
    await page.goBack();
    await page.locator(HEADLINE, { hasText: own }).waitFor();
    await waitForAddress(page, "dining=777");
    expect(await page.inputValue("#analyzer-dining")).toBe("777");
    await page.goForward();
    await page.locator(HEADLINE, { hasText: student }).waitFor();
    await waitForAddress(page, "preset=student");
  });

  test("long work shows progress, can be stopped, and starts again with the next change", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/rewards`);
    // The worker waits for its cards until it is stopped, however fast the search itself is.
    await page.route("**/assets/tool-records-*.json", () => new Promise(() => undefined));
    const before = await readResult(page, HEADLINE);
    await page.fill("#analyzer-dining", "900");
    await page.waitForSelector(".tool-progress progress");
    expect(await page.getAttribute(".answer-itself", "aria-busy")).toBe("true");
    await page.getByRole("button", { name: "Stop" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".tool-progress", { state: "detached" });
    // The button is gone; who pressed it is still where it was.
    await page.waitForFunction(() => document.activeElement?.closest(".answer-first"));
    expect(await page.textContent(".answer-itself > .callout")).toContain("Stopped.");
    expect(await readResult(page, HEADLINE)).toEqual(before);
    expect(page.url()).toBe(`${site}/rewards`);
    await page.unroute("**/assets/tool-records-*.json");
    await page.fill("#analyzer-dining", "901");
    await waitForAddress(page, "dining=901");
    expect(await page.locator(".answer-itself > .callout").count()).toBe(0);
    expect(complaints.filter((text) => !text.includes("/assets/tool-records-"))).toEqual([]);
  });

  test("the answer comes first, what would change it after that, said aloud once", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/rewards`);
    // What stood on the page, change by change.
    const states = await page.evaluateHandle((headline) => {
      const seen: { usd: string; isPending: boolean; said: string }[] = [];
      new MutationObserver(() => {
        const usd = document.querySelector(headline)?.textContent ?? "";
        const isPending =
          document.querySelector(".answer-rest")?.textContent?.includes("Trying every estimate") === true;
        const said = [...document.querySelectorAll("[aria-live]")].map((live) => live.textContent).join("");
        const last = seen.at(-1);
        if (last?.usd !== usd || last.isPending !== isPending || last.said !== said)
          seen.push({ usd, isPending, said });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return seen;
    }, HEADLINE);
    await page.fill("#analyzer-dining", "1111");
    const address = await waitForAddress(page, "dining=1111");
    const flips = await readResult(page, FLIPS);
    const usd = (await page.textContent(HEADLINE)) ?? "";
    await page.waitForFunction(
      (text) => [...document.querySelectorAll("[aria-live]")].some((live) => live.textContent?.includes(text)),
      usd,
    );
    const after = (await states.jsonValue()).filter((state) => state.usd === usd);
    expect(after[0]?.isPending).toBe(true);
    expect(after.at(-1)?.isPending).toBe(false);
    expect(new Set(after.map((state) => state.said).filter((text) => text.includes(usd))).size).toBe(1);
    expect(flips[0]).toContain("What would change the answer");
    expect(flips).toEqual(await readServerResult(openPage, address, FLIPS));
    expect(complaints).toEqual([]);
  });

  test("what is still being worked out for an earlier answer never stands beside a later one", async () => {
    const { page } = await openTool(openPage, `${site}/rewards`);
    const worker = await hearWorker(page);
    await worker.holdRest(true);
    await openLists(page);
    await page.fill("#analyzer-maxCards", "5");
    await page.waitForSelector("text=Trying every estimate");
    await worker.holdRest(false);
    await page.fill("#analyzer-maxCards", "1");
    const address = await waitForAddress(page, "maxCards=1");
    expect(await readResult(page, FLIPS)).toEqual(await readServerResult(openPage, address, FLIPS));
  });

  test("when its cards cannot be had it says so, and the form still leads to the server", async () => {
    const { page } = await openTool(openPage, `${site}/rewards`);
    await page.route("**/assets/tool-records-*.json", (route) => route.abort());
    await page.fill("#analyzer-dining", "900");
    await page.waitForSelector("text=We couldn't calculate this in your browser.");
    await page.unroute("**/assets/tool-records-*.json");
    await page.getByRole("button", { name: "Show our pick" }).click();
    await waitForAddress(page, "dining=900");
  });
});

test("a perk that would be used anyway is ticked, and the result follows", async () => {
  const { page, complaints } = await openTool(openPage, `${site}/rewards`);
  const box = page.locator('.perk-questions input[name="use"]').first();
  const key = (await box.getAttribute("value")) ?? "";
  await box.check();
  await waitForAddress(page, `use=${key}`);
  expect(await page.locator(`.perk-questions input[value="${key}"]`).isChecked()).toBe(true);
  await page.locator(`.perk-questions input[value="${key}"]`).uncheck();
  await page.waitForURL(`${site}/rewards?preset=household`);
  expect(complaints).toEqual([]);
});

test("a card is chosen from the list of its field by key, offered once, and taken out again", async () => {
  // So high that the header, which sticks, lies over no field.
  const { page, complaints } = await openTool(openPage, `${site}/rewards`, { viewport: { width: 1280, height: 4000 } });
  await openLists(page);
  const field = page.locator("#analyzer-exclude-1");
  await field.focus();
  await field.pressSequentially("sapph");
  const options = page.locator(".card-options [role='option']");
  await options.first().waitFor();
  expect(await options.first().innerText()).toMatch(/^Chase Sapphire .+\n\$\d+ a year\n/);
  expect(await findAxeViolations(page)).toEqual([]);
  await field.press("ArrowDown");
  const name = (await page.locator("[role='option'][aria-selected='true'] span > span").first().textContent()) ?? "";
  await field.press("Enter");
  await expect.poll(() => field.inputValue()).toBe(name);
  expect(await page.locator(".card-options").count()).toBe(0);
  await waitForAddress(page, "exclude=chase-sapphire-");

  await page.locator("#analyzer-exclude-2").fill("sapph");
  await options.first().waitFor();
  expect((await options.allInnerTexts()).filter((text) => text.startsWith(`${name}\n`))).toEqual([]);
  await page.locator("#analyzer-exclude-2").press("Escape");
  await page.locator("#analyzer-exclude-2").fill("no such card at all");
  await page.locator(".card-options", { hasText: "No cards found." }).waitFor();
  await page.locator("#analyzer-exclude-2").fill("");

  await page.getByRole("button", { name: `Remove ${name}`, exact: true }).click();
  await page.waitForURL(`${site}/rewards?preset=household`);
  // Its row went; the one that was written in and the empty one after it are left.
  expect(
    await page.locator("[name='exclude']").evaluateAll((all) => all.map((one) => Reflect.get(one, "value"))),
  ).toEqual(["", ""]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("analyzer-exclude-1");
  expect(complaints).toEqual([]);
});

/**
 * Listens to what the worker answers from now on. That the page is at work may be over before it is drawn, so its own
 * signs are not waited for.
 */
async function hearWorker(page: Page) {
  const heard = await page.evaluateHandle(() => {
    const seen = { answers: 0, faults: 0, isHeld: false };
    const workers = new WeakSet<Worker>();
    const postMessage = Reflect.get(Worker.prototype, "postMessage") as () => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      if (!workers.has(this)) {
        workers.add(this);
        // Of a worker's listeners the one that came first is called first: the page's own comes once more.
        const { onmessage } = this;
        this.onmessage = null;
        this.addEventListener("message", (event: MessageEvent<{ kind: string; isWhole?: boolean }>) => {
          if (seen.isHeld && event.data.isWhole) event.stopImmediatePropagation();
          else if (event.data.kind === "answer") seen.answers += 1;
        });
        this.onmessage = onmessage;
      }
      Reflect.apply(postMessage, this, message);
    };
    new MutationObserver(() => {
      if (document.querySelector(".field-error")) seen.faults += 1;
    }).observe(document.body, { subtree: true, childList: true });
    return seen;
  });
  return {
    waitForAnswer: async () => {
      await expect.poll(() => heard.evaluate(({ answers }) => answers)).toBeGreaterThan(0);
    },
    countFaults: () => heard.evaluate(({ faults }) => faults),
    /** The rest of an answer does not come while it is held. */
    holdRest: (isHeld: boolean) => heard.evaluate((seen, held) => Object.assign(seen, { isHeld: held }), isHeld),
  };
}

describe("what the analyzer says to bad input", () => {
  test("wrong amounts: a message beside the field, the last result, and the address of it", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/rewards`);
    const before = await readResult(page, HEADLINE);
    for (const [text, message] of [
      ["-1", "Enter an amount of $0 or more."],
      ["1e309", "Enter an amount in dollars, for example 450 or 1,200."],
      ["10000000", "Enter an amount of at most $1,000,000."],
      ["abc", "Enter an amount in dollars, for example 450 or 1,200."],
    ] as const) {
      await page.fill("#analyzer-gas", text);
      await page.locator("#analyzer-gas").blur();
      await page.locator("#analyzer-gas-error", { hasText: message }).waitFor();
      expect(await page.getAttribute("#analyzer-gas", "aria-invalid")).toBe("true");
      expect(await page.textContent(".answer-itself > .callout")).toContain("the previous result");
      expect(await readResult(page, HEADLINE)).toEqual(before);
      expect(page.url()).toBe(`${site}/rewards`);
    }
    await page.fill("#analyzer-gas", "1,200");
    await waitForAddress(page, "gas=1200");
    expect(await page.locator("#analyzer-gas-error, .answer-itself > .callout").count()).toBe(0);
    // What the script worked out stays too, not only what the server had put there.
    const live = await readResult(page, HEADLINE);
    expect(live).not.toEqual(before);
    await page.fill("#analyzer-gas", "abc");
    await page.locator("#analyzer-gas").blur();
    await page.locator("#analyzer-gas-error").waitFor();
    expect(await readResult(page, HEADLINE)).toEqual(live);
    expect(complaints).toEqual([]);
  });
});

test("on a phone the answer stays in view beside the form, follows it, and leads to the result", async () => {
  const { page } = await openTool(openPage, `${site}/rewards`, { viewport: { width: 375, height: 700 } });
  const bar = page.locator(".result-bar");
  await page.locator("#analyzer-dining").scrollIntoViewIfNeeded();
  const { y, height } = (await bar.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(700);
  const before = await bar.locator("b").textContent();
  expect(before).toBe(await page.textContent(".wallet-headline .big-number"));
  await page.fill("#analyzer-dining", "2000");
  await waitForAddress(page, "dining=2000");
  const after = await bar.locator("b").textContent();
  expect(after).not.toBe(before);
  expect(after).toBe(await page.textContent(".wallet-headline .big-number"));
  await bar.getByRole("link", { name: "See the result" }).click();
  await page.waitForFunction(() => {
    const top = document.querySelector(".wallet-headline")!.getBoundingClientRect().top;
    return top > 0 && top < 350;
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await bar.isVisible()).toBe(false);
});
