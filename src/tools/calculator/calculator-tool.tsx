/** The rewards calculator: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { ResultBar, type ResultBarProps } from "../live/result-bar.tsx";
import { SpendTool } from "../live/spend-tool.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toPresetParameters } from "../profile/to-preset-parameters.ts";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { toFirstField } from "../profile/field-rows.ts";
import type { FieldErrors } from "../../problems.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import { CALCULATOR_FORM_ID, CalculatorForm } from "./calculator-form.tsx";
import { type CalculatorQuery, toCardParameters } from "./calculator-query.ts";
import { CalculatorResultView } from "./calculator-result-view.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";

export interface CalculatorToolProps {
  readonly query: CalculatorQuery;
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly choices: DatedChoices;
  /** The cards worked out when none is chosen. */
  readonly defaultSlugs: readonly string[];
  readonly questions: readonly PerkQuestion[];
  readonly counted: readonly PerkQuestion[];
  readonly points: readonly PointChoice[];
  readonly bar: ResultBarProps | null;
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

export const toCalculatorBar = ({ best }: CalculatorResult): ResultBarProps => ({
  usd: best.later.netUsd,
  what: "a year",
});

const toSummary = ({ result }: ToolJobs["calculator"]): string => result?.verdict.text ?? "";

/** Parameters that share a field, or whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  cards: "cards-1",
  own: "own-1",
  preset: "period",
  skip: "use",
};
const toCalculatorFieldId = (parameter: string) =>
  toFieldId(CALCULATOR_FORM_ID, SHARED_FIELDS[parameter] ?? toFirstField(parameter));

export function CalculatorTool(props: CalculatorToolProps) {
  const { query, errors, canonical, choices, defaultSlugs, questions, counted, points, bar, initial } = props;
  const live = useLiveTool({
    job: "calculator",
    path: paths.calculator(),
    slugs: defaultSlugs,
    toSummary,
  });
  const latest = live.answer ?? { query, errors };
  const shown = live.good?.result;
  const latestBar = shown ? toCalculatorBar(shown) : bar;
  const { visitor } = latest.query;
  return (
    <SpendTool
      live={live}
      title="What the cards are worth"
      path={paths.calculator()}
      jsonPath={paths.calculatorApi()}
      csvPath={`${paths.calculatorApi()}.csv`}
      errors={errors}
      canonical={canonical}
      initial={initial}
      bar={latestBar && <ResultBar {...latestBar} />}
      toFieldId={toCalculatorFieldId}
      presets={PRESETS}
      preset={visitor.preset}
      toPreset={(slug) => toPresetParameters(slug, visitor.profile, choices.today)}
      rest={toCardParameters(latest.query, defaultSlugs)}
      form={
        <CalculatorForm
          key={live.formKey}
          query={live.filled ?? query}
          errors={latest.errors}
          lists={latest.query}
          questions={shown?.questions ?? questions}
          counted={shown?.counted ?? counted}
          points={shown?.points ?? points}
          ticked={visitor.profile.use}
          skipped={visitor.profile.skip}
          choices={choices}
          formRef={live.form}
          handlers={live.handlers}
        />
      }
    >
      {shown && <CalculatorResultView result={shown} />}
    </SpendTool>
  );
}
