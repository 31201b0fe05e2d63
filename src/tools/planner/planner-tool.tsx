/** The planner: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { ResultBar, type ResultBarProps } from "../live/result-bar.tsx";
import { ServerMarkup } from "../live/result-frame.tsx";
import { SpendTool } from "../live/spend-tool.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toFirstField } from "../profile/field-rows.ts";
import { toPresetParameters } from "../profile/to-preset-parameters.ts";
import type { FieldErrors } from "../../problems.ts";
import { toHeadline } from "./to-headline.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { PLANNER_FORM_ID, type PlannerChoices, PlannerForm } from "./planner-form.tsx";
import { type PlannerQuery, toPlanParameters } from "./planner-query.ts";
import { createNamer } from "./whose-card.ts";
import { PlannerResultView } from "./planner-result-view.tsx";
import { toTripSentence } from "./trip-result.tsx";

export interface PlannerToolProps {
  readonly query: PlannerQuery;
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly choices: PlannerChoices;
  /** Perks of the cards held, and those ticked where one of them is wrong. */
  readonly ticks?: readonly PerkQuestion[] | undefined;
  /** The server's result, and its bar. Not among the island's props. */
  readonly initial?: ReactNode;
  readonly initialBar?: ReactNode;
}

function toSummary({ result }: ToolJobs["planner"]): string {
  if (!result) return "";
  const names = result.plan.best.openings.map(createNamer(result.labels, result.plan.people));
  const open = names.length > 0 ? ` Open ${names.join(", then ")}.` : "";
  return `${toHeadline(result)}${open}${toTripSentence(result)}`;
}

/** Parameters that share a field, or whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  own: "own-1",
  not: "not-1",
  "p2.own": "p2.own-1",
  preset: "period",
  skip: "use",
};
const toPlannerFieldId = (parameter: string) =>
  toFieldId(PLANNER_FORM_ID, SHARED_FIELDS[parameter] ?? toFirstField(parameter));

/** The server stopped before a proof: the browser goes on. */
const startsAtOnce = () => document.querySelector("[data-unproved]") !== null;

export const toPlannerBar = ({ plan, months }: PlannerResult): ResultBarProps => ({
  usd: plan.best.netUsd,
  what: `in ${months} months`,
});

export function PlannerTool({ query, errors, canonical, choices, ticks, initial, initialBar }: PlannerToolProps) {
  const live = useLiveTool({ job: "planner", path: paths.planner(), startsAtOnce, toSummary });
  const latest = live.answer ?? { query, errors };
  const shown = live.good;
  return (
    <SpendTool
      live={live}
      title="Your plan"
      path={paths.planner()}
      jsonPath={paths.plannerApi()}
      errors={errors}
      canonical={canonical}
      initial={initial}
      bar={
        shown?.result ? (
          <ResultBar {...toPlannerBar(shown.result)} />
        ) : (
          <ServerMarkup className="contents">{initialBar}</ServerMarkup>
        )
      }
      toFieldId={toPlannerFieldId}
      presets={PRESETS}
      preset={latest.query.visitor.preset}
      toPreset={(slug) => toPresetParameters(slug, latest.query.visitor.profile, choices.today)}
      rest={toPlanParameters(latest.query.limits, choices.today)}
      form={
        <PlannerForm
          key={live.formKey}
          query={live.filled ?? query}
          errors={latest.errors}
          lists={latest.query}
          choices={choices}
          ticks={shown?.result?.questions ?? ticks}
          formRef={live.form}
          handlers={live.handlers}
        />
      }
    >
      {shown?.result && <PlannerResultView result={shown.result} canonical={shown.canonical} />}
    </SpendTool>
  );
}
