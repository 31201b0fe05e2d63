/** The rewards calculator: answer, form and what is behind the answer, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { sumMonthlyUsd } from "../../asking/preset.ts";
import { hasFaults } from "../../asking/read.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { LiveNotes } from "../live/live-notes.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { type PerkQuestion, PerkTicks } from "../profile/perk-questions.tsx";
import type { AskingChoices } from "../profile/profile-form.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { AnswerFirst, toWhose } from "../shared/answer-first.tsx";
import { CALCULATOR, CALCULATOR_FORM_ID } from "./calculator-asking.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { type AskedCalculator, createCalculatorQuestion, toCalculatorQuery } from "./calculator-question.ts";
import { CalculatorAnswer, CalculatorRest, findShown } from "./calculator-result-view.tsx";
import { CountedTicks } from "./counted-ticks.tsx";

export interface CalculatorToolProps {
  readonly asked: AskedCalculator;
  readonly choices: AskingChoices;
  /** Names of the cards that the address names. */
  readonly names: Readonly<Record<string, string>>;
  readonly questions: readonly PerkQuestion[];
  readonly counted: readonly PerkQuestion[];
  readonly points: readonly PointChoice[];
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly rest: ReactNode };
}

const { unused = new Set<string>() } = createCalculatorQuestion([]);

const toSummary = ({ result }: ToolJobs["calculator"]): string =>
  result ? `${result.verdict.text} ${formatUsd(findShown(result).later.netUsd)} a year after all fees.` : "";

export function CalculatorTool({ asked, choices, names, questions, counted, points, initial }: CalculatorToolProps) {
  const live = useLiveTool({ job: "calculator", path: paths.calculator(), toSummary, table: CALCULATOR, unused });
  const latest = live.answer?.asked ?? asked;
  const shown = live.good?.asked ?? asked;
  const result = live.good?.result;
  const query = toCalculatorQuery(shown);
  return (
    <AnswerFirst
      whose={toWhose(sumMonthlyUsd(shown.values), shown.values.trips)}
      formId={CALCULATOR_FORM_ID}
      title="What the cards are worth"
      isBusy={live.state === "working" || live.state === "slow"}
      fault={
        live.answer === null && hasFaults(asked) ? (
          <ToolFaults id="result" form={CALCULATOR_FORM_ID} table={CALCULATOR} faults={asked.faults} />
        ) : undefined
      }
      answer={
        <>
          <LiveNotes live={live} />
          {result ? <CalculatorAnswer result={result} /> : <ServerMarkup>{initial?.answer}</ServerMarkup>}
          <ResultLinks
            path={paths.calculator() + query}
            jsonPath={paths.calculatorApi() + query}
            csvPath={`${paths.calculatorApi()}.csv${query}`}
          />
        </>
      }
      form={
        <CalculatorForm
          asked={latest}
          filled={live.filled ?? asked}
          formKey={live.formKey}
          choices={choices}
          nameOf={(slug) => names[slug] ?? result?.labels[slug]?.name ?? slug}
          points={result?.points ?? points}
          formRef={live.form}
          onChoose={live.fillWith}
          handlers={live.handlers}
        />
      }
      rest={
        <>
          {result ? <CalculatorRest result={result} /> : <ServerMarkup>{initial?.rest}</ServerMarkup>}
          <PerkTicks
            form={CALCULATOR_FORM_ID}
            shown={{ ...latest, values: { ...latest.values, skip: [] } }}
            questions={result?.questions ?? questions}
            onInput={live.handlers.onInput}
          />
          <CountedTicks
            form={CALCULATOR_FORM_ID}
            counted={result?.counted ?? counted}
            skip={latest.values.skip}
            onInput={live.handlers.onInput}
          />
        </>
      }
    />
  );
}
