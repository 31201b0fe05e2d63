/** The home page's first screen: six answers and our pick for exactly them, rendered by the server and live in the browser. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";

import { formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import { announce } from "../ui/announcer.tsx";
import { TextField } from "../ui/text-field.tsx";
import { isTouched } from "../tools/live/form-state.ts";
import { ResultBar } from "../tools/live/result-bar.tsx";
import { runTool } from "../tools/live/run-tool.ts";
import { deleteSpendProfile, readKept } from "../tools/profile/spend-profile.ts";
import type { GlanceAnswer } from "./glance-answer.ts";
import { GlanceWallet } from "./glance-wallet.tsx";

export interface GlanceToolProps {
  /** The server's answer for a typical household, whose answers stand in the fields. */
  readonly initial: GlanceAnswer;
  readonly cardCount: number;
}

const TYPING_MS = 250;

interface Filled {
  readonly answer: GlanceAnswer;
  /** New fields come with a new key. */
  readonly key: number;
  /** The kept answers that filled the fields; they may say more than is asked here. */
  readonly kept: string | null;
}

const findError = ({ fields }: GlanceAnswer) => fields.find(({ error }) => error !== null)?.error ?? null;

function toSummary(answer: GlanceAnswer): string {
  const { glance } = answer;
  if (!glance) return findError(answer) ?? "Type what you spend a month on any one of these.";
  const names = glance.cards.map(({ name }) => name).join(", ");
  return names === ""
    ? "No card earns back its fee on this spending."
    : `Our pick: ${names}, worth ${formatUsd(glance.netUsd)} a year.`;
}

/** As the form would send it; an empty field says that nothing is spent there. */
const readFields = (form: HTMLFormElement | null) =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  ).toString();

/** A card for the same spending that a low score gets. */
const toLowScorePath = (canonical: string) => `${paths.finder()}${canonical}${canonical === "" ? "?" : "&"}score=580`;

export function GlanceTool({ initial, cardCount }: GlanceToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [filled, setFilled] = useState<Filled>({ answer: initial, key: 0, kept: null });
  const [latest, setLatest] = useState(initial);
  /** The last answer with a pick: it stays while a field is wrong. */
  const [good, setGood] = useState(initial);

  const run = useCallback(async (search: string, fills?: { readonly kept: string | null }) => {
    clearTimeout(typing.current);
    try {
      const answer = await runTool("glance", search);
      setLatest(answer);
      if (answer.glance) setGood(answer);
      if (fills) setFilled(({ key }) => ({ answer, key: key + 1, kept: fills.kept }));
      announce(toSummary(answer));
    } catch {
      // A newer run has its own answer. Without a worker the form leads to the analyzer's page, which says the same.
    }
  }, []);

  useEffect(() => {
    const kept = readKept();
    // What was typed while the script was on its way goes before what is kept.
    if (isTouched(form.current)) void run(readFields(form.current));
    else if (kept !== null) void run(kept, { kept });
    return () => clearTimeout(typing.current);
  }, [run]);

  const onInput = () => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => void run(readFields(form.current)), TYPING_MS);
  };
  const onSubmit = (event: FormEvent) => {
    // A wrong amount is said here; a right one leads to the whole answer.
    if (findError(latest) !== null) event.preventDefault();
  };
  const forget = () => {
    deleteSpendProfile();
    announce("Your spending was deleted from this browser.");
    void run("", { kept: null });
  };
  const isWrong = findError(latest) !== null;

  return (
    <div className="grid gap-x-10 gap-y-8 items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] [&>*>*+*]:mt-4.5 [&_.bars]:mt-4 [&_h1]:text-5">
      <div className="glance-ask">
        <h1>
          Travel cards, <span className="inline-block">worked out in dollars</span>
        </h1>
        <p className="lead">
          {cardCount} cards with every rate, cap and fee. Enter what you spend to see which ones are worth their fees.
          No account, no sponsored order.
        </p>
        <form
          ref={form}
          action={paths.analyzer()}
          method="get"
          aria-label="What you spend a month"
          onInput={onInput}
          onSubmit={onSubmit}
        >
          <fieldset key={filled.key}>
            <legend>What do you spend a month?</legend>
            <div className="grid gap-4 items-end grid-cols-2 sm:grid-cols-3">
              {filled.answer.fields.map(({ name, label, text, isMoney }) => (
                <TextField
                  key={name}
                  id={`glance-${name}`}
                  name={name}
                  label={label}
                  isMoney={isMoney}
                  value={text}
                  error={latest.fields.find((field) => field.name === name)?.error ?? undefined}
                />
              ))}
            </div>
          </fieldset>
          <p className="mt-4">
            <button className="btn btn-primary" type="submit">
              See the details
            </button>
          </p>
        </form>
        {filled.kept === null ? (
          <p className="small muted">
            Calculated in your browser. Nothing is stored. It assumes good credit.{" "}
            <a href={toLowScorePath(latest.canonical)}>Score below 670, or none yet?</a>
          </p>
        ) : (
          <p className="small muted">
            These are from what you saved in this browser.{" "}
            <a href={`${paths.analyzer()}?${filled.kept}`}>Use all of it</a>{" "}
            <button className="btn btn-quiet" type="button" onClick={forget}>
              Delete it from this browser
            </button>
          </p>
        )}
        {good.glance && !latest.isEmpty && (
          <ResultBar usd={good.glance.netUsd} what="a year" headingId="glance-title" />
        )}
      </div>
      <GlanceWallet answer={good} isEmpty={latest.isEmpty} isStale={isWrong} />
    </div>
  );
}
