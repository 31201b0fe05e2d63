import { findChangedWords } from "../words/changed-words.ts";

interface ChangedTermProps {
  readonly from: string | null;
  /** Null: there is none anymore. */
  readonly to: string | null;
}

/** A term's change, from → to: only the words that differ, with a few that say of what. */
export function ChangedTerm({ from, to }: ChangedTermProps) {
  if (from === null) return `new: ${to ?? ""}`;
  if (to === null)
    return (
      <>
        <s>{from}</s> → ended
      </>
    );
  const changed = findChangedWords(from, to);
  return (
    <>
      {changed.before} {changed.from !== "" && <s>{changed.from}</s>}
      {changed.from === "" ? "added: " : changed.to === "" ? " → gone " : " → "}
      {changed.to !== "" && <b>{changed.to}</b>} {changed.after}
    </>
  );
}
