/** The planner: the answer, the form, and what is behind it, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { sumMonthlyUsd } from "../../asking/preset.ts";
import { hasFaults } from "../../asking/read.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { paths } from "../../paths.ts";
import { LiveNotes } from "../live/live-notes.tsx";
import { ResultBar, type ResultBarProps } from "../live/result-bar.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import { KeptSpend } from "../profile/kept-spend.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { type PerkQuestion, PerkTicks } from "../profile/perk-questions.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { AnswerFirst, toWhose } from "../shared/answer-first.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { toCanonical, toProfileQuery } from "../shared/tool.ts";
import { withPresetOf } from "../shared/with-preset-of.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { PLANNER, PLANNER_FORM_ID } from "./planner-asking.ts";
import { type PlannerChoices, PlannerForm } from "./planner-form.tsx";
import { type AskedPlanner, PLANNER_QUESTION } from "./planner-question.ts";
import { PlannerHeadline, PlannerResultView } from "./planner-result-view.tsx";
import { toHeadline } from "./to-headline.ts";
import { toTripSentence } from "./trip-result.tsx";
import { createNamer } from "./whose-card.ts";

export interface PlannerToolProps {
  readonly asked: AskedPlanner;
  readonly choices: PlannerChoices;
  /** Names of the cards that the address names. */
  readonly names: Readonly<Record<string, string>>;
  /** Perks of the cards held. */
  readonly questions: readonly PerkQuestion[];
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
  headingId: "result",
});

const toPresetQuery = (asked: AskedPlanner, slug: string) => toCanonical(PLANNER_QUESTION, withPresetOf(asked, slug));
const { unused = new Set<string>() } = PLANNER_QUESTION;

export function PlannerTool({ asked, choices, names, questions, points, initial }: PlannerToolProps) {
  const live = useLiveTool({
    job: "planner",
    path: paths.planner(),
    startsAtOnce,
    toSummary,
    table: PLANNER,
    unused,
  });
  const latest = live.answer?.asked ?? asked;
  const shown = live.good?.asked ?? asked;
  const result = live.good?.result;
  const canonical = toCanonical(PLANNER_QUESTION, shown);
  const hasResult = Boolean(result) || !hasFaults(asked);
  return (
    <AnswerFirst
      whose={toWhose(sumMonthlyUsd(shown.values), shown.values.trips)}
      formId={PLANNER_FORM_ID}
      title="Your plan"
      isBusy={live.state === "working" || live.state === "slow"}
      fault={
        live.answer === null && hasFaults(asked) ? (
          <ToolFaults id="result" form={PLANNER_FORM_ID} table={PLANNER} faults={asked.faults} />
        ) : undefined
      }
      answer={
        <>
          <LiveNotes live={live} />
          {result ? (
            <PlannerHeadline result={result} canonical={canonical} />
          ) : (
            <ServerMarkup className="plan-place">{initial?.answer}</ServerMarkup>
          )}
        </>
      }
      form={
        <div className="panel">
          <SpendPresets
            presets={PRESETS}
            current={latest.values.preset}
            toPath={(slug) => paths.planner() + toPresetQuery(latest, slug)}
            onChoose={(slug) => live.fillWith(toPresetQuery(latest, slug))}
          />
          <PlannerForm
            formRef={live.form}
            asked={latest}
            filled={live.filled ?? asked}
            formKey={live.formKey}
            choices={choices}
            points={result?.points ?? points}
            nameOf={(slug) => names[slug] ?? result?.labels[slug]?.name ?? slug}
            handlers={live.handlers}
          />
          {result ? (
            <ResultBar {...toPlannerBar(result)} />
          ) : (
            <ServerMarkup className="contents">{initial?.bar}</ServerMarkup>
          )}
        </div>
      }
      rest={
        <>
          <PerkTicks
            form={PLANNER_FORM_ID}
            shown={latest}
            questions={result?.questions ?? questions}
            onInput={live.handlers.onInput}
          />
          {result ? (
            <PlannerResultView result={result} canonical={canonical} />
          ) : (
            <ServerMarkup>{initial?.rest}</ServerMarkup>
          )}
          {hasResult && (
            <ResultLinks
              path={paths.planner() + canonical}
              jsonPath={paths.plannerApi() + canonical}
              csvPath={`${paths.plannerApi()}.csv${canonical}`}
            />
          )}
          {hasResult && <KeptSpend query={toProfileQuery(shown.values)} />}
        </>
      }
    />
  );
}
