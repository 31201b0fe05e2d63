import { expect, test } from "vitest";

import { createOfflineFilter } from "./drop-offline-notice.ts";

const NOTICE = [
  "▲ [WARNING] Unable to fetch the `Request.cf` object! Falling back to a default placeholder...",
  "",
  "  TypeError: fetch failed",
  "      at node:internal/deps/undici/undici:13510:13",
  "      at async wrapMiddleware (file:///x/index.js:1:1) {",
  "    [cause]: Error: getaddrinfo ENOTFOUND workers.cloudflare.com",
  "        at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:dns:122:26) {",
  "      errno: -3008,",
  "      code: 'ENOTFOUND',",
  "      syscall: 'getaddrinfo',",
  "      hostname: 'workers.cloudflare.com'",
  "    }",
  "  }",
  "",
];
const filter = (lines: readonly string[]) => lines.filter(createOfflineFilter());

test("the notice that there is no network is left out, with its stack", () => {
  expect(filter(NOTICE)).toEqual([]);
});

test("what comes before and after it is shown, errors and their stacks too", () => {
  const others = [
    "✘ [ERROR] Uncaught TypeError: fetch failed",
    "    at answer (worker/app.ts:1:1)",
    '{"level":"info","where":"request"}',
  ];
  expect(filter([...others, ...NOTICE, ...others])).toEqual([...others, ...others]);
});
