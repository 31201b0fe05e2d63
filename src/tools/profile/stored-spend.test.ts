/** Who hears that the spend kept has changed. */
import { beforeEach, expect, test, vi } from "vitest";

import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { tellStoredSpend, watchStoredSpend } from "./stored-spend.ts";

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
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
