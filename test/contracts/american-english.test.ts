/** Code, comments, documents and texts are written in American English and in the field's own terms (CONTRIBUTING.md). */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

/** Stems that no American word has; `(?!…)` spares the words that look alike. */
const BRITISH = new RegExp(
  [
    "catalogue",
    "colour",
    "favour",
    "behaviour",
    "neighbour",
    "honour",
    "labour(?!s of)",
    "flavour",
    "savour",
    "rumour",
    "programmes?\\b",
    "licence",
    "defence",
    "offence",
    "centre",
    "theatre",
    "\\bgrey",
    "travell(?:er|ed|ing)",
    "cancell(?:ed|ing)",
    "modell(?:ed|ing)",
    "\\blabell(?:ed(?!by)|ing)",
    "judgement",
    "enrolment",
    "fulfil(?!l)",
    "cheques?\\b",
    "whilst",
    "amongst",
    "(?:optim|normal|summar|recogn|organ|real|minim|maxim|quant|serial|initial|priorit|categor|author|capital|special|custom|personal|visual)is(?:e[ds]?|ing|ation)\\b",
    "analys(?:ed|ing|e\\b(?! ))",
  ].join("|"),
  "iu",
);

/** Words of our own where the field has one. */
const COINED = /\b(?:openToAll|twins?|runBodyOut|keepPrivate|readsFirstValues|whenStirred|who asks|the asker)\b/u;

/** The lists themselves, and names that are not ours to spell. */
const EXEMPT =
  /^(?:test\/contracts\/(?:american-english|spelling)\.test\.ts|test\/support\/words\.txt|docs\/licenses\.md)$/;

/** Files that take what people type, in either kind. */
const TYPED = /^src\/(?:search\/page-index\.ts|catalog\/keyed-records\.test\.ts):/u;

/** Addresses of other sites are spelled their owners' way. */
const WEB_ADDRESS = /https?:\/\/[^\s"'<>)]+/gu;

function listLines(): { place: string; text: string }[] {
  const { stdout } = spawnSync("git", ["ls-files"], { encoding: "utf8" });
  const files = stdout.split("\n").filter((file) => /\.(?:tsx?|mdx?|css|html|sql|toml|ya?ml|json)$/u.test(file));
  return files
    .filter((file) => !EXEMPT.test(file) && file !== "package-lock.json")
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.replaceAll(WEB_ADDRESS, "") })),
    );
}

const lines = listLines();
const findFaults = (pattern: RegExp, among = lines) =>
  among.flatMap(({ place, text }) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [`${place}: ${word}`];
  });

describe("American English", () => {
  test("the list finds British forms and spares American ones", () => {
    const toLines = (words: string) => words.split(" ").map((text) => ({ place: text, text }));
    const british = "catalogue colours programme licence centred travelled cancelled labelling organise analysing";
    expect(findFaults(BRITISH, toLines(british))).toHaveLength(british.split(" ").length);
    const american = "aria-labelledby programmer realistic specialist organism analysis fulfill promise advertise";
    expect(findFaults(BRITISH, toLines(american))).toEqual([]);
  });

  test("is how everything in the project is spelled", () => {
    expect(lines.length).toBeGreaterThan(20_000);
    expect(findFaults(BRITISH)).toEqual([]);
  });

  test("has one kind of quotation marks and apostrophes, the straight one", () => {
    const said = lines.filter(({ place }) => /^(?:src|worker|supabase|scripts)\//u.test(place) && !TYPED.test(place));
    expect(findFaults(/[\u2018\u2019\u201C\u201D]/u, said)).toEqual([]);
  });

  test("uses the field's terms in code, not words of our own", () => {
    const code = lines.filter(({ place }) => /\.tsx?:/u.test(place));
    expect(findFaults(COINED, code)).toEqual([]);
  });
});
