/** Every outcome of a request for the newsletter, with Supabase's answers written down. */
import { describe, expect, test, vi } from "vitest";

import { ask, type Asked, FORM_TYPE, keepQuiet, readLog, post, postForm } from "../../test/support/ask-newsletter.ts";
import { CONFIGURATION, type Script } from "../../test/support/scripted-supabase.ts";

keepQuiet();

const readErrors = (text: string) => (JSON.parse(text) as { errors: unknown }).errors;

describe("POST /api/subscribe", () => {
  const subscribe = (body: unknown, asked?: Asked) => post("/api/subscribe", body, asked);
  const ANN = { email: "Ann@Example.com" };

  test("records the request and leaves the mail to the queue", async () => {
    const { status, text, calls, jobs } = await subscribe(ANN, { script: { accept_request: { json: "send" } } });
    expect([status, text]).toEqual([202, '{"status":"check-your-inbox"}']);
    expect(calls[0]?.body).toMatchObject({ p_email: "ann@example.com", p_source: "api", p_is_sender: false });
    expect(jobs).toMatchObject([{ kind: "subscribe", address: "ann@example.com", consentVersion: "2026-11" }]);
  });

  test.each(["none", "wait"])("queues nothing when the database says %s", async (value) => {
    const { status, jobs } = await subscribe(ANN, { script: { accept_request: { json: value } } });
    expect([status, jobs]).toEqual([202, []]);
  });

  test.each([{ status: 500 }, { status: 400 }, { json: 7 }, "no answer"] as const)(
    "keeps the request on the queue when Supabase answers %j",
    async (answer) => {
      const { status, jobs } = await subscribe(ANN, { script: { accept_request: answer } });
      expect([status, jobs.length]).toEqual([202, 1]);
      const [line] = vi.mocked(console.error).mock.calls.map(([text]) => String(text));
      expect(line).toContain('"event":"queued"');
      expect(line).not.toContain("ann");
    },
  );

  test("without a queue it sends the mail itself, as its only sender", async () => {
    const script: Script = { accept_request: { json: "send" }, invite: { json: {} } };
    const { status, calls, names } = await subscribe(ANN, { script, env: { NEWSLETTER_QUEUE: undefined } as never });
    expect([status, names]).toEqual([202, ["accept_request", "invite"]]);
    expect(calls[0]?.body["p_is_sender"]).toBe(true);
  });

  test("takes no request that only a queue in memory would hold, but lets such a queue send what is recorded", async () => {
    const env = { QUEUE_FORGETS: "yes" };
    const lost = await subscribe(ANN, { script: { accept_request: "no answer" }, env });
    expect([lost.status, lost.jobs]).toEqual([503, []]);
    const kept = await subscribe(ANN, { script: { accept_request: { json: "send" } }, env });
    expect([kept.status, kept.jobs]).toMatchObject([202, [{ kind: "subscribe" }]]);
  });

  test.each([
    ["neither takes it", { accept_request: "no answer" }],
    ["the mail cannot be sent", { accept_request: { json: "send" }, invite: { status: 500 } }],
  ] as const)("says so when %s and there is no queue", async (_, script) => {
    const failing = { send: () => Promise.reject(new Error("full")) };
    for (const queue of [undefined, failing]) {
      const { status, text } = await subscribe(ANN, { script, env: { NEWSLETTER_QUEUE: queue } as never });
      expect(status).toBe(503);
      expect(text).toContain("couldn't process your request");
    }
  });

  test("says that there were too many today, of the domain or the client, whom it names by a hash", async () => {
    const { response, status, text, jobs, calls } = await subscribe(ANN, {
      script: { accept_request: { json: "limit" } },
    });
    expect([status, response.headers.get("retry-after"), jobs]).toEqual([429, "86400", []]);
    expect(text).toContain("try again tomorrow");
    const hash = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
    expect(calls[0]?.body).toMatchObject({ p_domain: hash, p_client: hash, p_mails_a_day: 1_000 });
    const gmail = await subscribe({ email: "ann@gmail.com" }, { script: { accept_request: { json: "none" } } });
    expect(gmail.calls[0]?.body["p_domain"]).toBeNull();
  });

  test.each([
    ["7", 7],
    ["many", 1_000],
  ])("at the day's number of all mails (%s: %i) it sends none, and the log says so", async (text, count) => {
    const script: Script = { accept_request: { json: "brake" } };
    const { status, jobs, calls } = await subscribe(ANN, { script, env: { NEWSLETTER_MAILS_A_DAY: text } });
    expect([status, jobs, calls[0]?.body["p_mails_a_day"]]).toEqual([503, [], count]);
    expect(readLog()).toEqual([{ level: "error", where: "newsletter", event: "brake", job: "subscribe" }]);
  });

  test.each([
    ["subscribe", "subscribe"],
    ["cards/amex-gold", "cards/amex-gold"],
    ["Not A Page!", "api"],
    [7, "api"],
    ["", "api"],
    ["a".repeat(64), "a".repeat(64)],
    ["a".repeat(65), "api"],
  ])("of the source %j it keeps %j", async (source, kept) => {
    const { calls } = await subscribe({ ...ANN, source }, { script: { accept_request: { json: "none" } } });
    expect(calls[0]?.body["p_source"]).toBe(kept);
  });

  test("a filled trap looks like success and asks nobody", async () => {
    const { status, text, calls, jobs } = await subscribe({ ...ANN, website: "x" });
    expect([status, text, calls, jobs]).toEqual([202, '{"status":"check-your-inbox"}', [], []]);
  });

  test.each([
    ["no JSON", "{", 400],
    ["a list", [1], 400],
    ["nothing", "null", 400],
    ["a number", "7", 400],
    ["more than 4 KB", JSON.stringify({ email: "a".repeat(4_096) }), 413],
    ["no address", {}, 422],
  ])("refuses %s", async (_, body, status) => {
    const refused = await subscribe(body);
    expect([refused.status, refused.calls]).toEqual([status, []]);
    expect(refused.response.headers.get("cache-control")).toBe("no-store");
    expect(refused.response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("reads a body of exactly 4 KB", async () => {
    const rest = 4_096 - JSON.stringify({ email: "" }).length;
    expect((await subscribe({ email: "a".repeat(rest) })).status).toBe(422);
    expect((await subscribe({ email: "a".repeat(rest + 1) })).status).toBe(413);
  });

  test.each([
    ['{"email":"ann@example.com","role":"x"}', 400, "unknown-parameter", "role"],
    [`{"${"r".repeat(60)}":1}`, 400, "unknown-parameter", "r".repeat(40)],
    ['{"email":"none"}', 422, "invalid-email", "email"],
  ])("of %s it says what is wrong", async (body, expected, code, field) => {
    const { status, text } = await subscribe(body);
    expect(status).toBe(expected);
    expect(readErrors(text)).toEqual([{ code, field, message: expect.stringMatching(/\.$/) as string }]);
  });

  test.each([
    ["{", "Problems parsing JSON."],
    ["[1]", "The body must be a JSON object."],
    ['{"role":"x"}', "Invalid request body."],
    ["{}", "Invalid email address."],
  ])("of the body %s it says: %s", async (body, detail) => {
    expect(JSON.parse((await subscribe(body)).text)).toMatchObject({ detail });
  });

  test.each([
    ["{}", "missing"],
    ['{"email":""}', "missing"],
    ['{"email":5}', "invalid-type"],
    ['{"email":"none"}', "invalid-email"],
  ])("of the address in %s it says %s", async (body, code) => {
    expect(readErrors((await subscribe(body)).text)).toMatchObject([{ code, field: "email" }]);
  });

  test("a form is known whatever the case of its type, and comes back no longer than an address may be", async () => {
    const { status, text } = await ask("/api/subscribe", {
      method: "POST",
      headers: { "Content-Type": "Application/X-WWW-Form-Urlencoded" },
      body: `email=${"a".repeat(300)}`,
    });
    expect([status, text.includes("</html>")]).toEqual([422, true]);
    expect(text).toContain(`value="${"a".repeat(254)}"`);
  });

  test("a name inside a text is no second field", async () => {
    const script: Script = { accept_request: { json: "none" } };
    expect((await subscribe('{"source":"\\"email\\":","email":"ann@example.com"}', { script })).status).toBe(202);
  });

  test.each(["/subscribe", "/api/subscribe"])("a form sent to %s is led on, or gets its page back", async (path) => {
    const good = await postForm(
      path,
      { email: "ann@example.com", website: "" },
      { script: { accept_request: { json: "send" } } },
    );
    expect([good.status, good.response.headers.get("location")]).toEqual([303, "/subscribe/sent"]);
    const bad = await postForm(path, { email: "ann at home", website: "" });
    expect([bad.status, bad.response.headers.get("cache-control")]).toEqual([422, "no-store"]);
  });

  test("the page that comes back has what was typed and what is wrong", async () => {
    const bad = await postForm("/api/subscribe", { email: 'ann"><script>alert(1)</script>', website: "" });
    expect(bad.status).toBe(422);
    expect(bad.response.headers.get("content-type")).toContain("text/html");
    expect(bad.text).toContain('value="ann&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(bad.text).toContain("subscribe-email-error");
    const late = await postForm(
      "/api/subscribe",
      { email: "ann@example.com" },
      { script: { accept_request: "no answer" }, env: { NEWSLETTER_QUEUE: undefined } as never },
    );
    expect(late.status).toBe(503);
    expect(late.text).toContain("process your request");
    expect(late.text).toContain('value="ann@example.com"');
    const twice = await ask("/api/subscribe", {
      method: "POST",
      headers: FORM_TYPE,
      body: "email=a%40b.de&email=c%40d.de",
    });
    expect(twice.status).toBe(400);
  });

  test("too many of one client or for one mailbox are told to wait, by a key without the address", async () => {
    const keys: string[] = [];
    const refuse = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) === 0 }) };
    const client = await subscribe(ANN, { env: { CLIENT_LIMIT: refuse } });
    const labeled = await subscribe({ email: "ann+x@example.com" }, { env: { MAILBOX_LIMIT: refuse } });
    const plain = await subscribe(ANN, { env: { MAILBOX_LIMIT: refuse } });
    expect([client.status, labeled.status, plain.status]).toEqual([429, 429, 429]);
    expect(keys[0]).toBe("subscribe:unknown");
    expect(keys[1]).toMatch(/^mailbox:[0-9a-f]{16}$/);
    expect(keys[2]).toBe(keys[1]);
    const form = await postForm("/api/subscribe", { email: "ann@example.com" }, { env: { CLIENT_LIMIT: refuse } });
    expect([form.status, form.response.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(form.text).toContain("</html>");
  });

  test("without a configuration it says that nothing was stored", async () => {
    for (const name of Object.keys(CONFIGURATION)) {
      const { status, text, calls } = await subscribe(ANN, { env: { [name]: undefined } });
      expect([status, calls], name).toEqual([503, []]);
      expect(text).toContain("not set up");
    }
  });

  test.each([
    "ftp://supabase.test",
    "http://supabase.test/path",
    "http://supabase.test/?x=1",
    "http://u@supabase.test",
    "none",
  ])("%s is no address of Supabase", async (url) => {
    expect((await subscribe(ANN, { env: { SUPABASE_URL: url } })).status).toBe(503);
  });

  test("another site cannot send it, and is told so without a page", async () => {
    const headers = { ...FORM_TYPE, Origin: "https://evil.test" };
    const { status, response } = await ask("/api/subscribe", {
      method: "POST",
      headers,
      body: "email=ann%40example.com",
    });
    expect(status).toBe(403);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
  });
});
