/** The RewardMax analyzer: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { ResultBar, type ResultBarProps } from "../live/result-bar.tsx";
import { SpendTool } from "../live/spend-tool.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PointChoice } from "../profile/list-point-choices.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { toPresetParameters } from "../profile/to-preset-parameters.ts";
import { toPlanPath } from "../shared/to-plan-path.ts";
import { toFirstField } from "../profile/field-rows.ts";
import type { FieldErrors } from "../../problems.ts";
import type { AnalyzerResult } from "./analyze.ts";
import { ANALYZER_FORM_ID, AnalyzerForm } from "./analyzer-form.tsx";
import { type AnalyzerQuery, toLimitParameters } from "./analyzer-query.ts";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";

export interface AnalyzerToolProps {
  readonly query: AnalyzerQuery;
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly choices: DatedChoices;
  readonly questions: readonly PerkQuestion[];
  readonly points: readonly PointChoice[];
  readonly bar: ResultBarProps | null;
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

export const toAnalyzerBar = ({ analysis: { pick } }: AnalyzerResult): ResultBarProps => ({
  usd: pick.netUsd,
  what: "a year",
});

function toSummary({ result }: ToolJobs["analyzer"]): string {
  if (!result) return "";
  const { pick } = result.analysis;
  const names = pick.cards.map((card) => result.labels[card.slug]?.name ?? card.slug);
  return names.length > 0
    ? `Our pick: ${names.join(", ")}, worth ${formatUsd(pick.netUsd)} a year.`
    : "No card earns back its fee on this spend.";
}

/** Parameters that share a field, or whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  own: "own-1",
  must: "must-1",
  not: "not-1",
  preset: "period",
  skip: "use",
};
const toAnalyzerFieldId = (parameter: string) =>
  toFieldId(ANALYZER_FORM_ID, SHARED_FIELDS[parameter] ?? toFirstField(parameter));

export function AnalyzerTool({
  query,
  errors,
  canonical,
  choices,
  questions,
  points,
  bar,
  initial,
}: AnalyzerToolProps) {
  const live = useLiveTool({ job: "analyzer", path: paths.analyzer(), toSummary });
  const latest = live.answer ?? { query, errors };
  const shown = live.good;
  const latestBar = shown?.result ? toAnalyzerBar(shown.result) : bar;
  return (
    <SpendTool
      live={live}
      title="Our pick"
      path={paths.analyzer()}
      jsonPath={paths.analyzerApi()}
      csvPath={`${paths.analyzerApi()}.csv`}
      errors={errors}
      canonical={canonical}
      initial={initial}
      bar={latestBar && <ResultBar {...latestBar} />}
      toFieldId={toAnalyzerFieldId}
      presets={PRESETS}
      preset={latest.query.visitor.preset}
      toPreset={(slug) => toPresetParameters(slug, latest.query.visitor.profile, choices.today)}
      rest={toLimitParameters(latest.query.limits)}
      form={
        <AnalyzerForm
          key={live.formKey}
          query={live.filled ?? query}
          errors={latest.errors}
          lists={latest.query}
          questions={shown?.result?.questions ?? questions}
          points={shown?.result?.points ?? points}
          ticked={latest.query.visitor.profile.use}
          choices={choices}
          formRef={live.form}
          handlers={live.handlers}
        />
      }
    >
      {shown?.result && (
        <AnalyzerResultView
          result={shown.result}
          planPath={toPlanPath(shown.query.visitor.profile, shown.query.limits, {
            presets: PRESETS,
            today: choices.today,
          })}
        />
      )}
    </SpendTool>
  );
}
