/** A body of bounded size as text, or the problem that says why there is none. */
import { renderProblem } from "./problem.ts";

export type BodyText =
  | { readonly ok: true; readonly mediaType: string; readonly text: string }
  | { readonly ok: false; readonly response: Response };

const refuse = (status: number, detail: string): BodyText => ({ ok: false, response: renderProblem(status, detail) });

/**
 * Stops reading at the limit: the length a client states need not be true, and
 * middleware/finish-body.ts sees to the rest. A byte order mark stays in the text,
 * so that parsers refuse it (RFC 8259, 8.1).
 *
 * @param mediaTypes those that are read, in lower case
 */
export async function readBoundedText(
  request: Request,
  maxBytes: number,
  mediaTypes: readonly string[],
): Promise<BodyText> {
  const mediaType = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!mediaTypes.includes(mediaType)) return refuse(415, `Send the body as ${mediaTypes.join(" or ")}.`);
  const bytes = await readAtMost(request, maxBytes);
  if (!bytes) return refuse(413, `The body has at most ${maxBytes / 1024} KB.`);
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { ok: true, mediaType, text: decoder.decode(bytes) };
  } catch {
    return refuse(400, "The body is not text in UTF-8.");
  }
}

/** Undefined when there are more; the rest stays in the body. */
async function readAtMost(request: Request, maxBytes: number): Promise<ArrayBuffer | undefined> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      reader.releaseLock();
      return undefined;
    }
    chunks.push(value);
  }
  return new Blob(chunks).arrayBuffer();
}
