/** The comparison: form above, result below, rendered by the server and live in the browser. */
import { type ReactNode, useEffect } from "react";

import { paths } from "../../paths.ts";
import { type CompareQuery, listCompareErrors, toComparePath, toCompareQueryString } from "./compare-query.ts";
import { toCompareHeading, toCompareTitle } from "./compare-title.ts";
import { hasErrors, toQueryString } from "../tool-query.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { announce } from "../../ui/announcer.tsx";
import { CompareForm } from "./compare-form.tsx";
import { CompareResult, DIFFERENCES_SWITCH_ID } from "./compare-result.tsx";
import { toPresetSpend } from "../spend/preset-spend.ts";
import { ServerMarkup } from "../live/result-frame.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";

export interface CompareToolProps {
  readonly query: CompareQuery;
  readonly brandNames: readonly string[];
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

const SHARED_FIELDS: Readonly<Record<string, string>> = { cards: "cards-1", preset: "period", differences: "cards-1" };
const toCompareFieldId = (parameter: string) => toFieldId("compare", SHARED_FIELDS[parameter] ?? parameter);

const CHOOSE_MORE = "Choose at least two cards to compare.";

function toSummary({ result }: ToolJobs["compare"]): string {
  return result?.verdict.sentences[0] ?? CHOOSE_MORE;
}

export function CompareTool({ query, brandNames, initial }: CompareToolProps) {
  const live = useLiveTool({ job: "compare", path: "", startsAtOnce: false, toSummary });
  const latest = live.answer?.query ?? query;
  const { good } = live;
  const shown = good?.query ?? query;
  const names = good?.query.cards.texts;
  useEffect(() => {
    if (names) retitlePage(names.map((name) => ({ name })));
  }, [names]);
  return (
    // The switch in the result belongs to the form, though it stands outside of it.
    <div
      className="comparison-tool"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.id === DIFFERENCES_SWITCH_ID) followSwitch(target);
        else live.handlers.onInput();
      }}
    >
      {live.answer === null && <ErrorSummary errors={listCompareErrors(query)} toFieldId={toCompareFieldId} />}
      <CompareForm
        query={latest}
        filled={live.filled ?? query}
        formKey={live.formKey}
        brandNames={brandNames}
        formRef={live.form}
        onSubmit={live.handlers.onSubmit}
        onChoosePreset={(slug) => live.fillSpend(toQueryString(toPresetSpend(slug, latest.spend.profile)))}
      />
      <div id="result" aria-busy={live.state === "working" || live.state === "slow"}>
        {live.state === "failed" && (
          <p className="callout">
            We couldn't calculate this in your browser. Submit the form to calculate it on our server.
          </p>
        )}
        {live.answer && hasErrors(listCompareErrors(latest)) && (
          <p className="callout no-print">Check the highlighted field; until then you're seeing the previous result.</p>
        )}
        {good ? <LiveResult {...good} /> : <ServerMarkup>{initial}</ServerMarkup>}
        {shown.cards.slugs.length > 1 && (
          <ResultLinks
            path={toComparePath(shown)}
            jsonPath={paths.compareApi() + toCompareQueryString({ ...shown, isDifferencesOnly: false })}
          />
        )}
      </div>
    </div>
  );
}

function LiveResult({ result, query }: ToolJobs["compare"]) {
  if (!result) return <p className="tool-empty section-tight">{CHOOSE_MORE}</p>;
  return <CompareResult comparison={result} isDifferencesOnly={query.isDifferencesOnly} />;
}

/** Style alone hides the rows; the address and people who hear the page must follow. */
function followSwitch({ checked, name, value }: HTMLInputElement): void {
  const url = new URL(location.href);
  if (checked) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(history.state, "", url.href.replaceAll("%2C", ","));
  const count = document.querySelectorAll(".comparison tr.is-same").length;
  announce(checked ? `${count} rows where all cards are the same are hidden.` : "All rows are shown.");
}

/** Heading, breadcrumb and tab stand outside of the island, and must not name other cards than the result. */
function retitlePage(cards: readonly { readonly name: string }[]): void {
  const heading = toCompareHeading(cards);
  document.title = toCompareTitle(cards);
  for (const selector of ["main h1", ".breadcrumbs [aria-current=page]"]) {
    const element = document.querySelector(selector);
    if (element) element.textContent = heading;
  }
}
