/** The planner: the answer, the form, and what is behind it, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { ResultBar, type ResultBarProps } from "../live/result-bar.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import type { ToolSite } from "../live/use-live-tool.ts";
import { type ToolProps, useTool } from "../live/use-tool.tsx";
import { KeptSpend } from "../profile/kept-spend.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { PerkTicks } from "../profile/perk-questions.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { AnswerFirst } from "../shared/answer-first.tsx";
import { toCanonical, toProfileQuery } from "../shared/tool.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { PLANNER_FORM_ID } from "./planner-asking.ts";
import { type PlannerChoices, PlannerForm } from "./planner-form.tsx";
import { PLANNER_QUESTION } from "./planner-question.ts";
import { PlannerHeadline, PlannerResultView } from "./planner-result-view.tsx";
import { toHeadline } from "./to-headline.ts";
import { toTripSentence } from "./trip-result.tsx";
import { createNamer } from "./whose-card.ts";

export interface PlannerToolProps extends ToolProps<"planner"> {
  readonly choices: PlannerChoices;
  readonly points: readonly PointChoice[];
  /** The server's result. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly bar: ReactNode; readonly rest: ReactNode };
}

function toSummary({ result }: ToolJobs["planner"]): string {
  if (!result) return "";
  const names = result.plan.best.openings.map(createNamer(result.labels, result.plan.people));
  const open = names.length > 0 ? ` Open ${names.join(", then ")}.` : "";
  return `${toHeadline(result)}${open}${toTripSentence(result)}`;
}

/** The server stopped before a proof: the browser goes on. */
const startsAtOnce = () => document.querySelector("[data-unproved]") !== null;

export const toPlannerBar = ({ plan, months }: PlannerResult): ResultBarProps => ({
  usd: plan.best.netUsd,
  what: `in ${months} months`,
});

const SITE: ToolSite<"planner"> = {
  ...PLANNER_QUESTION,
  job: "planner",
  formId: PLANNER_FORM_ID,
  path: paths.planner(),
  api: paths.plannerApi(),
  startsAtOnce,
  toQuery: (asked) => toCanonical(PLANNER_QUESTION, asked),
  toSummary,
  findName: ({ labels }, slug) => labels[slug]?.name,
};

export function PlannerTool({ choices, points, initial, ...props }: PlannerToolProps) {
  const { shown, result, frame, notes, form, presets, ticks, hasResult, links } = useTool(SITE, { ...props, choices });
  const canonical = SITE.toQuery(shown);
  return (
    <AnswerFirst
      {...frame}
      title="Your plan"
      answer={
        <>
          {notes}
          {result ? (
            <PlannerHeadline result={result} />
          ) : (
            <ServerMarkup className="plan-place">{initial?.answer}</ServerMarkup>
          )}
        </>
      }
      form={
        <div className="panel">
          <SpendPresets {...presets} />
          <PlannerForm {...form} choices={choices} points={result?.points ?? points} />
          {result ? (
            <ResultBar {...toPlannerBar(result)} />
          ) : (
            <ServerMarkup className="contents">{initial?.bar}</ServerMarkup>
          )}
        </div>
      }
      rest={
        <>
          <PerkTicks {...ticks} />
          {result ? (
            <PlannerResultView result={result} canonical={canonical} />
          ) : (
            <ServerMarkup>{initial?.rest}</ServerMarkup>
          )}
          {hasResult && links}
          {hasResult && <KeptSpend query={toProfileQuery(shown.values)} />}
        </>
      }
    />
  );
}
