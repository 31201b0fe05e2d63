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

/** @example findChangedWords("Up to $50 a year at Resy", "Up to $100 a year at Resy") differs in `$50` and `$100` */
export function findChangedWords(from: string, to: string): ChangedWords {
  const changed = findWords(from, to, (left, right) => toBare(left) === toBare(right));
  return changed.from === "" && changed.to === "" ? findWords(from, to, (left, right) => left === right) : changed;
}

/** A comma that follows a word since is no change of it. */
const toBare = (word: string | undefined) => word?.replace(/[,.;]$/, "");

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
  // A lone unit stays with its number on both sides: "the first 4 months", not "the first 4".
  if (end === 1 && UNIT.test(now.at(-1) ?? "")) end = 0;
  const [before, after] = [now.slice(0, start), now.slice(now.length - end)];
  return {
    before: before.length > KEPT_WORDS ? `… ${before.slice(-KEPT_WORDS).join(" ")}` : before.join(" "),
    from: old.slice(start, old.length - end).join(" "),
    to: now.slice(start, now.length - end).join(" "),
    after: after.length > KEPT_WORDS ? `${after.slice(0, KEPT_WORDS).join(" ")} …` : after.join(" "),
  };
}
