/** The rewards calculator: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import type { CalculatorQuery } from "./calculator-query.ts";
import { toCardListParameters } from "../spend/card-list-query.ts";
import type { FieldErrors } from "../tool-query.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { SpendTool } from "../live/spend-tool.tsx";
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
  const { cards, spend } = latest.query;
  return (
    <SpendTool
      live={live}
      title="What the cards are worth"
      path={paths.calculator()}
      jsonPath={paths.calculatorApi()}
      errors={errors}
      canonical={canonical}
      initial={initial}
      toFieldId={toCalculatorFieldId}
      spend={spend}
      rest={toCardListParameters("cards", cards.slugs)}
      form={
        <CalculatorForm
          key={live.formKey}
          query={live.filled ?? query}
          errors={latest.errors}
          wrongCards={cards.wrong}
          brandNames={brandNames}
          formRef={live.form}
          handlers={live.handlers}
        />
      }
    >
      {live.good?.result && <CalculatorResultView result={live.good.result} />}
    </SpendTool>
  );
}
