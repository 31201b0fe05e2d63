/** The card finder: seven questions and three cards, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../paths.ts";
import { type FinderQuery, toFinderQueryString } from "../tools/card-finder/finder-query.ts";
import { hasErrors } from "../tools/tool-query.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { FinderForm, toFinderFieldId } from "./card-finder/finder-form.tsx";
import { FinderResultView } from "./card-finder/finder-result-view.tsx";
import { ServerMarkup } from "./live/result-frame.tsx";
import { ResultLinks } from "./live/result-links.tsx";
import type { ToolJobs } from "./live/tool-messages.ts";
import { useLiveTool } from "./live/use-live-tool.ts";

export interface CardFinderToolProps {
  readonly query: FinderQuery;
  readonly brandNames: readonly string[];
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

function toSummary({ result }: ToolJobs["card-finder"]): string {
  if (!result || result.picks.length === 0) return "No card fits these answers.";
  const names = result.picks.map(({ card }) => card.name);
  return `${result.matches} ${result.matches === 1 ? "card fits" : "cards fit"}. First: ${names.join(", then ")}.`;
}

export function CardFinderTool({ query, brandNames, initial }: CardFinderToolProps) {
  const live = useLiveTool({
    job: "card-finder",
    path: paths.cardFinder(),
    startsAtOnce: false,
    ignoresKeptSpend: true,
    toSummary,
  });
  const latest = live.answer?.query ?? query;
  const result = live.good?.result;
  return (
    <div className="finder">
      {live.answer === null && <ErrorSummary errors={query.errors} toFieldId={toFinderFieldId} />}
      <FinderForm
        key={live.formKey}
        query={live.filled ?? query}
        errors={latest.errors}
        brandNames={brandNames}
        formRef={live.form}
        handlers={live.handlers}
      />
      <div id="result" className="finder-result" aria-busy={live.state === "working" || live.state === "slow"}>
        {live.state === "failed" && (
          <p className="callout">
            This could not be worked out in your browser. Send the form to have our server do it.
          </p>
        )}
        {hasErrors(latest.errors) && live.answer && (
          <p className="callout no-print">An answer needs another look; until then this is the result of before.</p>
        )}
        {result ? <FinderResultView result={result} /> : <ServerMarkup>{initial}</ServerMarkup>}
        {(result || (query.isAsked && !hasErrors(query.errors))) && (
          <ResultLinks
            path={paths.cardFinder() + toFinderQueryString(result?.answers ?? query.answers)}
            jsonPath={`${paths.cardFinder()}.json${toFinderQueryString(result?.answers ?? query.answers)}`}
          />
        )}
      </div>
    </div>
  );
}
