/** The rewards calculator: answer, form and what is behind the answer, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { formatUsd } from "../../words/format.ts";
import { ServerMarkup } from "../live/server-markup.tsx";
import type { ToolSite } from "../live/use-live-tool.ts";
import { type ToolProps, useTool } from "../live/use-tool.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { type PerkQuestion, PerkTicks } from "../profile/perk-questions.tsx";
import { AnswerFirst } from "../shared/answer-first.tsx";
import { toCanonical } from "../shared/tool.ts";
import { CALCULATOR_FORM_ID } from "./calculator-asking.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { createCalculatorQuestion } from "./calculator-question.ts";
import { CalculatorAnswer, CalculatorRest, findShown } from "./calculator-result-view.tsx";
import { CountedTicks } from "./counted-ticks.tsx";

export interface CalculatorToolProps extends ToolProps<"calculator"> {
  readonly counted: readonly PerkQuestion[];
  readonly points: readonly PointChoice[];
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly rest: ReactNode };
}

const QUESTION = createCalculatorQuestion([]);

const SITE: ToolSite<"calculator"> = {
  ...QUESTION,
  job: "calculator",
  formId: CALCULATOR_FORM_ID,
  path: paths.calculator(),
  api: paths.calculatorApi(),
  toQuery: (asked) => toCanonical(QUESTION, asked),
  toSummary: ({ result }) =>
    result ? `${result.verdict.text} ${formatUsd(findShown(result).later.netUsd)} a year after all fees.` : "",
  findName: ({ labels }, slug) => labels[slug]?.name,
};

export function CalculatorTool({ counted, points, initial, ...props }: CalculatorToolProps) {
  const { latest, result, frame, notes, form, presets, ticks, links } = useTool(SITE, props);
  return (
    <AnswerFirst
      {...frame}
      title="What the cards are worth"
      answer={
        <>
          {notes}
          {result ? <CalculatorAnswer result={result} /> : <ServerMarkup>{initial?.answer}</ServerMarkup>}
          {links}
        </>
      }
      form={<CalculatorForm {...form} presets={presets} points={result?.points ?? points} />}
      rest={
        <>
          {result ? <CalculatorRest result={result} /> : <ServerMarkup>{initial?.rest}</ServerMarkup>}
          <PerkTicks {...ticks} shown={{ ...latest, values: { ...latest.values, skip: [] } }} />
          <CountedTicks
            form={CALCULATOR_FORM_ID}
            counted={result?.counted ?? counted}
            skip={latest.values.skip}
            onInput={ticks.onInput}
          />
        </>
      }
    />
  );
}
