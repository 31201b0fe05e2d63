import { paths } from "../../paths.ts";
import type { FinderResult } from "./find-cards.ts";
import { PICK_COUNT } from "./finder-asking.ts";
import type { ExcludingAnswer } from "./rank-finder-cards.ts";

const ANSWER_NAMES: Readonly<Record<ExcludingAnswer, string>> = {
  type: "who the card is for",
  maxFees: "the fee limit",
  score: "the credit score",
  brands: "the airlines and hotels",
  balance: "carrying a balance",
};

/** What the answer without it shows. */
const WITHOUT: Readonly<Record<ExcludingAnswer, string>> = {
  type: "Show personal and business cards",
  maxFees: "Show cards with any fee",
  score: "Show cards for any credit score",
  brands: "Show cards of any airline or hotel",
  balance: "Show cards for people who pay in full",
};

/** Few cards or none: which answer leaves out most, with a way to drop it. No answer is a dead end. */
export function RelaxationNote({ result }: { readonly result: FinderResult }) {
  const { matches, relaxations } = result;
  const [most] = relaxations;
  if (matches >= PICK_COUNT || !most) return null;
  return (
    <div className="callout">
      <p className="callout-title">The answer that rules out the most cards: {ANSWER_NAMES[most.answer]}</p>
      <p>
        Without that answer, {most.matches} {most.matches === 1 ? "card" : "cards"} would fit.
        {most.answer === "score" &&
          " A first card, used lightly and paid in full each month, is the usual way up to the others."}
      </p>
      <p className="no-print">
        <a className="btn btn-secondary" href={paths.finder() + most.query}>
          {WITHOUT[most.answer]}
        </a>
      </p>
    </div>
  );
}
