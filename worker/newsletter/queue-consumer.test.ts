import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { keepQuiet, readLog } from "../../test/support/ask-newsletter.ts";
import { CONFIGURATION, type Script, scriptSupabase, SESSION } from "../../test/support/scripted-supabase.ts";
import type { Bindings } from "../environment.ts";
import { consumeNewsletterQueue, MAX_RETRIES } from "./queue-consumer.ts";

const SUBSCRIBE = {
  kind: "subscribe",
  requestId: "7f0c9a52-3b0e-4c55-9d44-0f5d0a6f5c11",
  address: "ann@example.com",
  source: "api",
  consentVersion: "2026-11",
  requestedAt: "2026-01-02T03:04:05.000Z",
};
const USER = SESSION.json.user;
const END = { kind: "end", token: "a".repeat(64), requestedAt: "2026-01-02T03:04:05.000Z" };

keepQuiet();

/** What becomes of a message: "ack", or the seconds until it comes again. */
async function deliver(body: unknown, script: Script, attempts = 1, env: object = CONFIGURATION) {
  const outcomes: (string | number)[] = [];
  const calls = scriptSupabase(script);
  const message = {
    body,
    attempts,
    ack: () => void outcomes.push("ack"),
    retry: ({ delaySeconds }: { readonly delaySeconds: number }) => void outcomes.push(delaySeconds),
  };
  await consumeNewsletterQueue([message], env as Bindings);
  return { outcomes, names: calls.map(({ path }) => path.split("/").at(-1)), calls };
}

describe("a subscription on the queue", () => {
  test("is recorded by its sender, has its mail sent, and is done", async () => {
    const { outcomes, calls } = await deliver(SUBSCRIBE, {
      accept_request: { json: "send" },
      invite: { json: USER },
    });
    expect(outcomes).toEqual(["ack"]);
    expect(calls.map(({ path, key }) => [path, key])).toEqual([
      ["/rest/v1/rpc/accept_request", "secret-key"],
      ["/auth/v1/invite", "secret-key"],
    ]);
    expect(calls[0]?.body).toEqual({
      p_email: "ann@example.com",
      p_mailbox: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      p_request_id: SUBSCRIBE.requestId,
      p_requested_at: SUBSCRIBE.requestedAt,
      p_source: "api",
      p_consent_version: "2026-11",
      p_is_sender: true,
      p_domain: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      p_client: null,
      p_mails_a_day: 1_000,
    });
    expect(calls[1]?.body).toEqual({ email: "ann@example.com" });
  });

  test("of an address that has confirmed has a link sent that makes no user", async () => {
    const { outcomes, calls } = await deliver(SUBSCRIBE, {
      accept_request: { json: "send" },
      invite: { status: 422, code: "email_exists" },
      otp: { json: {} },
    });
    expect(outcomes).toEqual(["ack"]);
    expect(calls.slice(1).map(({ path, key }) => [path, key])).toEqual([
      ["/auth/v1/invite", "secret-key"],
      ["/auth/v1/otp", "public-key"],
    ]);
    expect(calls[2]?.body).toMatchObject({ email: "ann@example.com", create_user: false });
  });

  test("that has nothing left to do is done without a mail", async () => {
    const { outcomes, names } = await deliver(SUBSCRIBE, { accept_request: { json: "none" } });
    expect([outcomes, names]).toEqual([["ack"], ["accept_request"]]);
  });

  test("that another delivery is at waits, and is not lost", async () => {
    const { outcomes, names } = await deliver(SUBSCRIBE, { accept_request: { json: "wait" } });
    expect([outcomes, names]).toEqual([[10], ["accept_request"]]);
    expect(readLog()).toMatchObject([{ event: "retry", reason: "being sent", delaySeconds: 10 }]);
  });

  test("that is beyond the day's number of its domain or client is dropped, and the client is told of", async () => {
    const { outcomes, calls } = await deliver({ ...SUBSCRIBE, client: "abc" }, { accept_request: { json: "limit" } });
    expect([outcomes, calls.length, calls[0]?.body["p_client"]]).toEqual([["ack"], 1, "abc"]);
    expect(readLog()).toMatchObject([{ level: "info", event: "dropped" }]);
  });

  test.each([
    ["meets the day's number of all mails", { accept_request: { json: "brake" } }],
    ["cannot be recorded", { accept_request: { status: 500 } }],
    ["gets an answer that is none", { accept_request: { json: "maybe" } }],
    ["gets no answer", { accept_request: "no answer" }],
    ["has its mail refused for now", { accept_request: { json: "send" }, invite: { status: 429 } }],
    ["has its mail refused", { accept_request: { json: "send" }, invite: { status: 422 }, note_refusal: { json: 1 } }],
  ] as const)("that %s comes again, later each time", async (_, script) => {
    expect((await deliver(SUBSCRIBE, script, 3)).outcomes).toEqual([90]);
  });

  test("names nobody in the log: one hash for one address, another with another key", async () => {
    const script: Script = { accept_request: { json: "none" } };
    await deliver(SUBSCRIBE, script);
    await deliver(SUBSCRIBE, script);
    await deliver(SUBSCRIBE, script, 1, { ...CONFIGURATION, SUPABASE_SECRET_KEY: "other" });
    const subjects = readLog().map(({ subject }) => String(subject));
    expect(subjects[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(subjects[1]).toBe(subjects[0]);
    expect(subjects[2]).not.toBe(subjects[0]);
    expect(JSON.stringify(readLog())).not.toContain("ann");
  });
});

describe("the end of a subscription on the queue", () => {
  test.each(["unsubscribed", "unknown"])("is done when the database says %s", async (value) => {
    const { outcomes, calls } = await deliver(END, { end_subscription: { json: value } });
    expect(outcomes).toEqual(["ack"]);
    expect(calls[0]?.body).toEqual({ p_token: END.token, p_requested_at: END.requestedAt });
    expect(readLog()).toMatchObject([{ event: "delivered", job: "end", subject: "token", attempt: 1 }]);
    expect(JSON.stringify(readLog())).not.toContain(END.token);
  });
});

test("after the eighth retry a job is given to the dead-letter queue, without a wait", async () => {
  expect((await deliver(END, { end_subscription: { status: 503 } }, 8)).outcomes).toEqual([21_870]);
  expect((await deliver(END, { end_subscription: { status: 503 } }, 9)).outcomes).toEqual([0]);
  expect(readLog().map(({ event }) => event)).toEqual(["retry", "dead-letter"]);
  const configuration = readFileSync("wrangler.toml", "utf8");
  expect(configuration).toContain(`max_retries = ${MAX_RETRIES}\n`);
  expect(configuration).toContain('dead_letter_queue = "waycard-newsletter-dead"');
});

test("without a configuration nothing is lost", async () => {
  expect((await deliver(END, {}, 1, {})).outcomes).toEqual([10]);
  expect(readLog()).toMatchObject([{ reason: "not configured" }]);
});

test.each([null, {}, { ...END, kind: "other" }, { ...SUBSCRIBE, requestId: "1" }, { ...END, requestedAt: "today" }])(
  "what is no job is dropped, for it would never become one: %j",
  async (body) => {
    const { outcomes, calls } = await deliver(body, {});
    expect([outcomes, calls]).toEqual([["ack"], []]);
    expect(readLog()).toMatchObject([{ event: "dropped", reason: "not a job" }]);
  },
);
