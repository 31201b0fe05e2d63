/**
 * A small HTTP client over plain sockets: on a machine with two cores the client
 * must cost much less than the server it measures.
 */
import { connect, type Socket } from "node:net";

export interface Load {
  readonly port: number;
  /** Asked for in turn, over and over. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** One per request, in ms. */
  readonly latenciesMs: readonly number[];
}

/** @throws Error for the first answer that is not a 200: a benchmark of errors says nothing */
export async function sendLoad({ port, paths, connections, durationMs }: Load): Promise<LoadResult> {
  const requests = paths.map((path) => toRequest(port, path));
  const latenciesMs: number[] = [];
  const start = performance.now();
  const end = start + durationMs;
  let sent = 0;
  const runs = Array.from({ length: connections }, async () => {
    const socket = await open(port);
    try {
      while (performance.now() < end) {
        const request = requests[sent % requests.length];
        sent += 1;
        if (!request) return;
        const sentAt = performance.now();
        await exchange(socket, request);
        latenciesMs.push(performance.now() - sentAt);
      }
    } finally {
      socket.destroy();
    }
  });
  await Promise.all(runs);
  return { requests: latenciesMs.length, seconds: (performance.now() - start) / 1000, latenciesMs };
}

/** One request on a connection of its own. */
export async function sendOne(port: number, path: string): Promise<void> {
  const socket = await open(port);
  try {
    await exchange(socket, toRequest(port, path));
  } finally {
    socket.destroy();
  }
}

const toRequest = (port: number, path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Sends a request and reads its answer to the end, by Content-Length or the last chunk. */
function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = "";
    let missing: number | undefined;
    let tail = "";
    const finish = (error?: Error) => {
      socket.off("data", read);
      socket.off("close", fail);
      if (error) reject(error);
      else resolve();
    };
    const fail = () => finish(new Error("The connection closed within an answer"));
    const read = (chunk: Buffer) => {
      let body = chunk;
      if (missing === undefined && tail === "") {
        head += chunk.toString("latin1");
        const headEnd = head.indexOf("\r\n\r\n");
        if (headEnd === -1) return;
        if (!head.startsWith("HTTP/1.1 200")) {
          finish(new Error(`${request.toString().split("\r\n")[0]} was answered ${head.slice(0, 40)}`));
          return;
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, headEnd))?.[1];
        missing = length === undefined ? undefined : Number(length);
        body = Buffer.from(head.slice(headEnd + 4), "latin1");
        tail = "\r\n";
      }
      if (missing === undefined) {
        tail = (tail + body.subarray(-7).toString("latin1")).slice(-7);
        if (tail.endsWith("\r\n0\r\n\r\n")) finish();
      } else {
        missing -= body.byteLength;
        if (missing <= 0) finish();
      }
    };
    socket.on("data", read);
    socket.once("close", fail);
    socket.write(request);
  });
}
