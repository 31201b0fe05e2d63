/** A body of bounded size as text, or the problem that says why there is none. */
import { renderProblem } from "./problem.ts";

export type BodyText =
  | { readonly ok: true; readonly mediaType: string; readonly text: string }
  | { readonly ok: false; readonly response: Response };

const refuse = (status: number, detail: string): BodyText => ({ ok: false, response: renderProblem(status, detail) });

/**
 * Most that is read of a body that is refused. An answer over an unread body
 * loses the connection in some proxies (miniflare's among them), and the next
 * request with it.
 */
const MAX_DRAINED_BYTES = 2 ** 20;

/**
 * Keeps no more than the limit: the length a client states need not be true. A byte
 * order mark stays in the text, so that parsers refuse it (RFC 8259, 8.1).
 *
 * @param mediaTypes those that are read, in lower case
 */
export async function readBoundedText(
  request: Request,
  maxBytes: number,
  mediaTypes: readonly string[],
): Promise<BodyText> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else if (size > MAX_DRAINED_BYTES) break;
  }
  const mediaType = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!mediaTypes.includes(mediaType)) return refuse(415, `Send the body as ${mediaTypes.join(" or ")}.`);
  if (size > maxBytes) return refuse(413, `The body has at most ${maxBytes / 1024} KB.`);
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { ok: true, mediaType, text: decoder.decode(await new Blob(chunks as BlobPart[]).arrayBuffer()) };
  } catch {
    return refuse(400, "The body is not text in UTF-8.");
  }
}
