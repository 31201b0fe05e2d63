/** The comparison: the answer, the form and what is behind the answer, rendered by the server and live in the browser. */
import { type ReactNode, useEffect } from "react";

import { toQueryString } from "../../asking/write.ts";
import { paths } from "../../paths.ts";
import { announce } from "../../ui/announcer.tsx";
import { LiveNotes } from "../live/live-notes.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import type { ToolSite } from "../live/use-live-tool.ts";
import { type ToolProps, useTool } from "../live/use-tool.tsx";
import { PerkTicks } from "../profile/perk-questions.tsx";
import { AnswerFirst } from "../shared/answer-first.tsx";
import { toCanonical } from "../shared/tool.ts";
import { COMPARE_FORM_ID, SAME_SWITCH_ID } from "./compare-asking.ts";
import { CompareForm } from "./compare-form.tsx";
import { type AskedCompare, COMPARE_QUESTION, toComparePath } from "./compare-question.ts";
import { ComparisonBody, Verdict } from "./compare-result.tsx";
import { retitlePage } from "./retitle-page.ts";

export interface CompareToolProps extends ToolProps<"compare"> {
  /** What the server rendered. Not among the island's props. */
  readonly initial?: { readonly answer: ReactNode; readonly advice: ReactNode; readonly body: ReactNode };
}

const CHOOSE_MORE = "Choose at least two cards to compare.";

const SITE: ToolSite<"compare"> = {
  ...COMPARE_QUESTION,
  job: "compare",
  formId: COMPARE_FORM_ID,
  path: paths.compare(),
  api: paths.compareApi(),
  // The switch is the page's: programs get all rows.
  toQuery: (asked) => toCanonical(COMPARE_QUESTION, { ...asked, values: { ...asked.values, differences: true } }),
  // Two cards have a page of their own.
  toPath: toComparePath,
  toSummary: ({ result }) => result?.worth?.verdict.sentences[0] ?? CHOOSE_MORE,
  findName: ({ cards }, slug) => cards.find((card) => card.slug === slug)?.name,
};

const sortCards = ({ values }: AskedCompare) => values.cards.toSorted().join();

export function CompareTool({ initial, ...props }: CompareToolProps) {
  const { live, shown, result, frame, form, presets, ticks, links } = useTool(SITE, props);
  const { good } = live;
  useEffect(() => {
    if (result) retitlePage(result.cards);
  }, [result]);
  const hasCards = shown.values.cards.length > 1;
  return (
    // The switch in the rows belongs to the form, though it stands outside of it.
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.id === SAME_SWITCH_ID) followSwitch(target);
      }}
    >
      <AnswerFirst
        {...frame}
        title={hasCards ? "Verdict" : "No verdict yet"}
        isWide
        answer={
          <>
            <LiveNotes live={hasCards ? live : { ...live, answer: null }} />
            {!good && <ServerMarkup>{initial && (initial.answer ?? <p>{CHOOSE_MORE}</p>)}</ServerMarkup>}
            {good && (result ? <Verdict comparison={result} /> : <p>{CHOOSE_MORE}</p>)}
            {/* Of this pair for a reader of its own: it stays while the visitor tries amounts, and goes with the cards. */}
            <div hidden={sortCards(shown) !== sortCards(props.asked)}>
              <ServerMarkup>{initial?.advice}</ServerMarkup>
            </div>
            {hasCards && links}
          </>
        }
        form={<CompareForm {...form} presets={presets} />}
        rest={
          <>
            {good ? (
              result && <ComparisonBody comparison={result} isDifferencesOnly={good.asked.values.differences} />
            ) : (
              <ServerMarkup>{initial?.body}</ServerMarkup>
            )}
            <PerkTicks {...ticks} />
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
