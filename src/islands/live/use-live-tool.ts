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

import { SPEND_PARAMETERS, BRAND_PREFIX } from "../../tools/spend-query.ts";
import { hasErrors } from "../../tools/tool-query.ts";
import { announce } from "../announcer.tsx";
import { hasSpend, readSpendProfile } from "../spend-profile.ts";
import { cancelTool, JobCancelled, runTool } from "./run-tool.ts";
import type { ToolJobs } from "./tool-messages.ts";
import { useArrival } from "./use-arrival.ts";

export type LiveJob = "analyzer" | "calculator" | "compare" | "card-finder";

/** `slow`: long enough that progress is shown. */
export type LiveState = "idle" | "working" | "slow" | "failed";

export interface LiveToolOptions<Job extends LiveJob> {
  readonly job: Job;
  readonly path: string;
  readonly slugs?: readonly string[];
  /** The server gave no result: work it out as soon as the script is there. */
  readonly startsAtOnce: boolean;
  /** The form asks for no spend, so the one kept in this browser does not fill it. */
  readonly ignoresKeptSpend?: boolean;
  /** One sentence for people who hear the page; the same function at every render. */
  readonly toSummary: (answer: ToolJobs[Job]) => string;
}

export interface LiveTool<Job extends LiveJob> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The last answer; null until the form was touched. */
  readonly answer: ToolJobs[Job] | null;
  /** The last answer that has a result: it stays while a field is wrong. */
  readonly good: ToolJobs[Job] | null;
  /** The query that filled the form last, when it was not the visitor's typing; `key` the form by `formKey`. */
  readonly filled: ToolJobs[Job]["query"] | null;
  readonly formKey: number;
  readonly state: LiveState;
  readonly fraction: number;
  readonly cancel: () => void;
  /** Gives the form another spend, for example a preset, and works it out. */
  readonly fillSpend: (spend: string) => void;
  readonly handlers: {
    readonly onInput: () => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

const TYPING_MS = 250;
const SLOW_MS = 300;

const isSpend = (name: string) =>
  (SPEND_PARAMETERS as readonly string[]).includes(name) || name.startsWith(BRAND_PREFIX);

function readForm(form: HTMLFormElement | null): URLSearchParams {
  const entries = [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
    typeof value === "string" && (value !== "" || (isSpend(name) && !name.startsWith(BRAND_PREFIX)))
      ? [[name, value]]
      : [],
  );
  return new URLSearchParams(entries);
}

export function useLiveTool<Job extends LiveJob>(options: LiveToolOptions<Job>): LiveTool<Job> {
  const { job, path, slugs, startsAtOnce, ignoresKeptSpend = false, toSummary } = options;
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [answer, setAnswer] = useState<ToolJobs[Job] | null>(null);
  const [good, setGood] = useState<ToolJobs[Job] | null>(null);
  const [filled, setFilled] = useState<{ readonly query: ToolJobs[Job]["query"] | null; readonly key: number }>({
    query: null,
    key: 0,
  });
  const [state, setState] = useState<LiveState>("idle");
  const [fraction, setFraction] = useState(0);
  const { expect, showPlace } = useArrival(form, answer);

  const run = useCallback(
    async (search: string, isFilling: boolean) => {
      clearTimeout(typing.current);
      setState("working");
      setFraction(0);
      const slow = setTimeout(() => {
        setState("slow");
        showPlace();
      }, SLOW_MS);
      try {
        const found = await runTool(job, search, { ...(slugs ? { slugs } : {}), onProgress: setFraction });
        clearTimeout(slow);
        setState("idle");
        // In slices: a long result must not hold up typing.
        startTransition(() => {
          setAnswer(found);
          if (!hasErrors(found.errors)) setGood(found);
        });
        if (isFilling) setFilled(({ key }) => ({ query: found.query, key: key + 1 }));
        if (hasErrors(found.errors)) {
          announce(`${Object.keys(found.errors).length} of the fields need another look.`);
          return;
        }
        history.replaceState(history.state, "", `${path}${found.canonical}${location.hash}`);
        announce(toSummary(found));
      } catch (error) {
        clearTimeout(slow);
        // A newer run has its own state; only the visitor's cancel and real faults end here.
        if (!(error instanceof JobCancelled)) setState("failed");
      }
    },
    [job, path, showPlace, slugs, toSummary],
  );

  const fillSpend = useCallback(
    (spend: string) => {
      const rest = [...readForm(form.current)].filter(([name]) => !isSpend(name));
      void run(new URLSearchParams([...rest, ...new URLSearchParams(spend)]).toString(), true);
    },
    [run],
  );

  useEffect(() => {
    const kept = ignoresKeptSpend || hasSpend(location.search) ? null : readSpendProfile();
    if (kept !== null) fillSpend(kept);
    else if (startsAtOnce) void run(readForm(form.current).toString(), false);
    return () => clearTimeout(typing.current);
  }, [fillSpend, ignoresKeptSpend, run, startsAtOnce]);

  const handlers = useMemo(
    () => ({
      onInput() {
        clearTimeout(typing.current);
        typing.current = setTimeout(() => void run(readForm(form.current).toString(), false), TYPING_MS);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        expect();
        void run(readForm(form.current).toString(), false);
      },
    }),
    [expect, run],
  );

  return {
    form,
    answer,
    good,
    filled: filled.query,
    formKey: filled.key,
    state,
    fraction,
    fillSpend,
    cancel() {
      cancelTool();
      setState("idle");
      announce("Stopped.");
    },
    handlers,
  };
}
