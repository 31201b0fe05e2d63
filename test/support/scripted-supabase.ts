/**
 * What Supabase answers over HTTP, written down by a test: for outcomes of the newsletter's
 * handlers one by one, in the process of the test. That the real Postgres answers so is
 * what the Worker tests show, against the built Worker.
 */
import { vi } from "vitest";

export const CONFIGURATION = {
  SUPABASE_URL: "http://supabase.test",
  SUPABASE_PUBLISHABLE_KEY: "public-key",
  SUPABASE_SECRET_KEY: "secret-key",
};

export interface SupabaseCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  readonly token: string | null;
}

/** A body for 200, a status (and code) for a refusal, a whole answer, or nothing at all: the request fails. */
export type ScriptedAnswer =
  | (() => Response)
  | { readonly json: unknown }
  | { readonly status: number; readonly code?: string }
  | "no answer";

/** Last part of the path (`accept_request`, `otp`, `verify` …) to its answers, the last of which stays. */
export type Script = Readonly<Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>>;

/** Until the test's mocks are restored. @returns the calls, as they come */
export function scriptSupabase(script: Script): SupabaseCall[] {
  const calls: SupabaseCall[] = [];
  const left = new Map(Object.entries(script).map(([name, answer]) => [name, [answer].flat()]));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    calls.push({
      path: pathname + search,
      body: parseBody(text),
      key: request.headers.get("apikey"),
      token: request.headers.get("Authorization"),
    });
    const name = pathname.split("/").at(-1) ?? "";
    const answers = left.get(name) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error(`The script has no answer for ${name}.`);
    if (answer === "no answer") throw new TypeError("fetch failed");
    if (typeof answer === "function") return answer();
    if ("json" in answer) return Response.json(answer.json);
    const { status, code = "refused" } = answer;
    return Response.json({ code, error_code: code, msg: "for ann@example.com" }, { status });
  });
  return calls;
}

function parseBody(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text) as Record<string, unknown>;
}

/** What Supabase Auth answers when a link was good. */
export const SESSION = {
  json: {
    access_token: "access-token-of-the-session",
    refresh_token: "refresh-token",
    token_type: "bearer",
    expires_in: 3_600,
    user: {
      id: "1",
      aud: "authenticated",
      email: "ann@example.com",
      app_metadata: {},
      user_metadata: {},
      created_at: "",
    },
  },
};

export const subscription = (status: string, token = "e".repeat(64)) => ({
  json: [{ status, unsubscribe_token: token }],
});
