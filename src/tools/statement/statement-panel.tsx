/** Choosing a file, seeing what it says, putting merchants right, and filling the form in. Nothing leaves the browser. */
import { useMemo, useRef, useState } from "react";

import { formatNumber, formatUsd } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { announce } from "../../ui/announcer.tsx";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { askToFill } from "./fill-form.ts";
import { StatementFile } from "./statement-file.tsx";
import type { Statement, Target } from "./statement.ts";
import { toSpendPairs } from "./to-amounts.ts";
import { useReading } from "./use-reading.ts";

/** Each of the rest is little; their sum counts all the same. */
const MAX_ROWS = 60;

export function StatementPanel() {
  const root = useRef<HTMLDivElement>(null);
  const [corrections, setCorrections] = useState<ReadonlyMap<string, Target>>(new Map());
  const { reading, read } = useReading(({ statement }) => {
    setCorrections(new Map());
    return { result: statement, said: `${formatNumber(statement.purchases)} purchases read.` };
  });

  return (
    // What is chosen here is no answer of the form around it.
    <div className="stack" ref={root} onInput={(event) => event.stopPropagation()}>
      <StatementFile
        label="CSV, OFX or QFX file from your bank or card issuer"
        note="It's read only in this browser and never uploaded. Close the page, and it's gone."
        {...{ reading, read }}
      />
      {reading.stage === "done" && (
        <StatementResult
          statement={reading.result}
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
        We guess each merchant's category from its name; correct any that are wrong.
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
