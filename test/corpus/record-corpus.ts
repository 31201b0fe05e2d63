/**
 * `node test/corpus/record-corpus.ts` asks the built site all questions and says where it answers otherwise than is
 * kept in `answers.json.br`; `--record` keeps today's answers instead. `--only TEXT` asks those whose name holds it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

import { createTestHarness } from "wrangler";

import { useTestBuild } from "../support/build-date.ts";
import { makeClient } from "../support/newsletter-visitor.ts";
import type { Form, Question } from "./ask.ts";
import { QUESTIONS } from "./questions.ts";
import { readPage } from "./read-page.ts";
import { toBody, toPairs, toPath } from "./spell-question.ts";

useTestBuild();

const FILE = path.join(import.meta.dirname, "answers.json.br");
/** Of a difference, unless `--all` is given. */
const MAX_LINES = 12;
/** At once: the machine has few cores, and the planner takes one for a second. */
const AT_ONCE = 4;

const { values: options } = parseArgs({
  options: {
    record: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    help: { type: "boolean", default: false },
  },
});

/** By question and form. */
type Answers = Readonly<Record<string, string>>;

async function main(): Promise<void> {
  if (options.help) {
    console.log("record-corpus.ts [--record] [--only TEXT] [--all]\n  --all  every line of a difference");
    return;
  }
  const questions = QUESTIONS.filter(({ id }) => id.includes(options.only));
  if (new Set(questions.map(({ id }) => id)).size < questions.length) throw new Error("Two questions of one name.");
  const { buildIfNeeded } = await import("../../scripts/build-if-needed.ts");
  await buildIfNeeded();
  const { BUILT_WORKER, inBuild } = await import("../../build/build-folder.ts");
  const harness = createTestHarness({
    workers: [{ configPath: inBuild(BUILT_WORKER), vars: { SITE_ORIGIN: "https://waycard.example" } }],
  });
  const { url } = await harness.listen();
  const answers = await askAll(questions, url.origin);
  await harness.close();
  if (options.record) record(answers);
  else compare(answers);
}

async function askAll(questions: readonly Question[], origin: string): Promise<Answers> {
  const asked = questions.flatMap((question) => question.forms.map((form) => ({ question, form })));
  const answers: Record<string, string> = Object.fromEntries(
    asked.map(({ question, form }) => [toKey(question, form), ""]),
  );
  const next = asked[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { question, form } of next) answers[toKey(question, form)] = await ask(question, form, origin);
    }),
  );
  return answers;
}

const toKey = ({ id }: Question, form: Form) => `${id} (${form})`;

async function ask(question: Question, form: Form, origin: string): Promise<string> {
  const headers: Record<string, string> = { "CF-Connecting-IP": makeClient(), Connection: "close" };
  let address = toPath(question, form);
  if (question.on === "home") address = await fillHome(question, origin);
  const response =
    form === "post"
      ? await fetch(origin + address, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(toBody(question)),
        })
      : await fetch(origin + address, { headers });
  const text = (await response.text()).replaceAll(origin, "");
  const body =
    form === "page"
      ? readPage(text)
      : /json/.test(response.headers.get("Content-Type") ?? "")
        ? toJsonLines(text)
        : text;
  return `${response.status}\n${body.replaceAll("\r\n", "\n").trimEnd()}`;
}

/** What the home page's form sends with these amounts in it. */
async function fillHome(question: Question, origin: string): Promise<string> {
  const html = await (await fetch(origin + "/")).text();
  const form = /<form aria-label="What you spend a month" action="([^"]*)".*?<\/form>/s.exec(html);
  if (!form) throw new Error("The home page has no form for what one spends.");
  const fields = new URLSearchParams();
  for (const [input] of form[0].matchAll(/<input [^>]*>/g)) {
    const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
    fields.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? "");
  }
  for (const [name, value] of toPairs(question.ask, "home", "page")) fields.set(name, value);
  return `${form[1]}?${fields.toString()}`;
}

/** A line for each value: a difference then says which. */
const toJsonLines = (text: string) => JSON.stringify(JSON.parse(text), null, 1);

function record(answers: Answers): void {
  const kept = options.only === "" ? answers : { ...readKept(), ...answers };
  const text = Buffer.from(JSON.stringify(kept));
  // All answers of one tool are much alike: a large window halves the file.
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(FILE, brotliCompressSync(text, { params }));
  console.log(`${Object.keys(kept).length} answers of ${QUESTIONS.length} questions, ${text.length} bytes.`);
}

const readKept = (): Answers => JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as Answers;

function compare(answers: Answers): void {
  const kept = readKept();
  let differing = 0;
  for (const [key, answer] of Object.entries(answers)) {
    const before = kept[key];
    if (before === answer) continue;
    differing += 1;
    console.log(`\n${key}`);
    console.log(before === undefined ? "  not asked before" : toDifference(before, answer));
  }
  const gone = options.only === "" ? Object.keys(kept).filter((key) => answers[key] === undefined) : [];
  for (const key of gone) console.log(`\n${key}\n  no longer asked`);
  console.log(`\n${Object.keys(answers).length} answers, ${differing + gone.length} of them differ.`);
  process.exitCode = differing + gone.length > 0 ? 1 : 0;
}

/** Lines that only one of the two has, in their order; what moved shows as both. */
function toDifference(before: string, after: string): string {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const lines = [
    ...listMissing(old, now).map((line) => `  - ${line}`),
    ...listMissing(now, old).map((line) => `  + ${line}`),
  ];
  if (lines.length === 0) return "  the same lines in another order";
  const shown = options.all ? lines : lines.map((line) => line.slice(0, 200)).slice(0, MAX_LINES);
  return [...shown, ...(lines.length > shown.length ? [`  and ${lines.length - shown.length} more`] : [])].join("\n");
}

function listMissing(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

await main();
