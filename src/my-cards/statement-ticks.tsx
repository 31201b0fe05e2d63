/** A statement of one card, read in this browser: the credits that it shows as used, for the visitor to confirm. */
import { useEffect, useRef, useState } from "react";

import { formatDate, formatUsdExact } from "../words/format.ts";
import { ColumnChoice } from "../tools/statement/column-choice.tsx";
import type { ChosenColumns, Transaction } from "../tools/statement/statement.ts";
import type { StatementMessage, StatementRequest } from "../tools/statement/statement-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker as it is built
import workerUrl from "../tools/statement/statement-worker.ts?worker&url";
import { announce } from "../ui/announcer.tsx";
import { toScriptUrl } from "../ui/trusted-scripts.ts";
import { addUses } from "./change-cards.ts";
import type { CreditState } from "./credit-state.ts";
import type { HeldRecords } from "./held-record.ts";
import type { KeptCards } from "./kept-cards.ts";
import { type CreditMatch, matchCredits } from "./match-credits.ts";
import type { Keeping } from "./use-my-cards.ts";

type Reading =
  | { readonly stage: "none" | "reading" }
  | { readonly stage: "problem"; readonly message: string }
  | {
      readonly stage: "columns";
      readonly message: string;
      readonly rows: readonly (readonly string[])[];
      readonly file: File;
    }
  | { readonly stage: "done"; readonly matches: readonly CreditMatch[] };

interface StatementTicksProps {
  readonly kept: KeptCards;
  readonly records: HeldRecords;
  readonly states: readonly CreditState[];
  readonly keeping: Keeping;
}

export function StatementTicks({ kept, records, states, keeping }: StatementTicksProps) {
  const withCredits = kept.held.filter(({ slug }) => states.some(({ card }) => card.slug === slug));
  const [chosen, setChosen] = useState<string | null>(null);
  const slug = chosen ?? withCredits[0]?.slug;
  const { reading, read, forget } = useReading((lines) =>
    matchCredits(
      lines,
      states.filter(({ card }) => card.slug === slug),
      kept.uses,
      records.brandTargets,
    ),
  );
  if (!slug) return <p className="muted">None of your cards has a credit to check off.</p>;
  return (
    <div className="stack">
      <label className="field">
        Statement of
        <select
          value={slug}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            forget();
          }}
        >
          {withCredits.map((card) => (
            <option key={card.slug} value={card.slug}>
              {records.cards[card.slug]?.name}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-col items-start gap-1">
        CSV, OFX or QFX file from the card’s issuer
        <input
          type="file"
          className="file-field"
          accept=".csv,.txt,.ofx,.qfx,text/csv"
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
      </label>
      <p className="small muted">It is read in this browser only and not uploaded.</p>
      {reading.stage === "reading" && <p aria-busy>Reading the statement…</p>}
      {reading.stage === "problem" && <p className="field-error">{reading.message}</p>}
      {reading.stage === "columns" && (
        <ColumnChoice
          message={reading.message}
          rows={reading.rows}
          onChoose={(columns) => read(reading.file, columns)}
        />
      )}
      {reading.stage === "done" && (
        <Matches
          matches={reading.matches}
          onTick={(matches) => {
            const said = `${matches.length} ${matches.length === 1 ? "use" : "uses"} checked off.`;
            if (keeping.keep(addUses(matches.map(({ use }) => use)), said)) forget();
          }}
        />
      )}
    </div>
  );
}

/** The worker that reads statements, one file at a time. */
function useReading(match: (lines: readonly Transaction[]) => readonly CreditMatch[]) {
  const worker = useRef<Worker>(undefined);
  const [reading, setReading] = useState<Reading>({ stage: "none" });
  useEffect(() => () => worker.current?.terminate(), []);
  const forget = () => setReading({ stage: "none" });
  const read = (file: File | undefined, columns?: ChosenColumns) => {
    worker.current?.terminate();
    if (!file) return forget();
    const running = new Worker(toScriptUrl(workerUrl), { type: "module", name: "statement" });
    worker.current = running;
    setReading({ stage: "reading" });
    const fail = (message: string) => {
      setReading({ stage: "problem", message });
      announce(message);
    };
    running.onerror = () => fail("This browser couldn't read the file.");
    running.onmessage = ({ data }: MessageEvent<StatementMessage>) => {
      if (data.kind === "progress") return undefined;
      running.terminate();
      if (data.kind === "problem") return fail(data.message);
      if (data.kind === "columns")
        return setReading({ stage: "columns", message: data.message, rows: data.rows, file });
      const matches = match(data.lines);
      setReading({ stage: "done", matches });
      return announce(`${matches.length} uses of credits found.`);
    };
    return running.postMessage({ file, withLines: true, ...(columns ? { columns } : {}) } satisfies StatementRequest);
  };
  return { reading, read, forget };
}

function Matches({
  matches,
  onTick,
}: {
  readonly matches: readonly CreditMatch[];
  readonly onTick: (matches: readonly CreditMatch[]) => void;
}) {
  const [isTicked, setIsTicked] = useState(() => matches.map(({ isSure }) => isSure));
  if (matches.length === 0) return <p>No purchase in it matches a credit that is still open.</p>;
  const ticked = matches.filter((_, at) => isTicked[at]);
  return (
    <>
      <p>
        We go by the names on the statement. Check what was paid back to you
        {matches.some(({ isSure }) => !isSure) && "; what we are less sure of is not checked"}.
      </p>
      <ul className="m-0 p-0 list-none" aria-label="Uses of credits found">
        {matches.map(({ use, text, credit }, at) => (
          <li key={`${use.perk}-${use.on}-${text}`}>
            <label className="row py-2 flex-nowrap! items-start!">
              <input
                type="checkbox"
                className="w-5 h-5 mt-1"
                checked={isTicked[at] ?? false}
                onChange={() => setIsTicked(isTicked.with(at, !isTicked[at]))}
              />
              <span>
                {use.usd > 0 && <b className="num">{formatUsdExact(use.usd)} </b>}
                {credit}
                <small className="block muted">
                  {text}, {formatDate(use.on)}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button className="btn btn-primary" type="button" disabled={ticked.length === 0} onClick={() => onTick(ticked)}>
        Check off {ticked.length}
      </button>
    </>
  );
}
