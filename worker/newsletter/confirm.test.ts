/** Every outcome of a mailed link, with Supabase's answers written down. */
import { describe, expect, test } from "vitest";

import { ask, FORM_TYPE, keepQuiet, post, postForm, readLog } from "../../test/support/ask-newsletter.ts";
import { type Script, SESSION, subscription } from "../../test/support/scripted-supabase.ts";

keepQuiet();

const LINK = "f".repeat(64);

describe("/subscribe/confirm", () => {
  const good: Script = { verify: SESSION, confirm_subscription: subscription("confirmed"), logout: { json: {} } };
  const press = (fields: Record<string, string>, script: Script = good) =>
    postForm("/subscribe/confirm", fields, { script });

  test("GET shows the button for a link that may be one, and asks nobody", async () => {
    const shown = await ask(`/subscribe/confirm?token_hash=${LINK}&type=invite`, {});
    expect([shown.status, shown.calls]).toEqual([200, []]);
    expect(shown.text).toContain(`value="${LINK}"`);
    expect(shown.text).toContain('value="invite"');
    for (const query of [
      "",
      "?token_hash=short",
      `?token_hash=${"f".repeat(129)}`,
      "?token_hash=%3Cscript%3Eaaaaaaaaaaaa",
    ]) {
      const { status, text } = await ask(`/subscribe/confirm${query}`, {});
      expect(status, query).toBe(400);
      expect(text).not.toContain("<script>a");
    }
  });

  test("the press uses the link, confirms, and ends the session that no script keeps", async () => {
    const { status, text, calls, names, response } = await press({ token_hash: LINK, type: "magiclink" });
    expect([status, response.headers.get("retry-after")]).toEqual([200, null]);
    expect(text).toContain("e".repeat(64));
    expect(names).toEqual(["verify", "confirm_subscription", "logout?scope=local"]);
    expect(calls[0]?.body).toMatchObject({ token_hash: LINK, type: "magiclink" });
    expect(calls[1]?.body).toEqual({ p_email: "ann@example.com" });
    expect(calls[2]?.token).toBe("Bearer access-token-of-the-session");
  });

  test("a script gets the session, which stays", async () => {
    const { status, text, names } = await post(
      "/subscribe/confirm",
      { token_hash: LINK, type: "magiclink" },
      { script: good },
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      status: "confirmed",
      unsubscribeToken: "e".repeat(64),
      session: { accessToken: "access-token-of-the-session", refreshToken: "refresh-token" },
    });
    expect(names).not.toContain("logout?scope=local");
  });

  test("a link without a type, or of one that is not known, is tried as both kinds", async () => {
    for (const fields of [{ token_hash: LINK }, { token_hash: LINK, type: "recovery" }]) {
      const { status, calls } = await press(fields, { ...good, verify: [{ status: 403 }, SESSION] });
      expect(status).toBe(200);
      expect(calls.slice(0, 2).map(({ body }) => body["type"])).toEqual(["magiclink", "invite"]);
    }
  });

  test("a link with its type is tried as that alone; refused it is not valid", async () => {
    const { status, names } = await press({ token_hash: LINK, type: "invite" }, { verify: { status: 403 } });
    expect([status, names]).toEqual([400, ["verify"]]);
    expect(
      (await post("/subscribe/confirm", { token_hash: LINK, type: "invite" }, { script: { verify: { status: 403 } } }))
        .text,
    ).toContain("expired");
  });

  test.each([{ status: 500 }, { status: 429 }, "no answer", { json: {} }] as const)(
    "when Supabase answers %j the link stays good, and is not tried as another kind",
    async (verify) => {
      const page = await press({ token_hash: LINK }, { verify });
      expect([page.status, page.names, page.response.headers.get("retry-after")]).toEqual([503, ["verify"], "60"]);
      expect(page.text).toContain(`value="${LINK}"`);
      const json = await post("/subscribe/confirm", { token_hash: LINK }, { script: { verify } });
      expect([json.status, json.text.includes("still works")]).toEqual([503, true]);
      const logged = readLog().map(({ event, job }) => `${String(event)} ${String(job)}`);
      expect(logged).toEqual(["unavailable confirm", "unavailable confirm"]);
    },
  );

  test.each([subscription("unsubscribed"), subscription("pending"), { json: [] }])(
    "a subscription that is %j after all is not confirmed, and its session ends",
    async (found) => {
      const { status, names } = await press(
        { token_hash: LINK, type: "magiclink" },
        { ...good, confirm_subscription: found },
      );
      expect(status).toBe(400);
      expect(names).toContain("logout?scope=local");
    },
  );

  test("it is confirmed, without the way out, when Supabase stops answering in between", async () => {
    const script = { ...good, confirm_subscription: { status: 500 } };
    const { status, text } = await post("/subscribe/confirm", { token_hash: LINK, type: "magiclink" }, { script });
    expect([status, (JSON.parse(text) as { unsubscribeToken: string }).unsubscribeToken]).toEqual([200, ""]);
  });

  test("without a configuration, from another site, or too often it is refused with the status for that", async () => {
    const keys: string[] = [];
    const none = await postForm(
      "/subscribe/confirm",
      { token_hash: LINK },
      { env: { SUPABASE_URL: undefined } as never },
    );
    const limited = await postForm(
      "/subscribe/confirm",
      { token_hash: LINK },
      { env: { CLIENT_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) === 0 }) } } },
    );
    const foreign = await ask("/subscribe/confirm", {
      method: "POST",
      headers: { ...FORM_TYPE, "Sec-Fetch-Site": "cross-site" },
      body: "",
    });
    const unknown = await postForm("/subscribe/confirm", { token_hash: LINK, other: "x" });
    expect([none.status, limited.status, foreign.status, unknown.status]).toEqual([503, 429, 403, 400]);
    expect(keys).toEqual(["confirm:unknown"]);
  });

  test("a link that is no text is not valid, and asks nobody", async () => {
    const { status, calls } = await post("/subscribe/confirm", { token_hash: [LINK] });
    expect([status, calls]).toEqual([400, []]);
  });
});
