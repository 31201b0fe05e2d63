/**
 * Makes a tool's GET form live: every change is worked out in the worker, the
 * address follows, and the result is announced. Without it the form is sent to
 * the server and gives the same.
 */
import {
  type FormEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import type { Table } from "../../asking/parameter.ts";
import { isKeptName } from "../profile/spend-profile.ts";
import { hasErrors } from "../../problems.ts";
import { announce, hush } from "../../ui/announcer.tsx";
import { FILL_EVENT } from "../statement/fill-form.ts";
import { readKept } from "../profile/spend-profile.ts";
import { isUnfinished, staysInEntry, toErrorSentence } from "./field-errors.ts";
import { followResult, type HistoryStep, isFormState, rememberForm } from "./form-history.ts";
import { isTouched, readForm } from "./form-state.ts";
import { cancelTool, JobCanceled, runTool } from "./run-tool.ts";
import type { ToolJobs } from "./tool-messages.ts";
import { useArrival } from "./use-arrival.ts";

export type LiveJob = "analyzer" | "calculator" | "compare" | "finder" | "planner";

/** `slow`: long enough that progress is shown; `stopped`: by the visitor. */
export type LiveState = "idle" | "working" | "slow" | "stopped" | "failed";

export type AskedBy<Job extends LiveJob> = ToolJobs[Job]["asked"];
export type ResultOf<Job extends LiveJob> = NonNullable<ToolJobs[Job]["result"]>;

/** A tool as its page knows it, without the maths; the same object at every render. */
export interface ToolSite<Job extends LiveJob> {
  readonly job: Job;
  readonly formId: string;
  /** Of the page, and of the same answer for programs. */
  readonly path: string;
  readonly api: string;
  /** Whether the server's result is not the last word: it is worked out as soon as the script is there. */
  readonly startsAtOnce?: () => boolean;
  /** What the tool asks: names of its fields in messages, and what an address says without a field here is carried on. */
  readonly table: Table;
  /** Names that change nothing here, and have no field: they are carried along. */
  readonly unused: ReadonlySet<string>;
  /** The shortest query string of the same answer, with `?`, or empty. */
  readonly toQuery: (asked: AskedBy<Job>) => string;
  /** Where the page is at, where that is not `path` and the query. */
  readonly toPath?: (asked: AskedBy<Job>) => string;
  /** One sentence for people who hear the page. */
  readonly toSummary: (answer: ToolJobs[Job]) => string;
  /** Names of cards that only the answer brings. */
  readonly findName?: (result: ResultOf<Job>, slug: string) => string | undefined;
}

export const toPagePath = <Job extends LiveJob>(
  { path, toQuery, toPath }: ToolSite<Job>,
  asked: AskedBy<Job>,
): string => toPath?.(asked) ?? path + toQuery(asked);

export interface LiveTool<Job extends LiveJob> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The last answer; null until the form was touched. */
  readonly answer: ToolJobs[Job] | null;
  /** The last answer that has a result: it stays while a field is wrong. */
  readonly good: ToolJobs[Job] | null;
  /** The query that filled the form last, when it was not the visitor's typing; `key` the form by `formKey`. */
  readonly filled: AskedBy<Job> | null;
  readonly formKey: number;
  readonly state: LiveState;
  /** Share of the work that is done, where the job says so. */
  readonly progress: number | null;
  readonly cancel: () => void;
  /** Gives the form another question altogether, as an address has it. */
  readonly fillWith: (search: string) => void;
  readonly handlers: {
    readonly onInput: () => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

interface Latest<Job extends LiveJob> {
  readonly answer: ToolJobs[Job];
  /** The fields that it answers. */
  readonly search: string;
  readonly step: HistoryStep;
  /** It came while the visitor was typing. */
  readonly isTyped: boolean;
}

const TYPING_MS = 250;
/** The voice waits longer than the screen: who types slowly hears one sentence, not one for each digit. */
const VOICE_MS = 1_200;
const SLOW_MS = 300;

/** @returns the title without its mark, while it is marked */
function markTitle(plain: string | undefined, isGood: boolean): string | undefined {
  // The server may have marked it; what it tells other sites is never marked.
  const given = document.querySelector('meta[property="og:title"]')?.getAttribute("content") ?? document.title;
  const isMarked = plain !== undefined || document.title.endsWith(` ${given}`);
  const title = plain ?? (isMarked ? given : document.title);
  document.title = isGood ? title : `Error: ${title}`;
  return isGood ? undefined : title;
}

/** With what the address says for other tools. */
function withCarried(search: string, unused: ReadonlySet<string>): string {
  const form = new URLSearchParams(search);
  const carried = [...new URLSearchParams(location.search)].filter(([name]) => unused.has(name) && !form.has(name));
  return new URLSearchParams([...form, ...carried]).toString();
}

export function useLiveTool<Job extends LiveJob>(site: ToolSite<Job>): LiveTool<Job> {
  const { job, startsAtOnce, unused } = site;
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [latest, setLatest] = useState<Latest<Job> | null>(null);
  const [good, setGood] = useState<ToolJobs[Job] | null>(null);
  const [filled, setFilled] = useState<{ readonly asked: AskedBy<Job> | null; readonly key: number }>({
    asked: null,
    key: 0,
  });
  const [state, setState] = useState<LiveState>("idle");
  const [progress, setProgress] = useState<number | null>(null);
  /** The field with the focus is wrong, but may only be unfinished: it is judged when it is left. */
  const isPostponed = useRef(false);
  /** A field was changed since the last run began. */
  const isChanged = useRef(false);
  const said = useRef("");
  const plainTitle = useRef<string>(undefined);
  const { expect, showPlace } = useArrival(form, latest?.answer ?? null);

  const run = useCallback(
    async (
      search: string,
      {
        isFilling = false,
        step = "replace",
        isTyped = false,
      }: { isFilling?: boolean; step?: HistoryStep; isTyped?: boolean } = {},
    ) => {
      clearTimeout(typing.current);
      isPostponed.current = false;
      isChanged.current = false;
      setState("working");
      setProgress(null);
      const slow = setTimeout(() => {
        setState("slow");
        showPlace();
      }, SLOW_MS);
      let isShown = false;
      try {
        const found = await runTool(job, withCarried(search, unused), {
          onProgress: setProgress,
          // To look at; the address and the voice wait for the answer itself.
          onFirst: (first) => startTransition(() => setGood(first)),
          // It says more of the same answer: neither the address nor the voice has anything new to tell.
          onWhole: (whole) => {
            if (isShown) startTransition(() => setGood(whole));
          },
          onLost: () => setState("failed"),
        });
        clearTimeout(slow);
        if (isTyped && isUnfinished(found.asked.faults, form.current)) {
          isPostponed.current = true;
          return setState("idle");
        }
        isShown = !hasErrors(found.asked.faults);
        // In slices: a long result must not hold up typing.
        startTransition(() => {
          setState("idle");
          setLatest({ answer: found, search, step, isTyped });
          if (!hasErrors(found.asked.faults)) setGood(found);
          // What was said meanwhile stays in its field, and is about to be worked out itself.
          if (isFilling && !isChanged.current)
            setFilled(({ key }) => ({
              asked: found.asked,
              key: key + 1,
            }));
        });
      } catch (error) {
        clearTimeout(slow);
        // A newer run has its own state; only the visitor's cancel and real faults end here.
        if (!(error instanceof JobCanceled)) setState("failed");
      }
    },
    [job, showPlace, unused],
  );

  // Only now it is on the screen: the address and the voice must not be ahead of it.
  useEffect(() => {
    if (!latest) return;
    const { answer, search, step, isTyped } = latest;
    const isGood = !hasErrors(answer.asked.faults);
    // As the server's page has it: who hears the page, or looks for its tab, knows that something is to be mended.
    plainTitle.current = markTitle(plainTitle.current, isGood);
    if (isGood) followResult(toPagePath(site, answer.asked), search, step);
    const sentence = isGood ? site.toSummary(answer) : toErrorSentence(answer.asked.faults, site.table);
    // What has not changed is said again only to those who asked for it.
    if (isTyped && sentence === said.current) return;
    said.current = sentence;
    announce(sentence, isTyped ? VOICE_MS : undefined);
  }, [latest, site]);

  const fill = useCallback(
    (spend: string, step: HistoryStep) => {
      const before = readForm(form.current);
      // A preset replaces every amount: Back must bring the former ones again.
      if (step === "push") rememberForm(before.toString());
      const rest = [...before].filter(([name]) => !isKeptName(name));
      void run(new URLSearchParams([...rest, ...new URLSearchParams(spend)]).toString(), { isFilling: true, step });
    },
    [run],
  );

  useEffect(() => {
    // An address that says itself what is spent goes before what is kept.
    const kept = [...new URLSearchParams(location.search).keys()].some(isKeptName) ? null : readKept();
    // What was typed while the script was on its way counts, and goes before what is kept.
    if (isTouched(form.current)) void run(readForm(form.current).toString(), { isTyped: true });
    else if (kept !== null) fill(kept, "replace");
    else if (startsAtOnce?.()) void run(readForm(form.current).toString());
    const onPop = ({ state: entry }: PopStateEvent) => {
      if (isFormState(entry)) void run(entry.form, { isFilling: true, step: "stay" });
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const isOurs = target instanceof Element && "form" in target && target.form === form.current;
      if (isOurs && isPostponed.current && !staysInEntry(target, relatedTarget))
        void run(readForm(form.current).toString());
    };
    const onFill = ({ target, detail }: CustomEvent<string>) => {
      if (target !== form.current) return;
      rememberForm(readForm(form.current).toString());
      void run(detail, { isFilling: true, step: "push" });
    };
    addEventListener("popstate", onPop);
    document.addEventListener(FILL_EVENT, onFill as EventListener);
    // The form is drawn anew when it is filled, so it is not listened to itself.
    document.addEventListener("focusout", onFocusOut);
    return () => {
      removeEventListener("popstate", onPop);
      document.removeEventListener(FILL_EVENT, onFill as EventListener);
      document.removeEventListener("focusout", onFocusOut);
      clearTimeout(typing.current);
    };
  }, [fill, run, startsAtOnce]);

  const handlers = useMemo(
    () => ({
      onInput() {
        isChanged.current = true;
        clearTimeout(typing.current);
        // What was to be said of the former text is not true any more.
        hush();
        typing.current = setTimeout(() => void run(readForm(form.current).toString(), { isTyped: true }), TYPING_MS);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        expect();
        void run(readForm(form.current).toString());
      },
    }),
    [expect, run],
  );

  return {
    form,
    answer: latest?.answer ?? null,
    good,
    filled: filled.asked,
    formKey: filled.key,
    state,
    progress,
    fillWith(search) {
      rememberForm(readForm(form.current).toString());
      void run(new URLSearchParams(search).toString(), { isFilling: true, step: "push" });
    },
    cancel() {
      cancelTool();
      setState("stopped");
      announce("Stopped.");
    },
    handlers,
  };
}
