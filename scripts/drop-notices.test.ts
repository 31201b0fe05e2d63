import { expect, test } from "vitest";

import { createNoticeFilter } from "./drop-notices.ts";

const OFFLINE = [
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
const SCHEDULED = [
  "▲ [WARNING] Scheduled Workers are not automatically triggered during local development.",
  "",
  "  To manually trigger a scheduled event, run:",
  '    curl "http://localhost:8787/cdn-cgi/local/scheduled"',
  "  For more details, see https://developers.cloudflare.com/workers/configuration/cron-triggers/",
  "",
  "",
];
const filter = (lines: readonly string[]) => lines.filter(createNoticeFilter());

test.each([
  ["that there is no network", OFFLINE],
  ["that nothing calls the cron trigger", SCHEDULED],
])("the notice %s is left out with its details", (_, notice) => {
  expect(filter(notice)).toEqual([]);
});

test("what comes before, between and after them is shown, errors and their stacks too", () => {
  const others = [
    "✘ [ERROR] Uncaught TypeError: fetch failed",
    "    at answer (worker/app.ts:1:1)",
    '{"level":"info","where":"request"}',
  ];
  expect(filter([...others, ...OFFLINE, ...SCHEDULED, ...others, ...OFFLINE, ...others])).toEqual([
    ...others,
    ...others,
    ...others,
  ]);
});
