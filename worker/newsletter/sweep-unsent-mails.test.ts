/** How far one run of the sweep goes, with Supabase's answers written down; what it heals is in the Worker's test. */
import { expect, test } from "vitest";

import { keepQuiet, readLog } from "../../test/support/ask-newsletter.ts";
import { CONFIGURATION, type Script, scriptSupabase } from "../../test/support/scripted-supabase.ts";
import type { Bindings } from "../environment.ts";
import { sweepUnsentMails } from "./sweep-unsent-mails.ts";

keepQuiet();

const rows = Array.from({ length: 6 }, (_, index) => ({
  email: `ann${index}@example.com`,
  request_id: `7f0c9a52-3b0e-4c55-9d44-0f5d0a6f5c1${index}`,
  requested_at: "2026-01-02T03:04:05.000Z",
  source: "api",
  consent_version: "2025-05",
}));

async function sweep(script: Script) {
  const calls = scriptSupabase({ list_unsent: { json: rows }, ...script });
  await sweepUnsentMails(CONFIGURATION as unknown as Bindings);
  return calls.map(({ path }) => path.split("/").at(-1));
}

test("three failures in a row end a run: Supabase is down, and is not asked a hundred times", async () => {
  expect(await sweep({ accept_request: { status: 503 }, forget_expired: { json: 0 } })).toEqual([
    "list_unsent",
    ...Array<string>(3).fill("accept_request"),
    "forget_expired",
  ]);
});

test.each([400, 422])(
  "addresses that Auth refuses with %i keep no other from its mail, nor retention",
  async (status) => {
    const names = await sweep({
      accept_request: { json: "send" },
      invite: [{ status }, { status }, { status }, { status }, { json: {} }],
      note_refusal: { json: 1 },
      forget_expired: { json: 0 },
    });
    expect(names.filter((name) => name === "invite")).toHaveLength(rows.length);
    expect(names.filter((name) => name === "note_refusal")).toHaveLength(4);
    expect(names.at(-1)).toBe("forget_expired");
    // Anybody can type such an address: no alert.
    expect(console.error).not.toHaveBeenCalled();
  },
);

test.each([401, 403, 429, 500])(
  "an answer %i is about no address: it counts as an outage, and gives none up",
  async (status) => {
    const names = await sweep({ accept_request: { json: "send" }, invite: { status }, forget_expired: { json: 0 } });
    expect(names.filter((name) => name === "invite")).toHaveLength(3);
    expect(names).not.toContain("note_refusal");
  },
);

test("a request is done as its job would have been, under its own id", async () => {
  const calls = scriptSupabase({ list_unsent: { json: rows.slice(0, 1) }, accept_request: { json: "none" } });
  await sweepUnsentMails(CONFIGURATION as unknown as Bindings);
  expect(calls[1]?.body).toMatchObject({
    p_email: rows[0]?.email,
    p_request_id: rows[0]?.request_id,
    p_is_sender: true,
  });
});

test("what became of each request is logged, by a hash of its address", async () => {
  const names = await sweep({
    list_unsent: { json: rows.slice(0, 2) },
    accept_request: { json: "send" },
    invite: [{ json: {} }, { status: 500 }],
    forget_expired: { json: 3 },
  });
  expect(names.at(-1)).toBe("forget_expired");
  const subject = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
  expect(readLog()).toEqual([
    expect.objectContaining({ event: "delivered", job: "sweep", subject }),
    expect.objectContaining({ event: "unavailable", job: "sweep", subject, reason: "500 AuthRetryableFetchError" }),
  ]);
  expect(JSON.stringify(readLog())).not.toContain("ann");
  expect(console.error).toHaveBeenCalledOnce();
});

test("when the requests cannot be listed that is logged, and what has expired is forgotten all the same", async () => {
  const script = { list_unsent: { status: 500 }, forget_expired: { json: 0 } };
  expect(await sweep(script)).toEqual(["list_unsent", "forget_expired"]);
  expect(readLog()).toMatchObject([{ event: "unavailable", job: "sweep", reason: "500 refused" }]);
  expect(console.error).toHaveBeenCalledOnce();
});

test("when nothing can be forgotten that is logged, too", async () => {
  const script = { list_unsent: { json: [] }, forget_expired: { status: 503 } };
  expect(await sweep(script)).toEqual(["list_unsent", "forget_expired"]);
  expect(readLog()).toMatchObject([{ event: "unavailable", job: "retention", reason: "503 refused" }]);
});

test("at most a hundred requests are asked for, and without a configuration none", async () => {
  const calls = scriptSupabase({ list_unsent: { json: [] }, forget_expired: { json: 0 } });
  await sweepUnsentMails(CONFIGURATION as unknown as Bindings);
  expect(calls[0]?.body).toEqual({ p_limit: 100 });
  expect(readLog()).toEqual([]);
  await sweepUnsentMails({} as Bindings);
  expect(calls).toHaveLength(2);
});
