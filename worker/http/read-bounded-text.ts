/** A body of bounded size as text, or the problem that says why there is none. */
import type { ProblemCode } from "../../src/problems.ts";
import { renderProblem } from "./problem.ts";

export type BodyText =
  | { readonly ok: true; readonly mediaType: string; readonly text: string }
  | { readonly ok: false; readonly response: Response };

const refuse = (code: ProblemCode, detail: string): BodyText => ({ ok: false, response: renderProblem(code, detail) });

/**
 * Stops reading at the limit; drain-body.ts sees to the rest. Not Hono's `bodyLimit`: it reads before the handler, so
 * also for those whom a limit, another site or the media type refuses. A byte order mark stays in the text,
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
  if (!mediaTypes.includes(mediaType))
    return refuse("unsupported-media-type", `Use Content-Type ${mediaTypes.join(" or ")}.`);
  // A body that breaks off: the client has left, which is no error of ours to log.
  const bytes = await readAtMost(request, maxBytes).catch(() => null);
  if (bytes === null) return refuse("invalid-body", "The body ended too soon.");
  if (!bytes) return refuse("content-too-large", `The body has at most ${maxBytes / 1024} KB.`);
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { ok: true, mediaType, text: decoder.decode(bytes) };
  } catch {
    return refuse("invalid-body", "The body must be UTF-8 text.");
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
