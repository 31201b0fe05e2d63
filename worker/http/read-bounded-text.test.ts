/** Bodies that do not come to their end. */
import { expect, test } from "vitest";

import { ask, keepQuiet, readLog } from "../../test/support/ask-newsletter.ts";

keepQuiet();

test.each(["/api/analyzer", "/api/subscribe", "/mcp", "/api/auth/token?grant_type=refresh_token"])(
  "a client that leaves in the middle of a POST to %s is no error in the log",
  async (path) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"email":'));
        controller.error(new Error("Network connection lost."));
      },
    });
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const { status, text } = await ask(path, init);
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: "invalid-body" }]);
    expect(readLog()).toEqual([]);
  },
);
