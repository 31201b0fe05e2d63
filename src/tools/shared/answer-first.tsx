import type { ReactNode } from "react";

import { formatUsd } from "../../words/format.ts";

/** Whose answer it is. @example "For $2,620 a month and 4 trips a year" */
export const toWhose = (monthlyUsd: number, trips: number): string =>
  `For ${formatUsd(monthlyUsd)} a month and ${trips === 0 ? "no trips" : trips === 1 ? "one trip" : `${trips} trips`} a year`;

export interface AnswerFirstProps {
  /** Whose answer it is: "For $2,620 a month and 4 trips a year". */
  readonly whose: string;
  /** Id of what "Change" leads to. */
  readonly formId: string;
  readonly title: string;
  readonly isBusy: boolean;
  /** Stands in the answer's place: what is wrong with the form. */
  readonly fault: ReactNode;
  readonly answer: ReactNode;
  readonly form: ReactNode;
  readonly rest: ReactNode;
  /** The rest is as wide as the page, below both. */
  readonly isWide?: boolean;
}

/** Result before form, in the document, for the keyboard and on the screen; on wide screens the form stands beside it. */
export function AnswerFirst(props: AnswerFirstProps) {
  const { whose, formId, title, isBusy, fault, answer, form, rest, isWide = false } = props;
  return (
    <div className={isWide ? "answer-first is-wide" : "answer-first"}>
      <p className="answer-whose">
        {/* Where a field is faulty nobody has said it yet. */}
        {fault ? "Your numbers" : whose}
        <a className="no-print" href={`#${formId}`}>
          Change
        </a>
      </p>
      {fault ?? (
        <section className="answer-itself" aria-labelledby="result" aria-busy={isBusy}>
          <h2 className="kicker" id="result" tabIndex={-1}>
            {title}
          </h2>
          {answer}
        </section>
      )}
      <div className="answer-form no-print">{form}</div>
      <div className="answer-rest">{rest}</div>
    </div>
  );
}
