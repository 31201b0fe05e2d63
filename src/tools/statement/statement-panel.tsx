/** Choosing a file, seeing what it says, putting merchants right, and filling the form in. Nothing leaves the browser. */
import { useEffect, useMemo, useRef, useState } from "react";

import { formatNumber, formatUsd } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { toScriptUrl } from "../../ui/trusted-scripts.ts";
import { announce } from "../../ui/announcer.tsx";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { askToFill } from "./fill-form.ts";
import { ColumnChoice, type ColumnChoiceProps } from "./column-choice.tsx";
import type { ChosenColumns, Statement, Target } from "./statement.ts";
import type { StatementMessage, StatementRequest } from "./statement-worker.ts";
import { toSpendPairs } from "./to-amounts.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker as it is built
import workerUrl from "./statement-worker.ts?worker&url";

type Reading =
  | { readonly stage: "none" }
  | { readonly stage: "reading"; readonly share: number }
  | { readonly stage: "problem"; readonly message: string }
  | {
      readonly stage: "columns";
      readonly message: string;
      readonly rows: ColumnChoiceProps["rows"];
      readonly file: File;
    }
  | { readonly stage: "done"; readonly statement: Statement };

/** Each of the rest is little; their sum counts all the same. */
const MAX_ROWS = 60;

export function StatementPanel() {
  const root = useRef<HTMLDivElement>(null);
  const worker = useRef<Worker>(undefined);
  const [reading, setReading] = useState<Reading>({ stage: "none" });
  const [corrections, setCorrections] = useState<ReadonlyMap<string, Target>>(new Map());
  useEffect(() => () => worker.current?.terminate(), []);

  const read = (file: File | undefined, columns?: ChosenColumns) => {
    worker.current?.terminate();
    if (!file) return setReading({ stage: "none" });
    const running = new Worker(toScriptUrl(workerUrl), {
      type: "module",
      name: "statement",
    });
    worker.current = running;
    setCorrections(new Map());
    setReading({ stage: "reading", share: 0 });
    const fail = (message: string) => {
      setReading({ stage: "problem", message });
      announce(message);
    };
    running.onerror = () => fail("This browser couldn't read the file.");
    running.onmessage = ({ data }: MessageEvent<StatementMessage>) => {
      if (data.kind === "progress") return setReading({ stage: "reading", share: data.share });
      running.terminate();
      if (data.kind === "columns") {
        setReading({ stage: "columns", message: data.message, rows: data.rows, file });
        return announce(data.message);
      }
      if (data.kind === "problem") return fail(data.message);
      setReading({ stage: "done", statement: data.statement });
      return announce(`${formatNumber(data.statement.purchases)} purchases read.`);
    };
    return running.postMessage({ file, ...(columns ? { columns } : {}) } satisfies StatementRequest);
  };

  return (
    // What is chosen here is no answer of the form around it.
    <div className="stack" ref={root} onInput={(event) => event.stopPropagation()}>
      <label className="flex flex-col items-start gap-1">
        CSV, OFX or QFX file from your bank or card issuer
        <input
          type="file"
          className="file-field"
          accept=".csv,.txt,.ofx,.qfx,text/csv"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      <p className="small muted">
        It is read in this browser only and not uploaded. Close the page, and it is forgotten.
      </p>
      {reading.stage === "reading" && <progress aria-label="Reading the statement" value={reading.share} max={1} />}
      {reading.stage === "problem" && <p className="field-error">{reading.message}</p>}
      {reading.stage === "columns" && (
        <ColumnChoice
          message={reading.message}
          rows={reading.rows}
          onChoose={(columns) => read(reading.file, columns)}
        />
      )}
      {reading.stage === "done" && (
        <StatementResult
          statement={reading.statement}
          corrections={corrections}
          onCorrect={(name, target) => setCorrections((before) => new Map(before).set(name, target))}
          findForm={() => root.current?.closest("form") ?? null}
        />
      )}
    </div>
  );
}

interface StatementResultProps {
  readonly statement: Statement;
  readonly corrections: ReadonlyMap<string, Target>;
  readonly onCorrect: (name: string, target: Target) => void;
  readonly findForm: () => HTMLFormElement | null;
}

function StatementResult({ statement, corrections, onCorrect, findForm }: StatementResultProps) {
  const { merchants, months, purchases, leftOut } = statement;
  const options = useMemo(() => listTargets(statement), [statement]);
  const monthlyUsd = merchants.reduce((sum, { totalUsd }) => sum + totalUsd, 0) / months;
  const fill = () => {
    const form = findForm();
    if (!form) return;
    askToFill(form, toSpendPairs(statement, corrections));
    announce("The amounts are filled in.");
  };
  return (
    <>
      <p>
        <b>{formatUsd(monthlyUsd)} a month</b>: {formatNumber(purchases)} purchases at {formatNumber(merchants.length)}{" "}
        merchants in {formatNumber(months)} {months === 1 ? "month" : "months"}.
        {leftOut > 0 &&
          ` Left out: ${formatNumber(leftOut)} ${leftOut === 1 ? "payment, transfer or fee" : "payments, transfers and fees"}.`}{" "}
        We guess from the name where a merchant counts; correct what is wrong.
      </p>
      <ul className="statement-merchants max-h-104 overflow-auto m-0 p-0" aria-label="Merchants" tabIndex={0}>
        {merchants.slice(0, MAX_ROWS).map(({ name, totalUsd, target }) => (
          <li key={name} className="field py-2">
            <span className="flex justify-between gap-4">
              <b>{name}</b>
              <span className="num">{formatUsd(totalUsd / months)} a month</span>
            </span>
            <select
              aria-label={`${name} counts as`}
              className="w-full"
              value={corrections.get(name) ?? target}
              onChange={(event) => onCorrect(name, event.currentTarget.value as Target)}
            >
              {options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {merchants.length > MAX_ROWS && (
        <p className="small muted">
          And {formatNumber(merchants.length - MAX_ROWS)} smaller ones, which count as well.
        </p>
      )}
      <button className="btn btn-primary" type="button" onClick={fill}>
        Fill in these amounts
      </button>
    </>
  );
}

/** Categories, then their parts, then the brands of this statement. */
function listTargets({ merchants }: Statement): readonly (readonly [Target, string])[] {
  const brands = [...new Set(merchants.map(({ target }) => target).filter((target) => target.startsWith("brand.")))];
  return [
    ...(Object.entries(SPEND_LABELS) as [Target, string][]),
    ...Object.entries(PART_LABELS).map(([part, label]) => [`part.${part}` as Target, label] as const),
    ...brands.toSorted().map((brand) => [brand, brand.slice(6)] as const),
    ["skip", "Not counted"],
  ];
}
