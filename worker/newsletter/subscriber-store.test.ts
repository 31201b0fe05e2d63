/** How long a visitor can be kept waiting for Supabase; what it then answers is in faults.worker.test.ts. */
import { afterEach, expect, test, vi } from "vitest";

import { createSubscriberStore } from "./subscriber-store.ts";

/** Within which a visitor is answered, whatever Supabase does. */
const MAX_WAIT_MS = 3_500;

afterEach(() => {
  vi.restoreAllMocks();
});

test("all calls for one visitor share one deadline, which leaves time to answer within 3.5 s", () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  createSubscriberStore({ url: "http://127.0.0.1:9", publishableKey: "public", secretKey: "secret" });
  expect(timeout).toHaveBeenCalledOnce();
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(MAX_WAIT_MS);
});

test("when that deadline is over, the answer is that Supabase is unavailable", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("late")));
  // A promise that nothing settles: Supabase hangs.
  vi.spyOn(globalThis, "fetch").mockReturnValue(Promise.withResolvers<Response>().promise);
  const store = createSubscriberStore({ url: "http://127.0.0.1:9", publishableKey: "public", secretKey: "secret" });
  expect(await store.findSubscription("ann@example.com")).toMatchObject({ ok: false, kind: "unavailable" });
});
