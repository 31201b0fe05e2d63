/**
 * The same stream, and all its bytes at its end (undefined when it failed). It is
 * read at the pace of rendering, not of the visitor: who reads slowly, or leaves,
 * or asked for the head only, neither holds up nor spoils the copy.
 */
export function keepCopy(source: ReadableStream<Uint8Array>): {
  body: ReadableStream<Uint8Array>;
  copied: Promise<Uint8Array | undefined>;
} {
  const known = wholes.get(source);
  if (known) return { body: source, copied: known };
  const reader = source.getReader();
  const chunks: Uint8Array[] = [];
  const { promise: copied, resolve } = Promise.withResolvers<Uint8Array | undefined>();
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          chunks.push(value);
          if (isRead) controller.enqueue(value);
        }
        if (isRead) controller.close();
        resolve(join(chunks));
      } catch (error) {
        if (isRead) controller.error(error);
        resolve(undefined);
      }
    },
    cancel() {
      isRead = false;
    },
  });
  return { body, copied };
}

/** workerd ends a failed stream like a good one, so HTML must close its document to count as whole. */
export function isWhole(bytes: Uint8Array, contentType: string): boolean {
  if (!contentType.startsWith("text/html")) return true;
  return new TextDecoder().decode(bytes.subarray(-"</html>".length)) === "</html>";
}

/** Streams that tell by themselves what all their bytes were: a copy of those costs no second stream. */
const wholes = new WeakMap<ReadableStream<Uint8Array>, Promise<Uint8Array | undefined>>();

/**
 * A body in chunks, each made after the one before it has left. They are made whether
 * or not anyone still reads, for others may wait for the copy.
 * @param makers of the chunks after the first; they may throw or reject: the stream then ends with an error, and there is no copy
 */
export function streamInTurn(
  first: Uint8Array,
  makers: readonly (() => Uint8Array | Promise<Uint8Array>)[],
  onError: (error: unknown) => Error,
): ReadableStream<Uint8Array> {
  const { promise: whole, resolve } = Promise.withResolvers<Uint8Array | undefined>();
  let isRead = true;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const chunks = [first];
      controller.enqueue(first);
      try {
        for (const make of makers) {
          // A turn of the event loop lets what is there leave before more is made.
          await new Promise((turn) => setTimeout(turn, 0));
          const chunk = await make();
          chunks.push(chunk);
          if (isRead) controller.enqueue(chunk);
        }
        resolve(join(chunks));
        if (isRead) controller.close();
      } catch (error) {
        const shown = onError(error);
        resolve(undefined);
        if (isRead) controller.error(shown);
      }
    },
    cancel() {
      isRead = false;
    },
  });
  wholes.set(stream, whole);
  return stream;
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
