/** `npm run new -- text guides|news|gear SLUG "TITLE"`: a text with its front matter; `npm run check:content` names what it lacks. */
import { readBuildDate } from "../../build/build-date.ts";
import { defineSubcommand, UsageError } from "../command-line.ts";
import { type NewFiles, requireSlug, writeAndTell } from "./write-new-files.ts";

const KINDS = ["guides", "news", "gear"] as const;
interface NewText {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
}

/** @throws UsageError when there are no texts of this kind, or the slug is none */
export function makeNewText({ kind, slug, title }: NewText, today: string = readBuildDate()): NewFiles {
  if (!KINDS.some((known) => known === kind))
    throw new UsageError(`"${kind}" is no kind of text: use ${KINDS.join(", ")}.`);
  requireSlug(slug);
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

export const text = defineSubcommand({
  usage: `${KINDS.join("|")} SLUG "TITLE"`,
  about: "Writes a text with its front matter.",
  positionals: [3, 3],
  run({ positionals: [kind = "", slug = "", title = ""] }) {
    writeAndTell(makeNewText({ kind, slug, title }));
  },
});
