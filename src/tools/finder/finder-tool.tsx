/** The card finder: seven questions, a spend for those who want it, and three cards, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { type FinderQuery, toFinderQueryString } from "./finder-query.ts";
import { toOwnSpendParameters } from "./own-spend.ts";
import { hasErrors, toQueryString } from "../tool-query.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { FinderForm, toFinderFieldId } from "./finder-form.tsx";
import { FinderResultView } from "./finder-result-view.tsx";
import { KeptSpendNote } from "./kept-spend-note.tsx";
import { ServerMarkup } from "../live/result-frame.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";

export interface FinderToolProps {
  readonly query: FinderQuery;
  /** Of question 5. */
  readonly brandNames: readonly string[];
  /** That may have an amount of their own. */
  readonly spendBrandNames: readonly string[];
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

function toSummary({ result }: ToolJobs["finder"]): string {
  if (!result || result.picks.length === 0) return "No card fits these answers.";
  const names = result.picks.map(({ card }) => card.name);
  return `${result.matches} ${result.matches === 1 ? "card fits" : "cards fit"}. First: ${names.join(", then ")}.`;
}

export function FinderTool({ query, brandNames, spendBrandNames, initial }: FinderToolProps) {
  const live = useLiveTool({
    job: "finder",
    path: paths.finder(),
    startsAtOnce: false,
    toSummary,
  });
  const latest = live.answer?.query ?? query;
  const shown = live.good?.query ?? query;
  const result = live.good?.result;
  const canonical = toFinderQueryString(shown.answers, shown.spend?.profile);
  return (
    <div className="finder">
      {live.answer === null && <ErrorSummary errors={query.errors} toFieldId={toFinderFieldId} />}
      <FinderForm
        query={latest}
        filled={live.filled ?? query}
        formKey={live.formKey}
        brandNames={brandNames}
        spendBrandNames={spendBrandNames}
        formRef={live.form}
        onChooseSpend={live.fillSpend}
        handlers={live.handlers}
      />
      <div id="result" className="finder-result" aria-busy={live.state === "working" || live.state === "slow"}>
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
        {shown.spend && !hasErrors(shown.spend.errors) && (
          <KeptSpendNote
            spend={toQueryString(toOwnSpendParameters(shown.spend.profile))}
            onLeave={() => live.fillSpend("")}
          />
        )}
        {result ? <FinderResultView result={result} /> : <ServerMarkup>{initial}</ServerMarkup>}
        {(result || (query.isAsked && !hasErrors(query.errors))) && (
          <ResultLinks path={paths.finder() + canonical} jsonPath={paths.finderApi() + canonical} />
        )}
      </div>
    </div>
  );
}
