/** Where things stand on this machine: the local database, the ports, and whether those are free. */
import { createServer } from "node:net";
import path from "node:path";

/** Database, keys and nothing else; git ignores it. Tests name another. */
export const LOCAL_FOLDER = process.env["SUPABASE_FOLDER"] ?? path.join(import.meta.dirname, "../.supabase-local");
export const SITE_PORT = readPort("PORT", 8787);
export const SUPABASE_PORT = readPort("SUPABASE_PORT", 54_321);

/** Ends the program with a message where the variable is no port. */
function readPort(name: string, otherwise: number): number {
  const given = process.env[name] ?? "";
  if (given === "") return otherwise;
  const port = Number(given);
  if (/^\d+$/.test(given) && port >= 1 && port <= 65_535) return port;
  console.error(`${name}=${given} is not a port. Use a number from 1 to 65535, for example ${name}=${otherwise + 1}.`);
  process.exit(1);
}

/** Whether a server could listen on the port, on both families of localhost. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      // A machine without IPv6 has no ::1: that is not a port in use.
      server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
      server.listen({ port, host }, () => server.close(() => resolve(true)));
    });
    if (!isFree) return false;
  }
  return true;
}
