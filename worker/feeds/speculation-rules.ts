/**
 * Which links a browser may fetch ahead, when a visitor is about to follow them
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). Named by a
 * response header, because inline scripts are forbidden.
 */
import { paths } from "../../src/paths.ts";

/** Not pages, or pages that nobody should ask for by chance: answers to typed words, and links that do something. */
const EXCLUDED = [
  "/api/*",
  `${paths.search()}*`,
  "/subscribe/*",
  "/unsubscribe*",
  "/*\\?*token*=*",
  "/*.json",
  "/*.xml",
  "/*.txt",
];

export function renderSpeculationRules(): string {
  const where = {
    and: [
      { href_matches: "/*" },
      ...EXCLUDED.map((pattern) => ({ not: { href_matches: pattern } })),
      { not: { selector_matches: "[download], [rel~=nofollow]" } },
    ],
  };
  // Moderate: after a pointer has rested on a link, or on its press. A prefetched page is one request; nothing runs.
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
