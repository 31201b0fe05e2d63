/**
 * The migrations on a real PostgreSQL behind a real PostgREST, run as a hosted project
 * runs them: not as a superuser, and with privileges that grant everything to everybody
 * unless it is taken back. @supabase/lite shows less: it has one connection, and answers
 * a refused read with an empty list. What Supabase Auth writes is written here by its role.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { migrateDatabase } from "../../scripts/migrate-database.ts";
import { backUp, forget, restore, show } from "../../scripts/subscribers.ts";
import { findDatabaseLinter, lintDatabase } from "../../test/support/lint-database.ts";
import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import { makeJob, soon } from "../../test/support/open-test-store.ts";
import { findBinaries, type RealPostgres, startRealPostgres } from "../../test/support/real-postgres.ts";
import { createSubscriberStore } from "./subscriber-store.ts";

const binaries = findBinaries();
const linter = findDatabaseLinter();

describe.skipIf(!binaries)("on PostgreSQL and PostgREST", () => {
  let project: RealPostgres;
  let admin: Client;
  /** As Supabase Auth. */
  let auth: Client;
  beforeAll(async () => {
    if (!binaries) return;
    project = await startRealPostgres(binaries);
    admin = await project.connect("supabase_admin");
    auth = await project.connect("supabase_auth_admin");
  });
  afterAll(async () => {
    await admin?.end();
    await auth?.end();
    await project?.close();
  });

  const open = () =>
    createSubscriberStore(
      { url: project.url, publishableKey: project.toKey("anon"), secretKey: project.toKey("service_role") },
      30_000,
    );
  const readRow = async (address: string) =>
    (await admin.query("select status, unsubscribe_token from public.subscribers where email = $1", [address]))
      .rows[0] as { status: string; unsubscribe_token: string } | undefined;
  const readUser = async (address: string) =>
    (
      await admin.query(
        "select encrypted_password as password, (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions from auth.users u where email = $1",
        [address],
      )
    ).rows[0] as unknown;
  const addUser = async (address: string, password: string | null = null) =>
    auth.query(
      "insert into auth.users (email, encrypted_password, confirmation_token, confirmation_sent_at) values ($1, $2, 'token', now())",
      [address, password],
    );
  /** In one transaction, as Supabase Auth accepts the link of an invitation. */
  const acceptLink = async (address: string) => {
    await auth.query("begin");
    await auth.query("update auth.users set email_confirmed_at = now(), confirmation_token = '' where email = $1", [
      address,
    ]);
    await auth.query("insert into auth.sessions (user_id) select id from auth.users where email = $1", [address]);
    await auth.query("commit");
  };

  describe("who may do what", () => {
    const CALLABLE = [
      "accept_request",
      "confirm_subscription",
      "end_subscription",
      "find_subscription",
      "forget_expired",
      "list_recipients",
      "list_unsent",
      "note_refusal",
      "request_subscription",
    ];

    test("each function may be called by the Worker's role alone, and a trigger's function by nobody", async () => {
      const { rows } = await admin.query(
        "select proname, array_agg(role order by role) filter (where has_function_privilege(role, p.oid, 'execute')) as roles from pg_proc p, unnest(array['anon', 'authenticated', 'authenticator', 'service_role', 'supabase_auth_admin']) role where pronamespace = 'public'::regnamespace group by proname order by proname",
      );
      const expected = [...CALLABLE, "confirm_subscriber", "drop_password"].toSorted().map((proname) => ({
        proname,
        roles: CALLABLE.includes(proname) ? ["service_role"] : null,
      }));
      expect(rows).toEqual(expected);
    });

    test("no role of the API has a privilege on a table", async () => {
      const { rows } = await admin.query(
        "select relname, role, privilege from pg_class, unnest(array['anon', 'authenticated', 'service_role']) role, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(role, pg_class.oid, privilege)",
      );
      expect(rows).toEqual([]);
    });

    test.each(["anon", "authenticated", "service_role"] as const)(
      "%s is refused every table by PostgREST",
      async (role) => {
        const headers = { Authorization: `Bearer ${project.toKey(role)}`, "Content-Type": "application/json" };
        for (const table of ["subscribers", "newsletter_mails"]) {
          for (const [method, body] of [
            ["GET"],
            ["POST", "{}"],
            ["PATCH", '{"status":"confirmed"}'],
            ["DELETE"],
          ] as const) {
            const column = table === "subscribers" ? "email" : "mailbox";
            const answer = await fetch(`${project.url}/rest/v1/${table}?${column}=eq.x`, {
              method,
              headers,
              ...(body ? { body } : {}),
            });
            const { code } = (await answer.json()) as { code: string };
            // 42501: insufficient privilege. 204: no such column to change, seen before the privilege.
            expect([table, method, [401, 403].includes(answer.status) || code === "PGRST204"]).toEqual([
              table,
              method,
              true,
            ]);
            if (code !== "PGRST204") expect([table, method, code]).toEqual([table, method, "42501"]);
          }
        }
      },
    );

    test.each(["anon", "authenticated"] as const)("%s is refused every function by PostgREST", async (role) => {
      const headers = { Authorization: `Bearer ${project.toKey(role)}`, "Content-Type": "application/json" };
      for (const [name, values] of [
        ["list_recipients", { p_after: "", p_limit: 1 }],
        ["list_unsent", { p_limit: 1 }],
        ["forget_expired", {}],
        ["find_subscription", { p_email: "x@example.com" }],
        ["confirm_subscription", { p_email: "x@example.com" }],
        ["end_subscription", { p_token: "x", p_requested_at: soon() }],
      ] as const) {
        const answer = await fetch(`${project.url}/rest/v1/rpc/${name}`, {
          method: "POST",
          headers,
          body: JSON.stringify(values),
        });
        expect([name, ((await answer.json()) as { code: string }).code]).toEqual([name, "42501"]);
      }
    });
  });

  test.skipIf(linter === undefined)("Supabase's database linter finds nothing, and would find a fault", async () => {
    const lint = () => lintDatabase(linter ?? "", project.connection);
    expect(lint()).toEqual([]);
    const owner = await project.connect("postgres");
    await owner.query("create function public.careless() returns int language sql as 'select 1'");
    expect(lint()).toEqual([expect.stringMatching(/functionSearchPathMutable.*careless/)]);
    await owner.query("drop function public.careless()");
    await owner.end();
  });

  test("a subscription goes from pending to confirmed to unsubscribed", async () => {
    const address = makeAddress();
    expect(await open().requestSubscription(makeJob(address), true)).toEqual({ ok: true, value: "send" });
    await addUser(address);
    expect((await readRow(address))?.status).toBe("pending");
    await acceptLink(address);
    expect((await readRow(address))?.status).toBe("confirmed");
    expect(await open().confirmSubscription(address)).toMatchObject({ ok: true, value: { status: "confirmed" } });
    const token = (await readRow(address))?.unsubscribe_token ?? "";
    expect(await open().endSubscription(token, soon())).toEqual({ ok: true, value: "unsubscribed" });
  });

  test("a password and a session of before the link are gone with the link; the link's own session stays", async () => {
    const address = makeAddress();
    await open().requestSubscription(makeJob(address), true);
    await addUser(address, "$2a$10$abc");
    expect(await readUser(address)).toEqual({ password: "", sessions: 0 });
    await auth.query("insert into auth.sessions (user_id) select id from auth.users where email = $1", [address]);
    await acceptLink(address);
    expect(await readUser(address)).toEqual({ password: "", sessions: 1 });
    await auth.query("update auth.users set encrypted_password = '$2a$10$def' where email = $1", [address]);
    expect(await readUser(address)).toEqual({ password: "", sessions: 1 });
  });

  test("a change of password confirms nothing", async () => {
    const address = makeAddress();
    await addUser(address);
    await acceptLink(address);
    await open().requestSubscription(makeJob(address), true);
    await auth.query("update auth.users set recovery_token = 'token' where email = $1", [address]);
    await auth.query("update auth.users set encrypted_password = '$2a$10$abc', recovery_token = '' where email = $1", [
      address,
    ]);
    expect((await readRow(address))?.status).toBe("pending");
    expect(await readUser(address)).toEqual({ password: "", sessions: 1 });
  });

  test("of many requests at once, over many connections and in four spellings, one has a mail sent", async () => {
    const name = makeAddress().replaceAll("-", "").split("@")[0] ?? "";
    const spellings = ["", "+a", "+b", "+c"].map((label) => `${name}${label}@gmail.com`);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => open().requestSubscription(makeJob(spellings[index % 4] ?? ""), true)),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    expect(answers.filter((answer) => answer.ok && answer.value === "send")).toHaveLength(1);
  });

  test("what was accepted and never sent is listed until Supabase Auth has sent it", async () => {
    const job = makeJob(makeAddress());
    await open().requestSubscription(job, false);
    const find = async () => {
      const unsent = await open().listUnsent(1_000);
      return unsent.ok ? unsent.value.filter(({ address }) => address === job.address) : unsent;
    };
    expect(await find()).toMatchObject([{ requestId: job.requestId, source: "test" }]);
    await addUser(job.address);
    expect(await find()).toEqual([]);
  });

  test("what was kept long enough is forgotten, the user with it, and nothing else", async () => {
    const [waiting, stale, confirmed, strange] = [makeAddress(), makeAddress(), makeAddress(), makeAddress()];
    for (const address of [waiting, stale, confirmed]) {
      await open().requestSubscription(makeJob(address), true);
      await addUser(address);
    }
    await acceptLink(confirmed);
    // Deleted by hand, say: a user without a subscription.
    await addUser(strange);
    const month = "now() - interval '31 days'";
    await auth.query(`update auth.users set created_at = ${month} where email <> $1`, [waiting]);
    await admin.query(`update public.subscribers set consent_at = ${month} where email = any($1)`, [
      [stale, confirmed],
    ]);
    await admin.query("update public.newsletter_mails set counted_at = now() - interval '25 hours'");
    expect(await open().forgetExpired()).toMatchObject({ ok: true });
    const left = async (table: string) =>
      (
        await admin.query<{ email: string }>(`select email from ${table} where email = any($1) order by email`, [
          [waiting, stale, confirmed, strange],
        ])
      ).rows.map(({ email }) => email);
    expect(await left("public.subscribers")).toEqual([waiting, confirmed].toSorted());
    expect(await left("auth.users")).toEqual([waiting, confirmed].toSorted());
    expect((await admin.query("select * from public.newsletter_mails")).rows).toEqual([]);
    expect(await open().forgetExpired()).toEqual({ ok: true, value: 0 });
  });

  describe("an operator's programs", () => {
    test("migrations that are applied are not applied again, and one that fails changes nothing", async () => {
      const owner = await project.connect("postgres");
      expect(await migrateDatabase(owner)).toEqual([]);
      const folder = mkdtempSync(path.join(tmpdir(), "waycard-migrations-"));
      writeFileSync(
        path.join(folder, "29990101000000_broken.sql"),
        "create table public.half (x int); select no_such();",
      );
      await expect(migrateDatabase(owner, folder)).rejects.toThrow(
        "29990101000000_broken failed and has changed nothing",
      );
      expect((await owner.query("select to_regclass('public.half') as half")).rows).toEqual([{ half: null }]);
      rmSync(folder, { recursive: true });
      await owner.end();
    });

    test("a restore brings back every row as it was, and leaves alone whoever has unsubscribed since", async () => {
      const owner = await project.connect("postgres");
      const [kept, ended] = [makeAddress(), makeAddress()];
      for (const address of [kept, ended]) {
        await open().requestSubscription(makeJob(address), true);
        await addUser(address);
        await acceptLink(address);
      }
      const lines: string[] = [];
      await backUp(owner, (line) => lines.push(line));
      const before = await admin.query("select * from public.subscribers order by email");
      await admin.query("delete from public.subscribers where email <> $1", [ended]);
      const token = (await readRow(ended))?.unsubscribe_token ?? "";
      await open().endSubscription(token, soon());
      async function* read() {
        yield* lines;
      }
      expect(await restore(owner, read())).toEqual({ added: lines.length - 1, known: 1 });
      expect((await readRow(ended))?.status).toBe("unsubscribed");
      const after = await admin.query("select * from public.subscribers order by email");
      const others = (rows: readonly { email: string }[]) => rows.filter(({ email }) => email !== ended);
      expect(others(after.rows as { email: string }[])).toEqual(others(before.rows as { email: string }[]));
      await owner.end();
    });

    test("backup and restore run as the runbook pipes them, and a broken file ends with what is wrong", async () => {
      const run = (command: string, input = "") =>
        new Promise<{ code: number | null; output: string; message: string }>((resolve) => {
          const env = { ...process.env, DATABASE_URL: project.connection };
          const child = spawn(process.execPath, ["scripts/subscribers.ts", command], { env });
          let [output, message] = ["", ""];
          child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
          child.stderr.on("data", (chunk: Buffer) => (message += chunk.toString()));
          child.once("close", (code) => resolve({ code, output, message }));
          child.stdin.end(input);
        });
      const address = makeAddress();
      await open().requestSubscription(makeJob(address), true);
      const { output: lines } = await run("backup");
      await admin.query("delete from public.subscribers where email = $1", [address]);
      const count = lines.trimEnd().split("\n").length;
      expect(await run("restore", lines)).toEqual({
        code: 0,
        output: `1 added, ${count - 1} were there and are as they were.\n`,
        message: "",
      });
      expect((await readRow(address))?.status).toBe("pending");
      expect(await run("restore")).toMatchObject({ code: 0, output: expect.stringMatching(/^0 added/) as unknown });
      expect(await run("restore", `${lines}{\n`)).toEqual({
        code: 1,
        output: "",
        message: `Nothing was restored: line ${count + 1} is no row of a backup (invalid input syntax for type json).\n`,
      });
    });

    test("what is kept about a person can be shown, without the key to it, and deleted whole", async () => {
      const owner = await project.connect("postgres");
      const address = makeAddress();
      await open().requestSubscription(makeJob(address), true);
      await addUser(address);
      expect(await show(owner, address.toUpperCase())).toMatchObject({
        subscription: { email: address, status: "pending" },
        user: { email: address },
      });
      expect(JSON.stringify(await show(owner, address))).not.toContain("unsubscribe_token");
      expect(await forget(owner, address)).toBe(2);
      expect(await show(owner, address)).toEqual({ subscription: null, user: null });
      await owner.end();
    });
  });
});
