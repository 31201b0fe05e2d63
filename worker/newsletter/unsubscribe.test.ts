/** Every outcome of the way out, with Supabase's answers written down. */
import { describe, expect, test } from "vitest";

import { ask, createLimit, keepQuiet, readLog } from "../../test/support/ask-newsletter.ts";
import type { Script } from "../../test/support/scripted-supabase.ts";
import type { Bindings } from "../environment.ts";

keepQuiet();

const TOKEN = "a".repeat(64);

describe("/unsubscribe", () => {
  test("GET asks, with the token in the form; a token that is none is not found", async () => {
    const shown = await ask(`/unsubscribe?token=${TOKEN}`, {});
    expect([shown.status, shown.calls, shown.text.includes(TOKEN)]).toEqual([200, [], true]);
    const plain = await ask("/unsubscribe", {});
    expect(plain.status).toBe(200);
    expect(plain.text).not.toContain('name="token"');
    for (const token of ["", "x", "A".repeat(64), "a".repeat(63), "a".repeat(65)])
      expect((await ask(`/unsubscribe?token=${token}`, {})).status, token).toBe(404);
  });

  const end = (script: Script, env: Partial<Bindings> = {}, headers: Record<string, string> = {}) =>
    ask(`/unsubscribe?token=${TOKEN}`, { method: "POST", headers }, { script, env });

  test.each(["unsubscribed", "confirmed", "pending"])("the press ends it, when the database says %s", async (value) => {
    const { status, text, calls } = await end({ end_subscription: { json: value } });
    expect([status, text]).toEqual([200, "You are unsubscribed.\n"]);
    expect(calls[0]?.body).toMatchObject({ p_token: TOKEN });
  });

  test("people get a page, mail programs a line, and a token that nobody has is not found for both", async () => {
    const html = { Accept: "text/html" };
    const ended = await end({ end_subscription: { json: "unsubscribed" } }, {}, html);
    expect(ended.text).toContain("</html>");
    // What is over needs no button.
    expect(ended.text).not.toContain(TOKEN);
    expect((await end({ end_subscription: { json: "unknown" } }, {}, html)).status).toBe(404);
    const { status, response } = await end({ end_subscription: { json: "unknown" } });
    expect([status, response.headers.get("content-type")]).toEqual([404, "application/problem+json; charset=utf-8"]);
    const broken = await ask("/unsubscribe?token=x", { method: "POST" });
    expect([broken.status, broken.calls]).toEqual([404, []]);
  });

  test("when Supabase does not answer the queue ends it; without a queue the page keeps the button", async () => {
    const queued = await end({ end_subscription: { status: 500 } });
    expect([queued.status, queued.jobs]).toMatchObject([200, [{ kind: "end", token: TOKEN }]]);
    expect(readLog()).toMatchObject([{ event: "queued", job: "end", subject: "token", reason: "500 refused" }]);
    expect(JSON.stringify(readLog())).not.toContain(TOKEN);
    const forgetful = await end({ end_subscription: { status: 500 } }, { QUEUE_FORGETS: "yes" });
    expect([forgetful.status, forgetful.jobs]).toEqual([503, []]);
    const failed = await end({ end_subscription: { status: 500 } }, { NEWSLETTER_QUEUE: undefined } as never, {
      Accept: "text/html",
    });
    expect([failed.status, failed.text.includes(TOKEN)]).toEqual([503, true]);
    expect((await end({}, { SUPABASE_URL: undefined } as never)).status).toBe(503);
  });

  test("each link is counted by itself, for a mail service ends many from one address", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) === 0 });
    expect((await end({}, { CLIENT_LIMIT: { limit } })).status).toBe(429);
    expect(keys).toEqual([`end:unknown:${"a".repeat(16)}`]);
  });

  test("a client that invents tokens is stopped after thirty, and one with real ones is not", async () => {
    const press = async (value: string) => {
      const WORK_LIMIT = createLimit(300);
      const statuses: number[] = [];
      let asked = 0;
      for (let index = 0; index < 40; index += 1) {
        const token = index.toString(16).padStart(64, "0");
        const script = { end_subscription: { json: value } };
        const { status, calls } = await ask(
          `/unsubscribe?token=${token}`,
          { method: "POST" },
          { script, env: { WORK_LIMIT } },
        );
        statuses.push(status);
        asked += calls.length;
      }
      return { statuses: [...new Set(statuses)], asked };
    };
    expect(await press("unknown")).toEqual({ statuses: [404, 429], asked: 30 });
    expect(await press("unsubscribed")).toEqual({ statuses: [200], asked: 40 });
  });
});
