/** How long a visitor can be kept waiting for Supabase, and what each of its answers is read as. */
import { afterEach, describe, expect, test, vi } from "vitest";

import { type Script, scriptSupabase, SESSION } from "../../test/support/scripted-supabase.ts";
import { createSubscriberStore, type SubscriberStore } from "./subscriber-store.ts";

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

describe("an answer of Supabase", () => {
  const ask = async <T>(script: Script, call: (store: SubscriberStore) => Promise<T>) => {
    const calls = scriptSupabase(script);
    return { outcome: await call(createSubscriberStore(CONFIGURATION)), calls };
  };
  const unavailable = (reason: string) => ({ ok: false, kind: "unavailable", reason });
  const refused = (reason: string) => ({ ok: false, kind: "refused", reason });

  test.each([
    [{ status: 500, code: "PGRST202" }, "500 PGRST202"],
    [{ status: 400, code: "for ann@example.com" }, "400 error"],
    [{ status: 400, code: "x".repeat(21) }, "400 error"],
    [{ json: [{ status: "new", unsubscribe_token: "t" }] }, "200 unexpected answer"],
  ] as const)("of the database, %j, is unavailable for a reason that names nobody", async (answer, reason) => {
    const { outcome, calls } = await ask({ find_subscription: answer }, (store) =>
      store.findSubscription("ann@example.com"),
    );
    expect(outcome).toEqual(unavailable(reason));
    // Asked once: the visitor waits.
    expect(calls).toHaveLength(1);
  });

  test.each([
    [{ status: 400 }, refused("400 refused")],
    [{ status: 499 }, refused("499 refused")],
    [{ status: 429 }, unavailable("429 refused")],
    [{ status: 500 }, unavailable("500 AuthRetryableFetchError")],
  ] as const)("of Auth, %j, is final only where asking again is no use", async (answer, expected) => {
    const { outcome } = await ask({ verify: answer }, (store) => store.acceptToken("t", "invite"));
    expect(outcome).toEqual(expected);
  });

  test("that does not come has a reason, too", async () => {
    const { outcome } = await ask({ verify: "no answer" }, (store) => store.acceptToken("t", "invite"));
    expect(outcome).toEqual(unavailable("no answer AuthRetryableFetchError"));
  });

  test("without a session, or without an address in it, proves nobody", async () => {
    const { user, ...session } = SESSION.json;
    for (const json of [{ user }, { ...session, user: { ...user, email: "" } }]) {
      const { outcome } = await ask({ verify: { json } }, (store) => store.acceptToken("t", "invite"));
      expect(outcome).toEqual(unavailable("unexpected answer"));
    }
    const { outcome } = await ask({ user: { json: { ...user, email: "" } } }, (store) => store.findAddress("t"));
    expect(outcome).toEqual(unavailable("unexpected answer"));
  });

  test("to the end of a session is taken as it is", async () => {
    const end = (store: SubscriberStore) => store.endSession("t");
    expect((await ask({ logout: { json: {} } }, end)).outcome).toEqual({ ok: true, value: null });
    expect((await ask({ logout: { status: 500 } }, end)).outcome).toMatchObject({ ok: false, kind: "unavailable" });
  });

  test("with requests whose mail never left makes them the jobs that they were", async () => {
    const row = {
      email: "ann@example.com",
      request_id: "1",
      requested_at: "2026",
      source: "api",
      consent_version: "2",
    };
    const { outcome, calls } = await ask({ list_unsent: { json: [row] } }, (store) => store.listUnsent(7));
    expect(calls[0]).toMatchObject({ path: "/rest/v1/rpc/list_unsent", key: "secret", body: { p_limit: 7 } });
    const job = { requestId: "1", address: "ann@example.com", source: "api", consentVersion: "2", requestedAt: "2026" };
    expect(outcome).toEqual({ ok: true, value: [{ kind: "subscribe", ...job }] });
    const broken = await ask({ list_unsent: { json: [{ ...row, email: null }] } }, (store) => store.listUnsent(7));
    expect(broken.outcome).toEqual(unavailable("200 unexpected answer"));
  });

  test("to what may be forgotten says how many", async () => {
    const { outcome, calls } = await ask({ forget_expired: { json: 3 } }, (store) => store.forgetExpired());
    expect([outcome, calls[0]?.path]).toEqual([{ ok: true, value: 3 }, "/rest/v1/rpc/forget_expired"]);
  });
});
