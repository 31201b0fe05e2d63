/** The rewards calculator: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import type { CalculatorQuery } from "./calculator-query.ts";
import { toCardListParameters } from "../spend/card-list-query.ts";
import { type FieldErrors, hasErrors, toQueryString } from "../tool-query.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SpendPresets } from "../spend/spend-fields.tsx";
import { toPresetSpend } from "../spend/preset-spend.ts";
import { ResultFrame } from "../live/result-frame.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import { CALCULATOR_FORM_ID, CalculatorForm } from "./calculator-form.tsx";
import { CalculatorResultView } from "./calculator-result-view.tsx";

export interface CalculatorToolProps {
  readonly query: CalculatorQuery;
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly brandNames: readonly string[];
  /** The cards worked out when none is chosen. */
  readonly defaultSlugs: readonly string[];
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

function toSummary({ result }: ToolJobs["calculator"]): string {
  const best = result?.cards.toSorted((left, right) => right.ongoing.netUsd - left.ongoing.netUsd)[0];
  if (!best) return "";
  return `${result.labels[best.slug]?.name} is worth most in later years: ${formatUsd(best.ongoing.netUsd)}.`;
}

const SHARED_FIELDS: Readonly<Record<string, string>> = { cards: "cards-1", preset: "period" };
const toCalculatorFieldId = (parameter: string) => toFieldId(CALCULATOR_FORM_ID, SHARED_FIELDS[parameter] ?? parameter);

export function CalculatorTool({ query, errors, canonical, brandNames, defaultSlugs, initial }: CalculatorToolProps) {
  const live = useLiveTool({
    job: "calculator",
    path: paths.calculator(),
    slugs: defaultSlugs,
    startsAtOnce: false,
    toSummary,
  });
  const latest = live.answer ?? { query, errors };
  const { profile } = latest.query.spend;
  const { slugs } = latest.query.cards;
  /** Until the first live answer the page says on top what the server found wrong. */
  const isSummed = live.answer === null && hasErrors(errors);
  const toPresetPath = (slug: string) =>
    paths.calculator() + toQueryString([...toCardListParameters("cards", slugs), ...toPresetSpend(slug, profile)]);
  const shown = live.good;
  return (
    <div className="tool">
      <div className="panel tool-panel">
        {isSummed && <ErrorSummary id="result" errors={errors} toFieldId={toCalculatorFieldId} />}
        <SpendPresets
          current={latest.query.spend.preset}
          toPath={toPresetPath}
          onChoose={(slug) => live.fillSpend(toQueryString(toPresetSpend(slug, profile)))}
        />
        <CalculatorForm
          key={live.formKey}
          query={live.filled ?? query}
          errors={latest.errors}
          wrongCards={latest.query.cards.wrong}
          brandNames={brandNames}
          formRef={live.form}
          handlers={live.handlers}
        />
      </div>
      <ResultFrame
        title="What the cards are worth"
        id={isSummed ? undefined : "result"}
        initial={initial}
        path={paths.calculator()}
        jsonPath={paths.calculatorApi()}
        canonical={shown?.canonical ?? canonical}
        hasResult={shown !== null || !hasErrors(errors)}
        state={live.state}
        fraction={live.fraction}
        isStale={live.answer !== null && hasErrors(live.answer.errors)}
        onCancel={live.cancel}
      >
        {shown?.result && <CalculatorResultView result={shown.result} />}
      </ResultFrame>
    </div>
  );
}
