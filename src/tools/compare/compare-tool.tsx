/** The comparison: form above, result below, rendered by the server and live in the browser. */
import { type ReactNode, useEffect } from "react";

import { paths } from "../../paths.ts";
import { findPreset, PRESETS } from "../../engine/value/presets.ts";
import { announce } from "../../ui/announcer.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { ServerMarkup } from "../live/result-frame.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toPresetParameters } from "../profile/to-preset-parameters.ts";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { hasErrors, toQueryString } from "../../asking/tool-query.ts";
import { CompareForm } from "./compare-form.tsx";
import { type CompareQuery, listCompareErrors, toComparePath, toCompareQueryString } from "./compare-query.ts";
import { CompareResult, DIFFERENCES_SWITCH_ID } from "./compare-result.tsx";
import { retitlePage } from "./retitle-page.ts";

export interface CompareToolProps {
  readonly query: CompareQuery;
  readonly choices: DatedChoices;
  readonly questions: readonly PerkQuestion[];
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

/** Parameters that share a field, or whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  cards: "cards-1",
  preset: "period",
  differences: "cards-1",
  skip: "use",
};
const toCompareFieldId = (parameter: string) => toFieldId("compare", SHARED_FIELDS[parameter] ?? parameter);

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
    if (cards) retitlePage(cards.slugs.map((slug, index) => ({ slug, name: cards.texts[index] ?? slug })));
  }, [cards]);
  const withPreset = (slug: string) => toPreset(slug, latest, choices.today);
  return (
    // The switch in the result belongs to the form, though it stands outside of it.
    <div
      className="[&>.error-summary]:mt-4"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.id === DIFFERENCES_SWITCH_ID) followSwitch(target);
        else live.handlers.onInput();
      }}
    >
      {live.answer === null && <ErrorSummary errors={listCompareErrors(query)} toFieldId={toCompareFieldId} />}
      <h2 className="visually-hidden">Cards and spend</h2>
      <CompareForm
        query={latest}
        filled={live.filled ?? query}
        formKey={live.formKey}
        choices={choices}
        presets={PRESETS}
        questions={good?.result?.questions ?? questions}
        ticked={latest.visitor.profile.use}
        formRef={live.form}
        toPresetPath={(slug) => toComparePath({ ...latest, profileParameters: withPreset(slug) })}
        onSubmit={live.handlers.onSubmit}
        onChoosePreset={(slug) => live.fillSpend(toQueryString(withPreset(slug)))}
      />
      <div id="result" aria-busy={live.state === "working" || live.state === "slow"}>
        {live.state === "failed" && (
          <p className="callout">
            We couldn't calculate this in your browser. Submit the form to calculate it on our server.
          </p>
        )}
        {live.answer && hasErrors(listCompareErrors(latest)) && shown.cards.slugs.length > 1 && (
          <p className="callout mt-4 no-print">
            Check the highlighted field; until then you're seeing the previous result.
          </p>
        )}
        {good ? <LiveResult {...good} /> : <ServerMarkup>{initial}</ServerMarkup>}
        {shown.cards.slugs.length > 1 && (
          <ResultLinks
            path={toComparePath(shown)}
            jsonPath={paths.compareApi() + toCompareQueryString({ ...shown, isDifferencesOnly: false })}
            csvPath={`${paths.compareApi()}.csv` + toCompareQueryString({ ...shown, isDifferencesOnly: false })}
          />
        )}
      </div>
    </div>
  );
}

function LiveResult({ result, query }: ToolJobs["compare"]) {
  if (!result) return <p className="tool-empty section-tight">{CHOOSE_MORE}</p>;
  return <CompareResult comparison={result} isDifferencesOnly={query.isDifferencesOnly} />;
}

/** Style alone hides the rows; the address and people who hear the page must follow. */
function followSwitch({ checked, name, value }: HTMLInputElement): void {
  const url = new URL(location.href);
  if (checked) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(history.state, "", url.href.replaceAll("%2C", ","));
  const count = document.querySelectorAll(".comparison tr.is-same").length;
  announce(checked ? `${count} rows where all cards are the same are hidden.` : "All rows are shown.");
}
