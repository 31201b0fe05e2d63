/**
 * Whether a text's `updated` (or `published`) follows its last change of words, by the history of the repository. Tags
 * are no words: a figure that moves with its record changes no text.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a text said when it was committed. */
export interface Version {
  /** `2026-11-23`, UTC. */
  readonly day: string;
  readonly text: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** A text written in the evening may be committed the next day. */
const addGrace = (day: string): string => toDay(Date.parse(day) + DAY_MS);

/** Its words: without its dates, tags and marks. */
const toWords = (text: string): string =>
  text
    .replaceAll(/^(?:published|updated): .*$/gm, "")
    .replaceAll(/<[^>]*>/g, " ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}']+/gu, " ")
    .trim();

/** The day that the text itself gives. */
const readDay = (text: string): string | undefined =>
  /^updated: (\S+)$/m.exec(text)?.[1] ?? /^published: (\S+)$/m.exec(text)?.[1];

/**
 * @param versions from the oldest to the newest
 * @returns the day on which words changed that the text's own date does not tell, if there is one
 */
export function findUntoldChange(now: string, versions: readonly Version[]): string | undefined {
  const day = readDay(now);
  if (day === undefined) return undefined;
  const until = addGrace(day);
  const told = versions.findLast((version) => version.day <= until);
  if (told && toWords(told.text) === toWords(now)) return undefined;
  const words = toWords(now);
  // The first version that says what the text says today; none yet: it is not committed.
  return versions.find((version) => version.day > until && toWords(version.text) === words)?.day;
}

function runGit(args: readonly string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync("git", args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * @param files paths from the folder this runs in
 * @returns a fault for each text with a date that is too old; none where there is no history to ask
 */
export function listDateFaults(files: readonly string[]): string[] {
  if (runGit(["rev-parse", "--is-shallow-repository"])?.trim() !== "false") return [];
  const log = runGit(["log", "--reverse", "--format=@%H %ct", "--name-only", "--diff-filter=AM", "--", ...files]) ?? "";
  const commits: { readonly day: string; readonly object: string; readonly file: string }[] = [];
  let [hash, day] = ["", ""];
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) {
      const [first = "", seconds] = line.slice(1).split(" ");
      [hash, day] = [first, toDay(Number(seconds) * 1_000)];
    } else if (line !== "") commits.push({ day, object: `${hash}:${line}`, file: line });
  }
  const texts = readObjects(commits.map(({ object }) => object));
  return files.flatMap((file) => {
    const versions = commits.flatMap((commit, at) =>
      commit.file === file ? [{ day: commit.day, text: texts[at] ?? "" }] : [],
    );
    const changed = findUntoldChange(readFileSync(file, "utf8"), versions);
    return changed === undefined ? [] : [`${file}: its words changed on ${changed}; set \`updated\` to that day`];
  });
}

/** The texts of these objects, in their order, by one process. */
function readObjects(objects: readonly string[]): string[] {
  const { stdout } = spawnSync("git", ["cat-file", "--batch"], { input: objects.join("\n"), maxBuffer: 1 << 30 });
  const texts: string[] = [];
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf("\n", at);
    const size = Number(stdout.toString("utf8", at, end).split(" ")[2]);
    texts.push(stdout.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}
