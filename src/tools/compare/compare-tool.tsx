/** The comparison: the answer, the form and what is behind the answer, rendered by the server and live in the browser. */
import { type ReactNode, useEffect } from "react";

import { paths } from "../../paths.ts";
import { findPreset, PRESETS } from "../../engine/value/presets.ts";
import { announce } from "../../ui/announcer.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { AnswerFirst, toWhose } from "../shared/answer-first.tsx";
import { ServerMarkup } from "../live/result-frame.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toPresetParameters } from "../profile/to-preset-parameters.ts";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { hasErrors, toQueryString } from "../../asking/tool-query.ts";
import { COMPARE_FORM_ID, CompareForm } from "./compare-form.tsx";
import { type CompareQuery, listCompareErrors, toComparePath, toCompareQueryString } from "./compare-query.ts";
import { ComparisonBody, SAME_SWITCH_ID, Verdict } from "./compare-result.tsx";
import { retitlePage } from "./retitle-page.ts";

export interface CompareToolProps {
  readonly query: CompareQuery;
  readonly choices: DatedChoices;
  readonly questions: readonly PerkQuestion[];
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly advice: ReactNode; readonly body: ReactNode };
}

/** Parameters that share a field, or whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  cards: "cards-1",
  preset: "period",
  differences: "cards-1",
  skip: "use",
};
const toCompareFieldId = (parameter: string) => toFieldId("compare", SHARED_FIELDS[parameter] ?? parameter);

const sumUsd = ({ spend, parts, brands }: CompareQuery["visitor"]["profile"]) =>
  [spend, parts, brands].flatMap((group) => Object.values(group)).reduce((sum, usd) => sum + usd, 0);

const CHOOSE_MORE = "Choose at least two cards to compare.";

function toSummary({ result }: ToolJobs["compare"]): string {
  return result?.verdict.sentences[0] ?? CHOOSE_MORE;
}

/** A preset's amounts, trips and kind of card; how points and perks count stays as it was. */
function toPreset(slug: string, { visitor: { profile }, ownPreset }: CompareQuery, today: string): [string, string][] {
  const preset = findPreset(slug) ?? PRESETS[0]!;
  const rest = toPresetParameters(preset.slug, profile, today).filter(([name]) => name !== "preset");
  return preset.slug === ownPreset ? rest : [["preset", preset.slug], ...rest];
}

export function CompareTool({ query, choices, questions, initial }: CompareToolProps) {
  const live = useLiveTool({ job: "compare", path: "", toSummary });
  const latest = live.answer?.query ?? query;
  const { good } = live;
  const shown = good?.query ?? query;
  const cards = good?.query.cards;
  useEffect(() => {
    if (cards) retitlePage(cards.slugs.map((slug, index) => ({ name: cards.texts[index] ?? slug })));
  }, [cards]);
  const withPreset = (slug: string) => toPreset(slug, latest, choices.today);
  const hasCards = shown.cards.slugs.length > 1;
  const errors = listCompareErrors(query);
  const result = good?.result;
  return (
    // The switch in the rows belongs to the form, though it stands outside of it.
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.id === SAME_SWITCH_ID) followSwitch(target);
        else live.handlers.onInput();
      }}
    >
      <AnswerFirst
        whose={toWhose(sumUsd(shown.visitor.profile), shown.visitor.profile.trips)}
        formId={COMPARE_FORM_ID}
        title={hasCards ? "Verdict" : "No verdict yet"}
        isBusy={live.state === "working" || live.state === "slow"}
        isWide
        fault={
          live.answer === null && hasErrors(errors) ? (
            <ErrorSummary id="result" errors={errors} toFieldId={toCompareFieldId} />
          ) : undefined
        }
        answer={
          <>
            {live.state === "failed" && (
              <p className="callout">
                We couldn't calculate this in your browser. Submit the form to calculate it on our server.
              </p>
            )}
            {live.answer && hasErrors(listCompareErrors(latest)) && hasCards && (
              <p className="callout no-print">
                Check the highlighted field; until then you're seeing the previous result.
              </p>
            )}
            {!good && <ServerMarkup>{initial && (initial.answer ?? <p>{CHOOSE_MORE}</p>)}</ServerMarkup>}
            {good && (result ? <Verdict comparison={result} /> : <p>{CHOOSE_MORE}</p>)}
            {hasCards && (
              <ResultLinks
                path={toComparePath(shown)}
                jsonPath={paths.compareApi() + toCompareQueryString({ ...shown, isDifferencesOnly: true })}
                csvPath={`${paths.compareApi()}.csv` + toCompareQueryString({ ...shown, isDifferencesOnly: true })}
              />
            )}
          </>
        }
        form={
          <CompareForm
            query={latest}
            filled={live.filled ?? query}
            formKey={live.formKey}
            choices={choices}
            presets={PRESETS}
            questions={result?.questions ?? questions}
            ticked={latest.visitor.profile.use}
            formRef={live.form}
            toPresetPath={(slug) => toComparePath({ ...latest, profileParameters: withPreset(slug) })}
            onSubmit={live.handlers.onSubmit}
            onChoosePreset={(slug) => live.fillSpend(toQueryString(withPreset(slug)))}
          />
        }
        rest={
          <>
            {/* Of this pair for a reader of its own: it stays while the visitor tries amounts, and goes with the cards. */}
            <div hidden={shown.cards.slugs.toSorted().join() !== query.cards.slugs.toSorted().join()}>
              <ServerMarkup>{initial?.advice}</ServerMarkup>
            </div>
            {good ? (
              result && <ComparisonBody comparison={result} isDifferencesOnly={good.query.isDifferencesOnly} />
            ) : (
              <ServerMarkup>{initial?.body}</ServerMarkup>
            )}
          </>
        }
      />
    </div>
  );
}

/** Style alone hides the rows; the address and people who hear the page must follow. */
function followSwitch({ checked, name, value }: HTMLInputElement): void {
  const url = new URL(location.href);
  if (checked) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(history.state, "", url.href.replaceAll("%2C", ","));
  const count = document.querySelectorAll(".comparison tr.is-same").length;
  announce(checked ? "All rows are shown." : `${count} rows where all cards are the same are hidden.`);
}
