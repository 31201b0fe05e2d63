/**
 * Supabase on this machine: @supabase/lite on PGlite (a real Postgres), with the
 * migrations and email templates that a hosted project gets, and closed to sign-up
 * as one. It delivers no mail: each message is handed to `onMail` and kept for GET /mails.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { App, type Connection } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";
import * as v from "valibot";

import { answerNodeRequest } from "./answer-node-request.ts";
import { createMailbox, type LocalMail } from "./mailbox.ts";

const LINK_LIFETIME_S = 3_600;
const SUBJECT = "Your Waycard newsletter link";
const TEMPLATES = path.join(import.meta.dirname, "../supabase/templates");

export interface LocalSupabaseOptions {
  /** Folder of the database and the keys; made when it is missing. */
  readonly folder: string;
  /** 0: any that is free. */
  readonly port: number;
  /** What links in emails start with. */
  readonly siteUrl: string;
  readonly onMail?: (mail: LocalMail) => void;
}

export interface LocalSupabase {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Runs SQL as the owner of the database. */
  readonly query: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly close: () => Promise<void>;
}

/** Its files cannot be opened: damaged, or another Postgres's. */
export class DamagedDatabaseError extends Error {
  override readonly name = "DamagedDatabaseError";
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The local database in ${folder} is damaged. \`npm run db -- reset\` removes it, with the subscribers, users and keys of this machine; then start again.`,
      options,
    );
  }
}

export function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  return keepExitCode(() => start(options));
}

async function start(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  process.env["DO_NOT_TRACK"] = "1";
  mkdirSync(options.folder, { recursive: true });
  const keys = readKeys(path.join(options.folder, "keys.json"));
  const mailbox = createMailbox(path.join(options.folder, "mails.jsonl"), options.onMail);
  const connection = await createPgliteConnection({ url: path.join(options.folder, "postgres") });
  // Looks at the files for the first time: PGlite opens them when it is asked something.
  await connection.exec("select 1").catch((cause: unknown) => {
    throw new DamagedDatabaseError(options.folder, { cause });
  });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      site_url: options.siteUrl,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: {
        enable_confirmations: true,
        otp_expiry: LINK_LIFETIME_S,
        template: { magic_link: { subject: SUBJECT, content_path: path.join(TEMPLATES, "magic-link.html") } },
      },
    } as never,
    options: { drivers: { email: mailbox }, server: { admin: false } },
  });
  const answerClosed = closeSignUp(app, connection, keys);
  await app.ensureSystemSchema();
  await applyPendingMigrations(app as never);
  await forgetUnsentMails(connection, mailbox);

  // PGlite has one connection, and the library lets the transactions of two requests
  // share it: the rollback of one would undo the other. So they take turns.
  let last: Promise<unknown> = Promise.resolve();
  const answerSupabase = (request: Request): Promise<Response> => {
    const answer = last.then(async () => (await answerClosed(request)) ?? app.fetch(request));
    last = answer.catch(() => undefined);
    return answer;
  };
  const answerMails = (request: Request) => mailbox.answer(request);
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const isMails = request.url?.startsWith("/mails");
    const handle = isMails ? answerMails : answerSupabase;
    const answer = answerNodeRequest(request, response, handle);
    running.add(answer);
    void answer.finally(() => running.delete(answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    query: async (sql) => (await connection.exec<{ rows: Record<string, unknown>[] }>(sql)).rows,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      mailbox.close();
      // A request goes on when its client has left, and needs the database until it is done.
      await Promise.allSettled(running);
      server.closeAllConnections();
      await closed;
      await keepExitCode(() => connection.close());
    },
  };
}

/**
 * The library notes a mail before it sends it, a hosted project after. So what a dying
 * process noted and never sent is taken back, and the sweep sends it.
 */
async function forgetUnsentMails(connection: Connection, mailbox: ReturnType<typeof createMailbox>): Promise<void> {
  const { rows } = await connection.exec<{ rows: { id: string; recovery_token: string }[] }>(
    "select id, recovery_token from auth.users where recovery_sent_at is not null and coalesce(recovery_token, '') <> ''",
  );
  for (const { id, recovery_token: token } of rows) {
    if (mailbox.hasSent(token)) continue;
    await connection.exec(`update auth.users set recovery_sent_at = null where id = '${id}'`);
  }
}

/**
 * PGlite runs Postgres in this process, and where Postgres exits it writes its status
 * into `process.exitCode`: 99 when it has started, 0 when it has closed. Closed after the
 * last test, it made every failed run a good one.
 */
async function keepExitCode<T>(work: () => Promise<T>): Promise<T> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}

/**
 * What the library lacks of a hosted project that is closed to sign-up: a link makes no user, and POST /auth/v1/invite,
 * with the secret key, does. The library's users count as confirmed from the start, so an address that it knows is
 * answered as a hosted project answers one that has confirmed.
 */
function closeSignUp(app: App, connection: Connection, keys: Keys) {
  const refuse = (status: number, code: string) =>
    Response.json({ code: status, error_code: code, msg: "Not allowed" }, { status });
  return async function answerClosed(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    if (request.method !== "POST" || !/^\/auth\/v1\/(?:invite|otp|magiclink)$/.test(url.pathname)) return undefined;
    const fields = (await request.clone().json()) as { readonly email: string; readonly create_user?: boolean };
    if (!url.pathname.endsWith("/invite"))
      return fields.create_user === false ? undefined : refuse(422, "otp_disabled");
    if (request.headers.get("apikey") !== keys.secretKey) return refuse(401, "no_authorization");
    // The library's own parameters do not work with PGlite.
    const known = await connection.exec<{ rows: unknown[] }>(
      `select 1 from auth.users where email = '${fields.email.replaceAll("'", "''")}'`,
    );
    if (known.rows.length > 0) return refuse(422, "email_exists");
    return app.fetch(
      new Request(new URL("/auth/v1/otp", url), {
        method: "POST",
        headers: { apikey: keys.publishableKey, "Content-Type": "application/json" },
        body: JSON.stringify({ email: fields.email, create_user: true }),
      }),
    );
  };
}

const keysSchema = v.object({ publishableKey: v.string(), secretKey: v.string(), jwtSecret: v.string() });
type Keys = v.InferOutput<typeof keysSchema>;

/** Made once for each folder, so that sessions outlive a restart, and so that no key stands in the sources. */
function readKeys(file: string): Keys {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), keysSchema), readFileSync(file, "utf8"));
  } catch {
    if (existsSync(file)) console.warn(`${file} is damaged: new keys are made, and local sessions end.`);
    const make = () => randomBytes(24).toString("hex");
    const keys = { publishableKey: `sb_publishable_${make()}`, secretKey: `sb_secret_${make()}`, jwtSecret: make() };
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
}
