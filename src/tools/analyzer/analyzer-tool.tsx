/** The RewardMax analyzer: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { type AnalyzerQuery, toLimitParameters } from "./analyzer-query.ts";
import { type FieldErrors, hasErrors, toQueryString } from "../tool-query.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SpendPresets } from "../spend/spend-fields.tsx";
import { ResultFrame } from "../live/result-frame.tsx";
import { toPresetSpend } from "../spend/preset-spend.ts";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import { ANALYZER_FORM_ID, AnalyzerForm } from "./analyzer-form.tsx";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";

export interface AnalyzerToolProps {
  readonly query: AnalyzerQuery;
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly brandNames: readonly string[];
  /** The server gave the search up; the browser has more time. */
  readonly isStopped: boolean;
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

function toSummary({ result }: ToolJobs["analyzer"]): string {
  if (!result) return "";
  const names = result.wallet.cards.map((card) => result.labels[card.slug]?.name ?? card.slug);
  return names.length > 0
    ? `Best wallet: ${names.join(", ")}, worth ${formatUsd(result.wallet.netUsd)}.`
    : "No card earns back its fee on this spend.";
}

/** Parameters that share a field, or whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  own: "own-1",
  must: "must-1",
  not: "not-1",
  preset: "period",
};
const toAnalyzerFieldId = (parameter: string) => toFieldId(ANALYZER_FORM_ID, SHARED_FIELDS[parameter] ?? parameter);

export function AnalyzerTool({ query, errors, canonical, brandNames, isStopped, initial }: AnalyzerToolProps) {
  const live = useLiveTool({ job: "analyzer", path: paths.analyzer(), startsAtOnce: isStopped, toSummary });
  const filled = live.filled ?? query;
  const latest = live.answer ?? { query, errors, canonical, result: null };
  const shown = live.good;
  const { result } = shown ?? { result: null };
  const { profile } = latest.query.spend;
  /** Until the first live answer the page says on top what the server found wrong. */
  const isSummed = live.answer === null && !isStopped && hasErrors(errors);
  const toPresetPath = (slug: string) =>
    paths.analyzer() + toQueryString([...toPresetSpend(slug, profile), ...toLimitParameters(latest.query.limits)]);
  return (
    <div className="tool">
      <div className="panel tool-panel">
        {isSummed && <ErrorSummary id="result" errors={errors} toFieldId={toAnalyzerFieldId} />}
        <SpendPresets
          current={latest.query.spend.preset}
          toPath={toPresetPath}
          onChoose={(slug) => live.fillSpend(toQueryString(toPresetSpend(slug, profile)))}
        />
        <AnalyzerForm
          key={live.formKey}
          query={filled}
          errors={latest.errors}
          lists={latest.query}
          brandNames={brandNames}
          formRef={live.form}
          handlers={live.handlers}
        />
      </div>
      <ResultFrame
        title="Your best wallet"
        id={isSummed ? undefined : "result"}
        initial={initial}
        path={paths.analyzer()}
        jsonPath={paths.analyzerApi()}
        canonical={shown?.canonical ?? canonical}
        hasResult={shown !== null || !hasErrors(errors)}
        state={live.state}
        fraction={live.fraction}
        isStale={live.answer !== null && hasErrors(live.answer.errors)}
        onCancel={live.cancel}
      >
        {shown && result && (
          <AnalyzerResultView
            result={result}
            maxCards={shown.query.limits.maxCards}
            perkPercent={shown.query.spend.profile.perkPercent}
          />
        )}
      </ResultFrame>
    </div>
  );
}
