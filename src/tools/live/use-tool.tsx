/**
 * What the five tools have in common on their page: one question that is live, and what stands around its answer. A
 * tool's own component only says where its answer, its form and what is behind the answer go.
 */
import { sumMonthlyUsd, withPresetOf } from "../../asking/preset.ts";
import { hasFaults } from "../../asking/read.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { AskingChoices } from "../profile/profile-form.tsx";
import { toWhose } from "../shared/answer-first.tsx";
import { ToolFaults } from "../shared/tool-faults.tsx";
import { LiveNotes } from "./live-notes.tsx";
import { ResultLinks } from "./result-links.tsx";
import { type AskedBy, type LiveJob, type ResultOf, toPagePath, type ToolSite, useLiveTool } from "./use-live-tool.ts";

/** What the server knows of the question: the island's props. */
export interface ToolProps<Job extends LiveJob> {
  readonly asked: AskedBy<Job>;
  readonly choices: AskingChoices;
  /** Names of the cards that the address names. */
  readonly names: Readonly<Record<string, string>>;
  /** Perks to ask about beside the server's result. */
  readonly questions: readonly PerkQuestion[];
}

export function useTool<Job extends LiveJob>(site: ToolSite<Job>, props: ToolProps<Job>) {
  const { asked, names, questions } = props;
  const { formId, table, api, toQuery, findName } = site;
  const live = useLiveTool(site);
  const latest: AskedBy<Job> = live.answer?.asked ?? asked;
  const shown: AskedBy<Job> = live.good?.asked ?? asked;
  const filled: AskedBy<Job> = live.filled ?? asked;
  const result: ResultOf<Job> | null = live.good?.result ?? null;
  const isBusy = live.state === "working" || live.state === "slow";
  const withChosen = (slug: string) => withPresetOf(latest, slug);
  const faults = live.answer === null && hasFaults(asked) ? asked.faults : null;
  return {
    live,
    latest,
    shown,
    result,
    isBusy,
    /** Of `AnswerFirst`. */
    frame: {
      whose: toWhose(sumMonthlyUsd(shown.values), shown.values.trips),
      formId,
      isBusy,
      fault: faults && <ToolFaults id="result" form={formId} table={table} faults={faults} />,
    },
    notes: <LiveNotes live={live} />,
    /** Of the tool's form. */
    form: {
      formRef: live.form,
      asked: latest,
      filled,
      formKey: live.formKey,
      choices: props.choices,
      nameOf: (slug: string) => names[slug] ?? (result && findName?.(result, slug)) ?? slug,
      onChoose: live.fillWith,
      handlers: live.handlers,
    },
    presets: {
      presets: PRESETS,
      current: latest.values.preset,
      toPath: (slug: string) => toPagePath(site, withChosen(slug)),
      onChoose: (slug: string) => live.fillWith(toQuery(withChosen(slug))),
    },
    /** Of `PerkTicks`. */
    ticks: {
      form: formId,
      shown: latest,
      questions: result?.questions ?? questions,
      onInput: live.handlers.onInput,
    },
    /** False where the address is wrong and the browser has no answer yet. */
    hasResult: result !== null || !hasFaults(asked),
    links: <ResultLinks path={toPagePath(site, shown)} api={api} query={toQuery(shown)} />,
  };
}
