/** The card finder: seven questions, three cards right after them, rendered by the server and live in the browser. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { ServerMarkup } from "../live/server-markup.tsx";
import type { ToolJobs } from "../live/tool-messages.ts";
import type { ToolSite } from "../live/use-live-tool.ts";
import { type ToolProps, useTool } from "../live/use-tool.tsx";
import { PerkTicks } from "../profile/perk-questions.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { FINDER_QUESTION, toFinderQuery } from "./finder-question.ts";
import { FINDER, FINDER_FORM_ID } from "./finder-asking.ts";
import { FinderForm } from "./finder-form.tsx";
import { FinderResultView } from "./finder-result-view.tsx";

export interface FinderToolProps extends ToolProps<"finder"> {
  /** The server's result. Not among the island's props. */
  readonly initial?: ReactNode;
}

function toSummary({ result }: ToolJobs["finder"]): string {
  if (!result || result.picks.length === 0) return "No card fits these answers.";
  const names = result.picks.map(({ name }) => name);
  return `${result.matches} ${result.matches === 1 ? "card fits" : "cards fit"}. First: ${names.join(", then ")}.`;
}

const SITE: ToolSite<"finder"> = {
  ...FINDER_QUESTION,
  job: "finder",
  formId: FINDER_FORM_ID,
  path: paths.finder(),
  api: paths.finderApi(),
  toQuery: toFinderQuery,
  toSummary,
};

export function FinderTool({ initial, ...props }: FinderToolProps) {
  const { live, result, isBusy, notes, form, ticks, hasResult, links } = useTool(SITE, props);
  return (
    <div className="finder grid gap-6 mt-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start print:block [&>.error-summary]:col-span-full">
      {live.answer === null && <ToolFaults form={FINDER_FORM_ID} table={FINDER} faults={props.asked.faults} />}
      <h2 className="visually-hidden">Your answers</h2>
      <FinderForm {...form} />
      <div id="result" className="[&>*+*]:mt-4 [&>div>*+*]:mt-4 [&>div>.section]:mt-10" aria-busy={isBusy}>
        {notes}
        {result ? <FinderResultView result={result} /> : <ServerMarkup>{initial}</ServerMarkup>}
        <PerkTicks {...ticks} />
        {hasResult && links}
      </div>
    </div>
  );
}
