import { createServer } from "node:net";

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
