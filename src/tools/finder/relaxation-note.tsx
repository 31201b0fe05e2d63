import { paths } from "../../paths.ts";
import { toQueryString } from "../../asking/tool-query.ts";
import type { FinderResult } from "./find-cards.ts";
import { type FinderAnswers, PICK_COUNT, toAnswerParameters } from "./finder-query.ts";
import type { ExcludingAnswer } from "./rank-finder-cards.ts";

const ANSWER_NAMES: Readonly<Record<ExcludingAnswer, string>> = {
  type: "who the card is for",
  fee: "the fee limit",
  score: "the credit score",
  brands: "the airlines and hotels",
  balance: "carrying a balance",
};

/** Few cards or none: which answer leaves out most, and what would change it. */
export function RelaxationNote({ result }: { readonly result: FinderResult }) {
  const { answers, matches, relaxations } = result;
  const [most] = relaxations;
  if (matches >= PICK_COUNT || !most) return null;
  return (
    <div className="callout">
      <p className="callout-title">What leaves out most: {ANSWER_NAMES[most.answer]}</p>
      <p>
        Without that answer, {most.matches} cards would fit. {toAdvice(most.answer, answers)}
      </p>
    </div>
  );
}

function toAdvice(answer: ExcludingAnswer, answers: FinderAnswers) {
  if (answer === "score") {
    return "A first card, used lightly and paid in full each month, is the usual way up.";
  }
  if (answer === "brands") return "Name an airline or a hotel group to let its own cards in.";
  if (answer === "fee") {
    return (
      <a href={paths.finder() + toQueryString(toAnswerParameters({ ...answers, maxFeeUsd: null }))}>
        Show cards with any fee
      </a>
    );
  }
  return null;
}
