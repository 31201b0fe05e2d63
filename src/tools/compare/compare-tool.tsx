/** The comparison: the answer, the form and what is behind the answer, rendered by the server and live in the browser. */
import { type ReactNode, useEffect } from "react";

import { sumMonthlyUsd } from "../../asking/preset.ts";
import { hasFaults } from "../../asking/read.ts";
import { toQueryString } from "../../asking/write.ts";
import { paths } from "../../paths.ts";
import { announce } from "../../ui/announcer.tsx";
import { LiveNotes } from "../live/live-notes.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import { type PerkQuestion, PerkTicks } from "../profile/perk-questions.tsx";
import type { AskingChoices } from "../profile/profile-form.tsx";
import { AnswerFirst, toWhose } from "../shared/answer-first.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { toCanonical } from "../shared/tool.ts";
import { COMPARE, COMPARE_FORM_ID, SAME_SWITCH_ID } from "./compare-asking.ts";
import { CompareForm } from "./compare-form.tsx";
import { type AskedCompare, COMPARE_QUESTION, toComparePath } from "./compare-question.ts";
import { ComparisonBody, Verdict } from "./compare-result.tsx";
import { retitlePage } from "./retitle-page.ts";

export interface CompareToolProps {
  readonly asked: AskedCompare;
  readonly choices: AskingChoices;
  /** Names of the cards that the address names. */
  readonly names: Readonly<Record<string, string>>;
  readonly questions: readonly PerkQuestion[];
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly advice: ReactNode; readonly body: ReactNode };
}

const CHOOSE_MORE = "Choose at least two cards to compare.";

const toSummary = ({ result }: ToolJobs["compare"]): string => result?.worth?.verdict.sentences[0] ?? CHOOSE_MORE;
const sortCards = ({ values }: AskedCompare) => values.cards.toSorted().join();

export function CompareTool({ asked, choices, names, questions, initial }: CompareToolProps) {
  const { unused } = COMPARE_QUESTION;
  const live = useLiveTool({ job: "compare", path: "", toSummary, table: COMPARE, ...(unused ? { unused } : {}) });
  const latest = live.answer?.asked ?? asked;
  const { good } = live;
  const shown = good?.asked ?? asked;
  const result = good?.result;
  useEffect(() => {
    if (result) retitlePage(result.cards);
  }, [result]);
  const hasCards = shown.values.cards.length > 1;
  const query = toCanonical(COMPARE_QUESTION, { ...shown, values: { ...shown.values, differences: true } });
  return (
    // The switch in the rows belongs to the form, though it stands outside of it.
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.id === SAME_SWITCH_ID) followSwitch(target);
      }}
    >
      <AnswerFirst
        whose={toWhose(sumMonthlyUsd(shown.values), shown.values.trips)}
        formId={COMPARE_FORM_ID}
        title={hasCards ? "Verdict" : "No verdict yet"}
        isBusy={live.state === "working" || live.state === "slow"}
        isWide
        fault={
          live.answer === null && hasFaults(asked) ? (
            <ToolFaults id="result" form={COMPARE_FORM_ID} table={COMPARE} faults={asked.faults} />
          ) : undefined
        }
        answer={
          <>
            <LiveNotes live={hasCards ? live : { ...live, answer: null }} />
            {!good && <ServerMarkup>{initial && (initial.answer ?? <p>{CHOOSE_MORE}</p>)}</ServerMarkup>}
            {good && (result ? <Verdict comparison={result} /> : <p>{CHOOSE_MORE}</p>)}
            {/* Of this pair for a reader of its own: it stays while the visitor tries amounts, and goes with the cards. */}
            <div hidden={sortCards(shown) !== sortCards(asked)}>
              <ServerMarkup>{initial?.advice}</ServerMarkup>
            </div>
            {hasCards && (
              <ResultLinks
                path={toComparePath(shown)}
                jsonPath={paths.compareApi() + query}
                csvPath={`${paths.compareApi()}.csv${query}`}
              />
            )}
          </>
        }
        form={
          <CompareForm
            asked={latest}
            filled={live.filled ?? asked}
            formKey={live.formKey}
            choices={choices}
            nameOf={(slug) => names[slug] ?? result?.cards.find((card) => card.slug === slug)?.name ?? slug}
            formRef={live.form}
            onChoose={live.fillWith}
            handlers={live.handlers}
          />
        }
        rest={
          <>
            {good ? (
              result && <ComparisonBody comparison={result} isDifferencesOnly={good.asked.values.differences} />
            ) : (
              <ServerMarkup>{initial?.body}</ServerMarkup>
            )}
            <PerkTicks
              form={COMPARE_FORM_ID}
              shown={latest}
              questions={result?.questions ?? questions}
              onInput={live.handlers.onInput}
            />
          </>
        }
      />
    </div>
  );
}

/** Style alone hides the rows; the address and people who hear the page must follow. */
function followSwitch({ checked, name, value }: HTMLInputElement): void {
  const pairs = [...new URLSearchParams(location.search)].filter(([known]) => known !== name);
  const search = toQueryString(checked ? [...pairs, [name, value]] : pairs);
  history.replaceState(history.state, "", location.pathname + search);
  const count = document.querySelectorAll(".comparison tr.is-same").length;
  announce(checked ? "All rows are shown." : `${count} rows where all cards are the same are hidden.`);
}
