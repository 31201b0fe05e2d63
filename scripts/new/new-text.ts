/** `npm run new:text -- guides|news|gear SLUG "TITLE"`: a text with its front matter; `npm run check:content` names what it lacks. */
import { readBuildDate } from "../../build/build-date.ts";
import { type NewFiles, requireSlug, runGenerator, UsageError } from "./write-new-files.ts";

const KINDS = ["guides", "news", "gear"] as const;
const USAGE = `Usage: npm run new:text -- ${KINDS.join("|")} SLUG "TITLE"`;

export function makeNewText([kind, given, title]: readonly string[], today: string = readBuildDate()): NewFiles {
  if (!KINDS.some((known) => known === kind) || title === undefined) throw new UsageError(USAGE);
  const slug = requireSlug(given, USAGE);
  const file = `src/content/${kind}/${slug}.mdx`;
  return {
    files: {
      [file]: `---
title: ${JSON.stringify(title)}
description: ""
summary: ""
published: ${today}
updated: ${today}
${kind === "news" ? 'since: ""\n' : ""}topics: []
related: []
---
`,
    },
    steps: [
      `Write ${file} (docs/content.md): figures are tags, so that they follow the catalog.`,
      "`npm run check:content` names what is missing; nothing else is to be done: index pages, search, feeds and pictures follow.",
      "Words that people use and the text does not go into build/page-words.ts, so that search finds it.",
    ],
  };
}

if (import.meta.main) runGenerator((args) => makeNewText(args));
