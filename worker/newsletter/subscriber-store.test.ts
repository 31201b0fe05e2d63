/** How long a visitor can be kept waiting for Supabase. */
import { afterEach, expect, test, vi } from "vitest";

import { createSubscriberStore } from "./subscriber-store.ts";

const CONFIGURATION = { url: "http://supabase.test", publishableKey: "public", secretKey: "secret" };
const find = () => createSubscriberStore(CONFIGURATION).findSubscription("ann@example.com");
const LATE = { ok: false, kind: "unavailable", reason: "timeout" };
/** Within which a visitor is answered, whatever Supabase does. */
const MAX_WAIT_MS = 3_500;

afterEach(() => {
  vi.restoreAllMocks();
});

test("all calls for one visitor share one deadline, which leaves time to answer within 3.5 s", () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  createSubscriberStore(CONFIGURATION);
  expect(timeout).toHaveBeenCalledOnce();
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(MAX_WAIT_MS);
});

test("when that deadline is over, the answer is that Supabase is unavailable", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("late")));
  // A promise that nothing settles: Supabase hangs.
  vi.spyOn(globalThis, "fetch").mockReturnValue(Promise.withResolvers<Response>().promise);
  expect(await find()).toEqual(LATE);
});

test("a body that stops halfway is given up at the deadline", async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
  const halfway = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("[{"));
      deadline.abort();
      return Promise.withResolvers<void>().promise;
    },
  });
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(halfway));
  expect(await find()).toEqual(LATE);
});
