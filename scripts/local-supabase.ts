/**
 * Supabase on this machine: @supabase/lite on PGlite (a real Postgres), with the
 * migrations and email templates that a hosted project gets. It delivers no mail:
 * each message is handed to `onMail` and kept for GET /mails.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";

import { answerNodeRequest } from "./answer-node-request.ts";
import { createMailbox, type LocalMail } from "./mailbox.ts";

const LINK_LIFETIME_S = 3_600;
const SUBJECT = "Confirm your address for the Waycard newsletter";
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

export function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  return keepExitCode(() => start(options));
}

async function start(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  process.env["DO_NOT_TRACK"] = "1";
  mkdirSync(options.folder, { recursive: true });
  const keys = readKeys(path.join(options.folder, "keys.json"));
  const mailbox = createMailbox(options.onMail);
  const connection = await createPgliteConnection({ url: path.join(options.folder, "postgres") });
  const template = (file: string) => ({ subject: SUBJECT, content_path: path.join(TEMPLATES, file) });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: {
        enable_confirmations: true,
        otp_expiry: LINK_LIFETIME_S,
        template: { confirmation: template("confirmation.html"), magic_link: template("magic-link.html") },
      },
    } as never,
    options: { drivers: { email: mailbox }, server: { admin: false } },
  });
  await app.ensureSystemSchema();
  await applyPendingMigrations(app as never);

  // PGlite has one connection, and the library lets the transactions of two requests
  // share it: the rollback of one would undo the other. So they take turns.
  let last: Promise<unknown> = Promise.resolve();
  const answerSupabase = (request: Request): Promise<Response> => {
    const answer = last.then(async () => openToBrowsers(await app.fetch(request)));
    last = answer.catch(() => undefined);
    return answer;
  };
  const answerMails = (request: Request) => mailbox.answer(request);
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const isMails = request.url?.startsWith("/mails");
    const handle = request.method === "OPTIONS" ? answerPreflight : isMails ? answerMails : answerSupabase;
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

/** As hosted Supabase has it; the library leaves it to the server around it. */
function openToBrowsers(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Access-Control-Allow-Origin", "*");
  return new Response(response.body, { status: response.status, headers });
}

/** The library allows `*`, which leaves out Authorization (Fetch, "CORS-preflight fetch"); hosted Supabase names it. */
async function answerPreflight(request: Request): Promise<Response> {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
      "Access-Control-Allow-Headers": request.headers.get("Access-Control-Request-Headers") ?? "",
    },
  });
}

interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
}

/** Made once for each folder, so that sessions outlive a restart, and so that no key stands in the sources. */
function readKeys(file: string): Keys {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Keys;
  } catch {
    const make = () => randomBytes(24).toString("hex");
    const keys = { publishableKey: `sb_publishable_${make()}`, secretKey: `sb_secret_${make()}`, jwtSecret: make() };
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
}
