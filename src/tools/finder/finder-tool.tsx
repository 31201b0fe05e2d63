/** The card finder: seven questions, a spend for those who want it, and three cards, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { ServerMarkup } from "../live/result-frame.tsx";
import type { ResultBarProps } from "../live/result-bar.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { hasErrors, toQueryString } from "../../asking/tool-query.ts";
import { toFinderFieldId } from "./finder-fields.ts";
import { FinderForm } from "./finder-form.tsx";
import { type FinderQuery, toFinderQueryString, toHolderParameters, withoutOwnSpend } from "./finder-query.ts";
import type { FinderResult } from "./find-cards.ts";
import { FinderResultView } from "./finder-result-view.tsx";
import { KeptSpendNote } from "./kept-spend-note.tsx";
import { toKeptQuery } from "./own-spend-fold.tsx";

export interface FinderToolProps {
  readonly query: FinderQuery;
  readonly choices: DatedChoices;
  /** Perks to ask about beside the server's result. */
  readonly questions: readonly PerkQuestion[];
  readonly bar: ResultBarProps | null;
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

/** What the first card leaves in a later year. */
export function toFinderBar({ picks: [first] }: FinderResult): ResultBarProps | null {
  return first ? { usd: first.ongoing.netUsd, what: "a year, the first card" } : null;
}

function toSummary({ result }: ToolJobs["finder"]): string {
  if (!result || result.picks.length === 0) return "No card fits these answers.";
  const names = result.picks.map(({ label }) => label.name);
  return `${result.matches} ${result.matches === 1 ? "card fits" : "cards fit"}. First: ${names.join(", then ")}.`;
}

export function FinderTool({ query, choices, questions, bar, initial }: FinderToolProps) {
  const live = useLiveTool({ job: "finder", path: paths.finder(), toSummary });
  const latest = live.answer?.query ?? query;
  const shown = live.good?.query ?? query;
  const result = live.good?.result;
  const canonical = toFinderQueryString(shown, { context: choices });
  const leave = () => live.fillSpend(toQueryString(toHolderParameters(withoutOwnSpend(shown), choices.today)));
  return (
    <div className="finder grid gap-8 mt-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start print:block [&>.error-summary]:col-span-full">
      {live.answer === null && <ErrorSummary errors={query.errors} toFieldId={toFinderFieldId} />}
      <h2 className="visually-hidden">Your answers</h2>
      <FinderForm
        query={latest}
        filled={live.filled ?? query}
        formKey={live.formKey}
        choices={choices}
        questions={result?.questions ?? questions}
        bar={result ? toFinderBar(result) : bar}
        formRef={live.form}
        onChooseSpend={live.fillSpend}
        handlers={live.handlers}
      />
      <div
        id="result"
        className="[&>*+*]:mt-4 [&>div>*+*]:mt-4 [&>div>.section]:mt-10"
        aria-busy={live.state === "working" || live.state === "slow"}
      >
        {live.state === "failed" && (
          <p className="callout">
            We couldn't calculate this in your browser. Submit the form to calculate it on our server.
          </p>
        )}
        {hasErrors(latest.errors) && live.answer && (
          <p className="callout no-print">
            Check the highlighted answer; until then you're seeing the previous result.
          </p>
        )}
        {shown.hasOwnSpend && (
          <KeptSpendNote profile={toKeptQuery(shown.visitor.profile, choices.today)} onLeave={leave} />
        )}
        {result ? <FinderResultView result={result} /> : <ServerMarkup>{initial}</ServerMarkup>}
        {(result || !hasErrors(query.errors)) && (
          <ResultLinks
            path={paths.finder() + canonical}
            jsonPath={paths.finderApi() + canonical}
            csvPath={`${paths.finderApi()}.csv` + canonical}
          />
        )}
      </div>
    </div>
  );
}
