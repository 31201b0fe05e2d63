/** Sends a path and headers as they are: `fetch` would tidy up the one and refuse some of the others. */
import { type IncomingHttpHeaders, request } from "node:http";

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function requestRaw(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, maxHeaderSize: 65_536 }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** Asks and leaves once the first bytes are there. */
export function requestAndLeave(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      response.once("data", () => {
        call.destroy();
        resolve();
      });
    });
    call.on("error", reject);
    call.end();
  });
}
