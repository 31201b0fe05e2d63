/** Phrases that an American reader stumbles over, and stamps that nobody reads any more: not in what people read. */
import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { listArticleLines, listCodeLines, type TextLine } from "../support/list-texts.ts";

/** Each with what an editor writes instead. Single words that have right uses too (sum, firm, cover) are not for a test. */
const PHRASES: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\b(?:left a year|leaves you|what is left of the)\b/i, "net per year; you come out ahead by"],
  [/\ba year together\b/i, "as a pair"],
  [/\b(?:our|its|this|the list's) readers?\b(?!-)/i, "a typical household, or the reader named"],
  [/\bour sums?\b/i, "our math, our totals"],
  [/\bcards? without (?:a|an annual|any) fee\b/i, "no-annual-fee card"],
  [/\bways? of redeeming\b/i, "redemption option"],
  [/\bcounted (?:for )?a year\b/i, "value per year"],
  [/\bone against one\b/i, "head to head"],
  [/\bonce per wallet\b/i, "counts once even with several cards"],
  [/\bchang(?:e|es|ed|ing) (?:it |them |the card )?down\b/i, "downgrade"],
  [/\bto be had\b/i, "available"],
  [/\b(?:its|the) trouble of\b/i, "the hassle of"],
  [/\bof spend\b/i, "of spending"],
  [/\bsomebody\b/i, "someone"],
  [/\bno perk pays for what you buy\b/i, "if you skip the credit, you earn …"],
  [/\b(?:in the record|our file|the record says)\b/i, "what the terms say"],
  [/\b(?:this|the) page could not be made\b/i, "Something went wrong"],
];

/** The list itself; what quotes law or a spec; names of things. */
const EXCEPTIONS: readonly RegExp[] = [/^test\/contracts\/phrases\.test\.ts/];

const findFaults = (lines: readonly TextLine[]) =>
  lines.flatMap(({ place, text }) =>
    EXCEPTIONS.some((exception) => exception.test(place))
      ? []
      : PHRASES.flatMap(([phrase, better]) => {
          const [found] = phrase.exec(text) ?? [];
          return found === undefined ? [] : [`${place}: "${found}" → ${better}`];
        }),
  );

const listDocLines = (): TextLine[] =>
  globSync(["*.md", "docs/**/*.md", "supabase/templates/*", "src/**/README.md"]).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.replaceAll(/`[^`]*`/g, "") })),
  );

test("the list finds each of its phrases, and spares words that look alike", () => {
  const said = [
    "It has $400 left a year.",
    "the best of our sums",
    "a card without a fee",
    "$4,000 of spend",
    "change it down",
    "somebody else",
  ];
  expect(said.filter((text) => findFaults([{ place: "a", text }]).length !== 1)).toEqual([]);
  const right = "Our readership spends $40 of spending money on cards without fees elsewhere; what you spend counts.";
  expect(findFaults([{ place: "a", text: right }])).toEqual([]);
});

describe("no phrase of the list stands", () => {
  test("in articles, reviews and lists", () => {
    expect(findFaults(listArticleLines())).toEqual([]);
  });

  test("in what pages, tools, mails and the API say", () => {
    expect(findFaults(listCodeLines(["src", "worker"]))).toEqual([]);
  });

  test("in documents", () => {
    expect(findFaults(listDocLines())).toEqual([]);
  });
});
