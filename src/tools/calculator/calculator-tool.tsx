/** The rewards calculator: form and result, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { hasErrors, toQueryString } from "../../asking/tool-query.ts";
import { ResultLinks } from "../live/result-links.tsx";
import { ServerMarkup } from "../live/result-frame.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { AnswerFirst, toWhose } from "../shared/answer-first.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toPresetParameters } from "../profile/to-preset-parameters.ts";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { toFirstField } from "../profile/field-rows.ts";
import type { FieldErrors } from "../../problems.ts";
import { CALCULATOR_FORM_ID, CalculatorForm } from "./calculator-form.tsx";
import { type CalculatorQuery, toCardParameters } from "./calculator-query.ts";
import { CalculatorAnswer, CalculatorRest } from "./calculator-result-view.tsx";
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
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly rest: ReactNode };
}

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
  const { query, errors, canonical, choices, defaultSlugs, questions, counted, points, initial } = props;
  const live = useLiveTool({
    job: "calculator",
    path: paths.calculator(),
    slugs: defaultSlugs,
    toSummary,
  });
  const latest = live.answer ?? { query, errors };
  const shown = live.good?.result;
  const { visitor } = latest.query;
  const toPreset = (slug: string) => toPresetParameters(slug, visitor.profile, choices.today);
  const isFaulty = live.answer === null && hasErrors(errors);
  const links = live.good?.canonical ?? canonical;
  return (
    <AnswerFirst
      whose={toWhose(sumUsd(visitor.profile), visitor.profile.trips)}
      formId={CALCULATOR_FORM_ID}
      title="What the cards are worth"
      isBusy={live.state === "working" || live.state === "slow"}
      fault={isFaulty ? <ErrorSummary id="result" errors={errors} toFieldId={toCalculatorFieldId} /> : undefined}
      answer={
        <>
          {live.state === "failed" && (
            <p className="callout">
              We couldn't calculate this in your browser. Submit the form to calculate it on our server.
            </p>
          )}
          {live.answer && hasErrors(live.answer.errors) && (
            <p className="callout no-print">
              Check the highlighted field; until then you're seeing the previous result.
            </p>
          )}
          {shown ? <CalculatorAnswer result={shown} /> : <ServerMarkup>{initial?.answer}</ServerMarkup>}
          <ResultLinks
            path={paths.calculator() + links}
            jsonPath={paths.calculatorApi() + links}
            csvPath={`${paths.calculatorApi()}.csv${links}`}
          />
        </>
      }
      form={
        <div className="panel">
          <SpendPresets
            presets={PRESETS}
            current={visitor.preset}
            toPath={(slug) =>
              paths.calculator() + toQueryString([...toCardParameters(latest.query, defaultSlugs), ...toPreset(slug)])
            }
            onChoose={(slug) => live.fillSpend(toQueryString(toPreset(slug)))}
          />
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
        </div>
      }
      rest={shown ? <CalculatorRest result={shown} /> : <ServerMarkup>{initial?.rest}</ServerMarkup>}
    />
  );
}

const sumUsd = ({ spend, parts, brands }: CalculatorQuery["visitor"]["profile"]) =>
  [spend, parts, brands].flatMap((group) => Object.values(group)).reduce((sum, usd) => sum + usd, 0);
