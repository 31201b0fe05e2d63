import { type ChangedWords, findChangedWords } from "../words/changed-words.ts";

interface ChangedTermProps {
  readonly from: string | null;
  /** Null: there is none anymore. */
  readonly to: string | null;
}

/** Letters of a term that a line takes on both sides of the arrow. */
const SHORT = 40;

/** `5x → 10x: Hotels`: the colon belongs to what follows both. */
const toRate = ({ from, to }: Pick<ChangedWords, "from" | "to">) => (to.endsWith(":") ? from.replace(/:$/, "") : from);

/** `3x: Restaurants` has a colon of its own. */
const toNew = (to: string) => (/^[\d.]+[x%]: /.test(to) ? `new rate, ${to}` : `new: ${to}`);

/** A term's change, from → to: of a long one only the words that differ, with a few that say of what. */
export function ChangedTerm({ from, to }: ChangedTermProps) {
  if (from === null) return toNew(to ?? "");
  if (to === null)
    return (
      <>
        <s>{from}</s> → ended
      </>
    );
  const changed = findChangedWords(from, to);
  // Words that only came or went, and short terms, read badly in pieces.
  const isWhole =
    changed.from === "" || changed.to === "" || (changed.before === "" && from.length <= SHORT && to.length <= SHORT);
  const parts = isWhole ? { before: "", from, to, after: "" } : changed;
  return (
    <>
      {parts.before} <s>{toRate(parts)}</s> → <b>{parts.to}</b> {parts.after}
    </>
  );
}
