import { paths } from "../../paths.ts";
import { PICK_COUNT, type FinderResult } from "./find-cards.ts";
import { type FinderAnswers, toFinderQueryString } from "./finder-query.ts";
import type { ExcludingAnswer } from "./rank-finder-cards.ts";

const ANSWER_NAMES: Readonly<Record<ExcludingAnswer, string>> = {
  type: "who the card is for",
  fee: "the fee limit",
  score: "the credit score",
  brand: "the airlines and hotels",
  balance: "carrying a balance",
};

/** The same answers without one of them; undefined where only the visitor can change it. */
function relax(answers: FinderAnswers, answer: ExcludingAnswer): FinderAnswers | undefined {
  if (answer === "fee") return { ...answers, maxFeeUsd: null };
  if (answer === "type") return { ...answers, cardType: answers.cardType === "Personal" ? "Business" : "Personal" };
  // A score and a balance are what they are, and brands must be named one by one.
  return undefined;
}

/** Few cards or none: which answer leaves out most, and what would change it. */
export function RelaxationNote({ result }: { readonly result: FinderResult }) {
  const { answers, spend, matches, relaxations } = result;
  const [most] = relaxations;
  if (matches >= PICK_COUNT || !most) return null;
  const relaxed = relax(answers, most.answer);
  return (
    <div className="callout">
      <p className="callout-title">What leaves out most: {ANSWER_NAMES[most.answer]}</p>
      <p>
        Without that answer, {most.matches} cards would fit.{" "}
        {relaxed && (
          <a href={paths.finder() + toFinderQueryString(relaxed, spend.kind === "own" ? spend.profile : null)}>
            Show those
          </a>
        )}
        {most.answer === "score" &&
          "Few travel cards accept that range. A first card, used lightly and paid in full each month, is the usual way up."}
        {most.answer === "brand" && "Name an airline or a hotel group under question 5 to let its own cards in."}
      </p>
    </div>
  );
}
