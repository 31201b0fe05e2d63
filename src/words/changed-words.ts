/** What differs between two versions of a term, and the words on both sides that are the same. */
export interface ChangedWords {
  readonly before: string;
  readonly from: string;
  readonly to: string;
  readonly after: string;
}

/** Words that stay beside a change, so that one reads of what it is. */
const KEPT_WORDS = 3;

const UNIT = /^(?:days|months|years|points|miles)[,.;]?$/;

/** What a number or letter after it names one of. */
const NUMBERED = /^(?:Group|Zone|Level|Tier|Category)$/;

/** No phrase ends with them: they wait for the word after. */
const SMALL =
  /^(?:an?|the|of|in|on|at|for|to|up|off|after|with|and|or|by|from|than|as|each|every|first|once|when|if|you|can|\d{1,3})$/i;

/** @example findChangedWords("Up to $50 a year at Resy", "Up to $100 a year at Resy") differs in `$50` and `$100` */
export function findChangedWords(from: string, to: string): ChangedWords {
  const changed = findWords(from, to, (left, right) => toBare(left) === toBare(right));
  return changed.from === "" && changed.to === "" ? findWords(from, to, (left, right) => left === right) : changed;
}

/** A comma that follows a word since, or a capital where the term now begins, is no change of it. */
const toBare = (word: string | undefined) => word?.replace(/[,.;]$/, "").toLowerCase();

function findWords(
  from: string,
  to: string,
  isSame: (left: string | undefined, right: string | undefined) => boolean,
): ChangedWords {
  const [old, now] = [from.split(" "), to.split(" ")];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && isSame(old[start], now[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(old.at(-1 - end), now.at(-1 - end))) end += 1;
  // A word whose comma is gone is said on both sides: the list that it begins reads on from there.
  if (start > 0 && start < old.length - end && old[start - 1] !== now[start - 1]) start -= 1;
  // So is the first name of a list that changed in several places: "Gold 25 nights, Diamond 50 nights".
  if (start === 1 && !now[0]!.endsWith(":") && old.slice(start, -1 - end).some((word) => word.endsWith(","))) start = 0;
  // A lone unit stays with its number on both sides: "the first 4 months", not "the first 4".
  if (end === 1 && UNIT.test(now.at(-1) ?? "")) end = 0;
  // So does a name with its number: "Group 3", not "3".
  if (start > 0 && NUMBERED.test(now[start - 1]!)) start -= 1;
  const before = now.slice(0, start);
  return {
    before: before.length > KEPT_WORDS ? `… ${before.slice(-KEPT_WORDS).join(" ")}` : before.join(" "),
    from: old.slice(start, old.length - end).join(" "),
    to: now.slice(start, now.length - end).join(" "),
    after: toPhrase(now.slice(now.length - end)),
  };
}

/** The first few words, up to where a phrase can end: "after $2,000", not "after $2,000 of". */
function toPhrase(words: readonly string[]): string {
  if (words.length <= KEPT_WORDS) return words.join(" ");
  const ends = words.map((word, index) => index === words.length - 1 || !SMALL.test(word));
  const clause = words.findIndex((word) => /[,;]$/.test(word));
  const most = Math.min(KEPT_WORDS, clause < 0 ? KEPT_WORDS : clause + 1);
  const last = ends.lastIndexOf(true, most - 1);
  const count = last < 0 ? ends.indexOf(true) + 1 : last + 1;
  return words.slice(0, count).join(" ").replace(/[,;]$/, "");
}
