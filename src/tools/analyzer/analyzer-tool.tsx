/** The RewardMax analyzer: the answer, the form, and what follows from it, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { sumMonthlyUsd, toPresetValues } from "../../asking/preset.ts";
import { type Asked, hasFaults } from "../../asking/read.ts";
import { findPreset, PRESETS } from "../../engine/value/presets.ts";
import { paths } from "../../paths.ts";
import { formatUsd } from "../../words/format.ts";
import { LiveNotes } from "../live/live-notes.tsx";
import { ResultBar } from "../live/result-bar.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import { KeptSpend } from "../profile/kept-spend.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { type PerkQuestion, PerkTicks } from "../profile/perk-questions.tsx";
import type { AskingChoices } from "../profile/profile-form.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { AnswerFirst, toWhose } from "../shared/answer-first.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { toCanonical, toProfileQuery } from "../shared/tool.ts";
import { ANALYZER, ANALYZER_FORM_ID, type AnalyzerTable } from "./analyzer-asking.ts";
import { AnalyzerForm } from "./analyzer-form.tsx";
import { ANALYZER_QUESTION, toPathWith } from "./analyzer-question.ts";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";
import { PickHeadline } from "./pick-headline.tsx";

type AskedAnalyzer = Asked<AnalyzerTable>;

export interface AnalyzerToolProps {
  readonly asked: AskedAnalyzer;
  readonly choices: AskingChoices;
  /** Names of the cards that the address names. */
  readonly names: Readonly<Record<string, string>>;
  /** Asked beside the server's result. */
  readonly questions: readonly PerkQuestion[];
  readonly points: readonly PointChoice[];
  /** Dollars a year of the server's result; null: it has none. */
  readonly netUsd: number | null;
  /** The server's result. Not among the island's props. */
  readonly initialAnswer?: ReactNode;
  readonly initialRest?: ReactNode;
}

function toSummary({ result }: ToolJobs["analyzer"]): string {
  if (!result) return "";
  const names = result.pick.cards.map(({ slug }) => result.labels[slug]?.name ?? slug);
  return names.length > 0
    ? `Our pick: ${names.join(", ")}, worth ${formatUsd(result.pick.netUsd)} a year.`
    : "No card earns back its fee on this spending.";
}

/** With a preset's amounts, trips, travelers and score; cards and limits stay. */
function toPresetPath(asked: AskedAnalyzer, slug: string): string {
  const preset = findPreset(slug);
  if (!preset) return paths.analyzer();
  const has = [...new Set([...asked.values.has, ...toPresetValues(preset).has])].toSorted();
  return toPathWith(asked, { ...toPresetValues(preset), has, preset: slug, brand: {}, share: {}, portal: 0 });
}

export function AnalyzerTool(props: AnalyzerToolProps) {
  const { asked, choices, names, questions, points, netUsd, initialAnswer, initialRest } = props;
  const { unused } = ANALYZER_QUESTION;
  const live = useLiveTool({
    job: "analyzer",
    path: paths.analyzer(),
    toSummary,
    table: ANALYZER,
    ...(unused ? { unused } : {}),
  });
  const latest = live.answer?.asked ?? asked;
  const shown = live.good?.asked ?? asked;
  const result = live.good?.result;
  const canonical = toCanonical(ANALYZER_QUESTION, shown);
  const barUsd = result ? result.pick.netUsd : netUsd;
  const nameOf = (slug: string) => names[slug] ?? result?.labels[slug]?.name ?? slug;
  return (
    <AnswerFirst
      whose={toWhose(sumMonthlyUsd(shown.values), shown.values.trips)}
      formId={ANALYZER_FORM_ID}
      title="Our pick"
      isBusy={live.state === "working" || live.state === "slow"}
      fault={
        live.answer === null && hasFaults(asked) ? (
          <ToolFaults id="result" form={ANALYZER_FORM_ID} table={ANALYZER} faults={asked.faults} />
        ) : undefined
      }
      answer={
        <>
          <LiveNotes live={live} />
          {result ? <PickHeadline result={result} /> : <ServerMarkup>{initialAnswer}</ServerMarkup>}
        </>
      }
      form={
        <div className="panel">
          <SpendPresets
            presets={PRESETS}
            current={latest.values.preset}
            toPath={(slug) => toPresetPath(latest, slug)}
            onChoose={(slug) => live.fillWith(new URL(toPresetPath(latest, slug), location.origin).search)}
          />
          <AnalyzerForm
            formRef={live.form}
            asked={latest}
            filled={live.filled ?? asked}
            formKey={live.formKey}
            choices={choices}
            points={result?.points ?? points}
            nameOf={nameOf}
            handlers={live.handlers}
          />
          {barUsd !== null && <ResultBar usd={barUsd} what="a year" headingId="result" />}
        </div>
      }
      rest={
        <>
          <PerkTicks
            form={ANALYZER_FORM_ID}
            shown={latest}
            questions={result?.questions ?? questions}
            onInput={live.handlers.onInput}
          />
          {result ? (
            <AnalyzerResultView
              result={result}
              planPath={paths.planner() + toProfileQuery(shown.values)}
              toPortalPath={(portal) => toPathWith(shown, { portal })}
            />
          ) : (
            <ServerMarkup>{initialRest}</ServerMarkup>
          )}
          {(result || !hasFaults(asked)) && (
            <ResultLinks
              path={paths.analyzer() + canonical}
              jsonPath={paths.analyzerApi() + canonical}
              csvPath={`${paths.analyzerApi()}.csv${canonical}`}
            />
          )}
          {(result || !hasFaults(asked)) && <KeptSpend query={toProfileQuery(shown.values)} />}
        </>
      }
    />
  );
}
