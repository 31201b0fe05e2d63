/** The header's search against the APG's editable combobox with list autocomplete and manual selection, rule by rule. */
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, inject, test } from "vitest";

import { FIELD, openHeader, OPTIONS, searchFor } from "../support/drive-header.ts";
import { listen, waitForHeader } from "../support/drive-page.ts";
import { useBrowser, type WatchedPage } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();
let opened: WatchedPage;
let page: Page;
beforeEach(async () => {
  opened = await openHeader(openPage);
  page = opened.page;
  await page.focus(FIELD);
});

/** The place of the option that the arrows are at; -1 is the field. Also checks that attributes and focus agree. */
const readPlace = () =>
  page.evaluate(
    ([field, options]) => {
      const input = document.querySelector(field);
      if (document.activeElement !== input) throw new Error("The focus has left the field");
      const all = [...document.querySelectorAll(options)];
      const selected = all.filter((option) => option.getAttribute("aria-selected") === "true");
      const id = input?.getAttribute("aria-activedescendant") ?? null;
      if (selected.length > 1 || (selected[0]?.id ?? null) !== id) throw new Error(`${id} is not what is selected`);
      return all.findIndex((option) => option.id === id);
    },
    [FIELD, OPTIONS] as const,
  );
const readCaret = () => page.locator(FIELD).evaluate((input) => (input as HTMLInputElement).selectionStart);
const isExpanded = () => page.getAttribute(FIELD, "aria-expanded");

describe("roles and states", () => {
  test("the field names its list, and says what it does with it", async () => {
    expect(await isExpanded()).toBe("false");
    expect(await page.getAttribute(FIELD, "aria-autocomplete")).toBe("list");
    const list = page.locator(`#${await page.getAttribute(FIELD, "aria-controls")}`);
    expect(await list.getAttribute("role")).toBe("listbox");
    expect(await list.getAttribute("aria-label")).toBe("Cards and pages");
    await searchFor(page, "amex");
    expect(await isExpanded()).toBe("true");
    expect(await list.locator('[role="option"]').count()).toBe(await page.locator(OPTIONS).count());
  });

  test("nothing is selected before an arrow is pressed, and typing takes the selection away", async () => {
    await searchFor(page, "amex");
    expect(await readPlace()).toBe(-1);
    await page.keyboard.press("ArrowDown");
    expect(await readPlace()).toBe(0);
    await page.keyboard.type(" ");
    expect(await readPlace()).toBe(-1);
  });
});

describe("arrows", () => {
  test("Down goes through all options, to the field, and to the first again", async () => {
    await searchFor(page, "amex");
    const count = await page.locator(OPTIONS).count();
    for (const place of [...Array(count).keys(), -1, 0]) {
      await page.keyboard.press("ArrowDown");
      expect(await readPlace()).toBe(place);
    }
  });

  test("Up goes to the last option first, and back through the field", async () => {
    await searchFor(page, "amex");
    const count = await page.locator(OPTIONS).count();
    for (const place of [...Array(count).keys()].toReversed().concat(-1, count - 1)) {
      await page.keyboard.press("ArrowUp");
      expect(await readPlace()).toBe(place);
    }
  });

  test("Down on a closed list opens it at the first option, Up at the last", async () => {
    await searchFor(page, "amex");
    const last = (await page.locator(OPTIONS).count()) - 1;
    for (const [key, place] of [
      ["ArrowDown", 0],
      ["ArrowUp", last],
    ] as const) {
      await page.keyboard.press("Escape");
      expect(await isExpanded()).toBe("false");
      await page.keyboard.press(key);
      await page.waitForSelector(`${OPTIONS}[aria-selected="true"]`);
      expect(await readPlace()).toBe(place);
    }
  });

  test("Alt+Down opens without selecting, Alt+Up closes and keeps the text", async () => {
    await searchFor(page, "amex");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+ArrowDown");
    await page.waitForSelector(OPTIONS);
    expect(await readPlace()).toBe(-1);
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector(".search-results", { state: "hidden" });
    expect(await page.inputValue(FIELD)).toBe("amex");
  });

  test("on a list without an answer they select nothing", async () => {
    await page.keyboard.insertText("zzzz");
    await page.waitForSelector("text=No cards found.");
    await page.keyboard.press("ArrowDown");
    expect(await readPlace()).toBe(-1);
    expect(await isExpanded()).toBe("false");
  });
});

