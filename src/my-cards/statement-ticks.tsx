/** A statement of one card, read in this browser: the credits that it shows as used, for the visitor to confirm. */
import { useState } from "react";

import { formatDate, formatUsdExact } from "../words/format.ts";
import { StatementFile } from "../tools/statement/statement-file.tsx";
import { useReading } from "../tools/statement/use-reading.ts";
import { useBoard } from "./board.ts";
import { addUses } from "./change-cards.ts";
import { type CreditMatch, matchCredits } from "./match-credits.ts";

export function StatementTicks() {
  const { kept, all, records, states, keep } = useBoard();
  const withCredits = kept.held.filter(({ slug }) => states.some(({ card }) => card.slug === slug));
  const [chosen, setChosen] = useState<string | null>(null);
  const slug = chosen ?? withCredits[0]?.slug;
  const { reading, read, forget } = useReading(
    ({ lines }) => {
      const own = states.filter(({ card }) => card.slug === slug);
      const result = matchCredits(lines, own, kept.uses, all.brandTargets);
      return { result, said: `Credits used: ${result.length} found.` };
    },
    { withLines: true },
  );
  if (!slug) return <p className="muted">None of your cards has credits to check off.</p>;
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
              {records[card.slug]?.name}
            </option>
          ))}
        </select>
      </label>
      <StatementFile
        label="CSV, OFX or QFX file from the card's issuer"
        note="It's read only in this browser and never uploaded."
        {...{ reading, read }}
      />
      {reading.stage === "done" && (
        <Matches
          matches={reading.result}
          onTick={(matches) => {
            const said = `${matches.length} ${matches.length === 1 ? "use" : "uses"} checked off.`;
            if (keep(addUses(matches.map(({ use }) => use)), said)) forget();
          }}
        />
      )}
    </div>
  );
}

function Matches({
  matches,
  onTick,
}: {
  readonly matches: readonly CreditMatch[];
  readonly onTick: (matches: readonly CreditMatch[]) => void;
}) {
  const [isTicked, setIsTicked] = useState(() => matches.map(({ isSure }) => isSure));
  if (matches.length === 0) return <p>No purchase on it matches a credit you can still use.</p>;
  const ticked = matches.filter((_, at) => isTicked[at]);
  return (
    <>
      <p>
        We go by the names on the statement. Check what was paid back to you
        {matches.some(({ isSure }) => !isSure) && "; we left the less certain ones unchecked"}.
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
