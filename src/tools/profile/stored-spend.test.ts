/** Whether a spend is kept, and who hears of a change. */
import { beforeEach, expect, test, vi } from "vitest";

import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { hasStoredSpend, tellStoredSpend, watchStoredSpend } from "./stored-spend.ts";

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});

test("a spend is kept where the storage has it; a storage that is off has none", () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === SPEND_KEY ? "{}" : null) });
  expect(hasStoredSpend()).toBe(true);
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(hasStoredSpend()).toBe(false);
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("off");
    },
  });
  expect(hasStoredSpend()).toBe(false);
});

test("a change is heard in this tab, from other tabs and after a sleep, until the end", () => {
  const heard = vi.fn<() => void>();
  const stop = watchStoredSpend(heard);
  tellStoredSpend();
  expect(heard).toHaveBeenCalledTimes(1);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: SPEND_KEY }));
  expect(heard).toHaveBeenCalledTimes(2);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "other" }));
  expect(heard).toHaveBeenCalledTimes(2);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  tellStoredSpend();
  page.dispatchEvent(Object.assign(new Event("storage"), { key: SPEND_KEY }));
  expect(heard).toHaveBeenCalledTimes(3);
});
