/** The card finder: seven questions, three cards right after them, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { saysSpend } from "../../asking/preset.ts";
import type { Asked } from "../../asking/read.ts";
import { hasFaults } from "../../asking/read.ts";
import { paths } from "../../paths.ts";
import { LiveNotes } from "../live/live-notes.tsx";
import { ServerMarkup } from "../live/server-markup.tsx";
import { ResultLinks } from "../live/result-links.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import { useLiveTool } from "../live/use-live-tool.ts";
import { PerkTicks, type PerkQuestion } from "../profile/perk-questions.tsx";
import type { AskingChoices } from "../profile/profile-form.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { FINDER_QUESTION, toFinderQuery, withoutOwnSpend } from "./finder-question.ts";
import { FINDER, FINDER_FORM_ID, type FinderTable } from "./finder-asking.ts";
import { FinderForm } from "./finder-form.tsx";
import { FinderResultView } from "./finder-result-view.tsx";
import { KeptSpendNote } from "./kept-spend-note.tsx";

export interface FinderToolProps {
  readonly asked: Asked<FinderTable>;
  readonly choices: AskingChoices;
  /** Names of the cards that the address names. */
  readonly names: Readonly<Record<string, string>>;
  /** Perks to ask about beside the server's result. */
  readonly questions: readonly PerkQuestion[];
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

function toSummary({ result }: ToolJobs["finder"]): string {
  if (!result || result.picks.length === 0) return "No card fits these answers.";
  const names = result.picks.map(({ name }) => name);
  return `${result.matches} ${result.matches === 1 ? "card fits" : "cards fit"}. First: ${names.join(", then ")}.`;
}

export function FinderTool({ asked, choices, names, questions, initial }: FinderToolProps) {
  const { unused } = FINDER_QUESTION;
  const live = useLiveTool({
    job: "finder",
    path: paths.finder(),
    toSummary,
    table: FINDER,
    ...(unused ? { unused } : {}),
  });
  const latest = live.answer?.asked ?? asked;
  const shown = live.good?.asked ?? asked;
  const result = live.good?.result;
  const canonical = toFinderQuery(shown);
  return (
    <div className="finder grid gap-6 mt-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start print:block [&>.error-summary]:col-span-full">
      {live.answer === null && <ToolFaults form={FINDER_FORM_ID} table={FINDER} faults={asked.faults} />}
      <h2 className="visually-hidden">Your answers</h2>
      <FinderForm
        asked={latest}
        filled={live.filled ?? asked}
        formKey={live.formKey}
        choices={choices}
        nameOf={(slug) => names[slug] ?? slug}
        formRef={live.form}
        onChoose={live.fillWith}
        handlers={live.handlers}
      />
      <div
        id="result"
        className="[&>*+*]:mt-4 [&>div>*+*]:mt-4 [&>div>.section]:mt-10"
        aria-busy={live.state === "working" || live.state === "slow"}
      >
        <LiveNotes live={live} />
        {saysSpend(shown) && (
          <KeptSpendNote
            profile={toProfileQuery(shown.values)}
            onLeave={() => live.fillWith(toFinderQuery(withoutOwnSpend(shown)))}
          />
        )}
        {result ? <FinderResultView result={result} /> : <ServerMarkup>{initial}</ServerMarkup>}
        <PerkTicks
          form={FINDER_FORM_ID}
          shown={latest}
          questions={result?.questions ?? questions}
          onInput={live.handlers.onInput}
        />
        {(result || !hasFaults(asked)) && (
          <ResultLinks
            path={paths.finder() + canonical}
            jsonPath={paths.finderApi() + canonical}
            csvPath={`${paths.finderApi()}.csv` + canonical}
          />
        )}
      </div>
    </div>
  );
}