test("Home, End, Left and Right are for the text: the caret moves, the selection goes, the list stays", async () => {
  await searchFor(page, "amex");
  for (const [key, caret] of [
    ["Home", 0],
    ["End", 4],
    ["ArrowLeft", 3],
    ["ArrowRight", 4],
  ] as const) {
    await page.keyboard.press("ArrowDown");
    expect(await readPlace(), key).toBe(0);
    await page.keyboard.press(key);
    expect(await readPlace(), key).toBe(-1);
    expect(await readCaret(), key).toBe(caret);
    expect(await isExpanded(), key).toBe("true");
  }
});

test("Escape closes with an option selected, too, and keeps the text", async () => {
  await searchFor(page, "amex");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  expect(await readPlace()).toBe(-1);
  expect(await isExpanded()).toBe("false");
  expect(await page.inputValue(FIELD)).toBe("amex");
});

test("Tab closes the list, goes on, and follows no option", async () => {
  await searchFor(page, "amex");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.waitForSelector(".search-results", { state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search");
  expect(page.url()).toBe(`${site}/about/contact`);
});

describe("input methods", () => {
  test("nothing is searched, chosen or sent while a text is composed; its end is searched", async () => {
    const protocol = await opened.context.newCDPSession(page);
    const compose = (text: string) =>
      protocol.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    const pressProcessed = (key: string) =>
      protocol.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, windowsVirtualKeyCode: 229 });
    await page.evaluate(() => {
      Object.assign(window, { searches: 0 });
      new MutationObserver(() => ((window as unknown as { searches: number }).searches += 1)).observe(
        document.querySelector(".search-results") ?? document,
        { childList: true, subtree: true, attributes: true },
      );
    });
    const readSearches = () => page.evaluate(() => (window as unknown as { searches: number }).searches);
    await compose("h");
    await compose("hy");
    await compose("hyatt");
    await expect.poll(() => page.inputValue(FIELD)).toBe("hyatt");
    for (const key of ["ArrowDown", "Enter"]) await pressProcessed(key);
    expect(await readSearches()).toBe(0);
    expect(await page.inputValue(FIELD)).toBe("hyatt");
    expect(page.url()).toBe(`${site}/about/contact`);
    await protocol.send("Input.insertText", { text: "hyatt" });
    await page.waitForSelector(OPTIONS);
    expect(await page.inputValue(FIELD)).toBe("hyatt");
  });

  test("an Enter that ends a composition follows no option, as in browsers that tell of it late", async () => {
    await searchFor(page, "amex");
    await page.keyboard.press("ArrowDown");
    const wasStopped = await page.locator(FIELD).evaluate((input) => {
      const key = new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true });
      return !input.dispatchEvent(key);
    });
    expect(wasStopped).toBe(false);
    expect(await readPlace()).toBe(0);
    expect(page.url()).toBe(`${site}/about/contact`);
  });
});

describe("with the clock stopped", () => {
  beforeEach(async () => {
    // Its clock stays installed: the context is this test's own.
    await opened.context.clock.install();
    await page.goto(`${site}/about/contact`);
    await waitForHeader(page);
    await searchFor(page, "amex");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
  });
  const isOpen = () => page.locator(".search-results").isVisible();

  test("the number of cards is said 400 ms after the last letter of fast typing, and no other number", async () => {
    const readSaid = await listen(page);
    const type = async (text: string) => {
      for (const letter of text) {
        await page.keyboard.type(letter);
        // Time enough for the results of this letter to come.
        await page.clock.runFor(50);
      }
    };
    await type(" gold");
    const count = await page.locator(OPTIONS).count();
    expect(count).toBeGreaterThan(0);
    expect(await readSaid()).toEqual([]);
    await page.clock.runFor(400);
    const found = `${count} ${count === 1 ? "card" : "cards"} found.`;
    expect(await readSaid()).toEqual([found]);
    await page.keyboard.press("ArrowDown");
    await type("zzzzzz");
    await page.waitForSelector("text=No cards found.");
    await page.clock.runFor(400);
    expect(await readSaid()).toEqual([found, "No cards found."]);
  });

  test("the results close 150 ms after the field is left, not before", async () => {
    await page.mouse.click(40, 800);
    await page.clock.runFor(149);
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1);
    await page.waitForSelector(".search-results", { state: "hidden" });
  });

  test("they stay when the focus has gone into them, and close 150 ms after it has left them", async () => {
    await page.locator(OPTIONS).first().focus();
    await page.clock.runFor(1_000);
    expect(await isOpen()).toBe(true);
    await page.locator(".logo").focus();
    await page.clock.runFor(149);
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1);
    await page.waitForSelector(".search-results", { state: "hidden" });
  });

  test("coming back to the field in time keeps them open", async () => {
    await page.locator(".logo").focus();
    await page.clock.runFor(100);
    await page.focus(FIELD);
    await page.clock.runFor(1_000);
    expect(await isOpen()).toBe(true);
  });
});
