/** A JSON body of bounded size, or the problem that says why there is none. */
import { renderProblem } from "./problem.ts";

export type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly response: Response };

const refuse = (status: number, detail: string): JsonBody => ({ ok: false, response: renderProblem(status, detail) });

/** Stops reading at the limit: the length a client states need not be true. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const [mediaType = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== "application/json") {
    return refuse(415, "Send the body as application/json.");
  }
  const tooLarge = () => refuse(413, `The body has at most ${maxBytes / 1024} KB.`);
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return tooLarge();
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return refuse(400, "The body is not JSON in UTF-8.");
  }
}
