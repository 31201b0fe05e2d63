/** The home page's first screen: a few amounts and the best wallet for them, rendered by the server and live in the browser. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";

import { formatUsd } from "../words/format.ts";
import { SPEND_LABELS } from "../words/labels.ts";
import { paths } from "../paths.ts";
import { announce } from "../ui/announcer.tsx";
import { TextField } from "../ui/text-field.tsx";
import { isTouched, readForm } from "../tools/live/form-state.ts";
import { ResultBar } from "../tools/live/result-bar.tsx";
import { runTool } from "../tools/live/run-tool.ts";
import { deleteSpendProfile, readKept } from "../tools/profile/spend-profile.ts";
import { hasErrors } from "../asking/tool-query.ts";
import { ASKED, type GlanceAnswer } from "./glance-answer.ts";
import { GlanceWallet } from "./glance-wallet.tsx";

export interface GlanceToolProps {
  /** The server's answer for the default profile. */
  readonly initial: GlanceAnswer;
  readonly cardCount: number;
}

const TYPING_MS = 250;

interface Filled {
  readonly answer: GlanceAnswer;
  /** New fields come with a new key. */
  readonly key: number;
  readonly isKept: boolean;
}

function toSummary({ glance, errors }: GlanceAnswer): string {
  if (!glance) return Object.values(errors)[0]?.message ?? "";
  const names = glance.cards.map(({ name }) => name).join(", ");
  return names === ""
    ? "No card earns back its fee on this spend."
    : `Our pick: ${names}, worth ${formatUsd(glance.netUsd)} a year.`;
}

export function GlanceTool({ initial, cardCount }: GlanceToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [filled, setFilled] = useState<Filled>({ answer: initial, key: 0, isKept: false });
  const [latest, setLatest] = useState(initial);
  /** The last answer with a wallet: it stays while a field is wrong. */
  const [good, setGood] = useState(initial);

  const run = useCallback(async (search: string, fills?: { readonly isKept: boolean }) => {
    clearTimeout(typing.current);
    try {
      const answer = await runTool("glance", search);
      setLatest(answer);
      if (answer.glance) setGood(answer);
      if (fills) setFilled(({ key }) => ({ answer, key: key + 1, isKept: fills.isKept }));
      announce(toSummary(answer));
    } catch {
      // A newer run has its own answer. Without a worker the form leads to the analyzer's page, which says the same.
    }
  }, []);

  useEffect(() => {
    const kept = readKept();
    // What was typed while the script was on its way goes before what is kept.
    if (isTouched(form.current)) void run(readForm(form.current).toString());
    else if (kept !== null) void run(kept, { isKept: true });
    return () => clearTimeout(typing.current);
  }, [run]);

  const onInput = () => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => void run(readForm(form.current).toString()), TYPING_MS);
  };
  const onSubmit = (event: FormEvent) => {
    // A wrong amount is said here; a right one leads to the whole answer.
    if (hasErrors(latest.errors)) event.preventDefault();
  };
  const forget = () => {
    deleteSpendProfile();
    announce("Your spend was deleted from this browser.");
    void run("", { isKept: false });
  };

  return (
    <div className="grid gap-10 items-center lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] [&>*>*+*]:mt-4.5 [&_.bars]:mt-4 [&_h1]:text-5">
      <div className="glance-ask">
        <h1>
          Travel cards, <span className="inline-block">worked out in dollars</span>
        </h1>
        <p className="lead">
          {cardCount} cards with every rate, cap and fee. Say what you spend and see which of them pay for it. No
          account, no sponsored order.
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
            <div className="grid gap-4 items-end grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
              {ASKED.map((category) => (
                <TextField
                  key={category}
                  id={`glance-${category}`}
                  name={category}
                  label={SPEND_LABELS[category]}
                  isMoney
                  value={filled.answer.amounts[category]}
                  error={latest.errors[category]?.message}
                />
              ))}
              <p>
                <button className="btn btn-primary" type="submit">
                  See the details
                </button>
              </p>
            </div>
            {filled.answer.rest.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </fieldset>
        </form>
        {filled.isKept ? (
          <p className="small muted">
            This uses the spend saved in this browser.{" "}
            <button className="btn btn-quiet" type="button" onClick={forget}>
              Delete it from this browser
            </button>
          </p>
        ) : (
          <p className="small muted">Calculated in your browser. Nothing is stored.</p>
        )}
        {good.glance && <ResultBar usd={good.glance.netUsd} what="a year" headingId="glance-title" />}
      </div>
      {good.glance && (
        <GlanceWallet glance={good.glance} canonical={good.canonical} isStale={hasErrors(latest.errors)} />
      )}
    </div>
  );
}
