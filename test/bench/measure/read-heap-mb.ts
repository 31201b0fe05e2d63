/**
 * What a Worker's isolate keeps, by workerd's inspector: resident memory also holds what its allocator does not give
 * back, and in wrangler's processes the emulated caches.
 */

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
}

/** @param anyUrl of the Worker: workerd collects garbage when the isolate has its next request to do */
export async function readHeapMb(inspectorPort: number, anyUrl: string): Promise<number> {
  if (inspectorPort === 0) throw new Error("This workerd was started without an inspector");
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/main`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector does not answer")), { once: true });
  });
  try {
    await call(socket, 1, "HeapProfiler.enable");
    // Twice: what is only reachable from an object that the first has finalized goes with the second.
    for (const id of [2, 3]) {
      const collected = call(socket, id, "HeapProfiler.collectGarbage");
      await (await fetch(anyUrl)).arrayBuffer();
      await collected;
    }
    const usage = (await call(socket, 4, "Runtime.getHeapUsage")) as HeapUsage;
    return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / 1e6;
  } finally {
    socket.close();
  }
}

function call(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    const read = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== id) return;
      socket.removeEventListener("message", read);
      resolve(message.result);
    };
    socket.addEventListener("message", read);
    socket.send(JSON.stringify({ id, method }));
  });
}
