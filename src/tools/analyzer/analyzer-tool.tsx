/** The RewardMax analyzer: the answer, the form, and what follows from it, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { formatUsd } from "../../words/format.ts";
import { ResultBar } from "../live/result-bar.tsx";
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
import { ANALYZER_FORM_ID } from "./analyzer-asking.ts";
import { AnalyzerForm } from "./analyzer-form.tsx";
import { ANALYZER_QUESTION, toPathWith } from "./analyzer-question.ts";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";
import { PickHeadline } from "./pick-headline.tsx";

export interface AnalyzerToolProps extends ToolProps<"analyzer"> {
  readonly points: readonly PointChoice[];
  /** Dollars a year of the server's result; null: it has none. */
  readonly netUsd: number | null;
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly rest: ReactNode };
}

function toSummary({ result }: ToolJobs["analyzer"]): string {
  if (!result) return "";
  const names = result.pick.cards.map(({ slug }) => result.labels[slug]?.name ?? slug);
  return names.length > 0
    ? `Our pick: ${names.join(", ")}, worth ${formatUsd(result.pick.netUsd)} a year.`
    : "No card earns back its fee on this spending.";
}

const SITE: ToolSite<"analyzer"> = {
  ...ANALYZER_QUESTION,
  job: "analyzer",
  formId: ANALYZER_FORM_ID,
  path: paths.analyzer(),
  api: paths.analyzerApi(),
  toQuery: (asked) => toCanonical(ANALYZER_QUESTION, asked),
  toSummary,
  findName: ({ labels }, slug) => labels[slug]?.name,
};

export function AnalyzerTool({ points, netUsd, initial, ...props }: AnalyzerToolProps) {
  const { shown, result, frame, notes, form, presets, ticks, hasResult, links } = useTool(SITE, props);
  const barUsd = result ? result.pick.netUsd : netUsd;
  return (
    <AnswerFirst
      {...frame}
      title="Our pick"
      answer={
        <>
          {notes}
          {result ? <PickHeadline result={result} /> : <ServerMarkup>{initial?.answer}</ServerMarkup>}
        </>
      }
      form={
        <div className="panel">
          <SpendPresets {...presets} />
          <AnalyzerForm {...form} points={result?.points ?? points} />
          {barUsd !== null && <ResultBar usd={barUsd} what="a year" />}
        </div>
      }
      rest={
        <>
          <PerkTicks {...ticks} />
          {result ? (
            <AnalyzerResultView
              result={result}
              planPath={paths.planner() + toProfileQuery(shown.values)}
              toPortalPath={(portal) => toPathWith(shown, { portal })}
            />
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
