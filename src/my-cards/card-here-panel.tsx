/** Which card here: a shop or a kind of spending, and the best of the visitor's cards there. Answered in this browser. */
import { useEffect, useId, useRef, useState } from "react";

import { formatCents, formatDate, formatRate, formatUsd } from "../words/format.ts";
import { announce } from "../ui/announcer.tsx";
import { CardArt } from "../ui/card-art.tsx";
import { useKeptSpend } from "../tools/profile/use-kept-spend.ts";
import { askWorker } from "./ask-worker.ts";
import { useBoard } from "./board.ts";
import type { Here } from "./card-here.ts";
import { setCapSpending } from "./change-cards.ts";
import type { HeldRecord } from "./held-record.ts";
import { MoneyInput } from "./money-input.tsx";
import { type RankedHere, rankHere } from "./rank-here.ts";

const KINDS = ["Dining", "Groceries", "Gas", "Flights", "Hotels", "Online shopping"];
const PAUSE_MS = 250;

export function CardHerePanel() {
  const { kept, records, today } = useBoard();
  const id = useId();
  const [text, setText] = useState("");
  const [isAbroad, setIsAbroad] = useState(false);
  const slugs = kept.held.map(({ slug }) => slug).join();
  const here = useHere(text, isAbroad, slugs);
  const ranked = here && here !== "failed" ? rankHere(here.cards, records, kept.caps, today) : [];
  const [best, ...rest] = ranked;
  const name = best && records[best.slug]?.shortName;
  const place = here && here !== "failed" ? here.place.label : "";
  useEffect(() => {
    if (name) announce(`${place}: ${name}.`);
  }, [name, place]);
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 className="panel-title" id={`${id}-title`}>
        Which card here?
      </h2>
      <div className="field">
        <label htmlFor={id}>A store, or what you're buying</label>
        <input
          id={id}
          type="search"
          value={text}
          autoComplete="off"
          maxLength={80}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className="tabs" role="group" aria-label="Kinds of purchases">
        {KINDS.map((kind) => (
          <button key={kind} className="keep-button is-plain" type="button" onClick={() => setText(kind)}>
            {kind}
          </button>
        ))}
      </div>
      <label className="choice small">
        <input type="checkbox" checked={isAbroad} onChange={() => setIsAbroad(!isAbroad)} />
        Abroad, or in another currency
      </label>
      {here === "failed" && <p className="field-error">We couldn't load the rates. Type again to retry.</p>}
      {here && here !== "failed" && here.place.label.toLowerCase() !== text.trim().toLowerCase() && (
        <p className="small muted">
          {here.place.isKnown
            ? `Counted as ${here.place.label}.`
            : "We don't know this store, so it counts as everything else."}
        </p>
      )}
      {best && <BestHere best={best} record={records[best.slug]!} />}
      {rest.length > 0 && (
        <ul className="here-rest m-0 p-0 list-none">
          {rest.map(({ slug, rate, centsPerDollar, maybe }) => (
            <li key={slug}>
              <span>
                {records[slug]?.shortName}
                {maybe && <small className="block muted">{toMaybe(maybe.multiplier, records[slug])}</small>}
              </span>
              <span className="num">
                {formatRate(rate.multiplier, records[slug])}{" "}
                <span className="muted">· {formatCents(centsPerDollar)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The worker's answer for what is typed, once typing rests. */
function useHere(text: string, isAbroad: boolean, slugs: string): Here | "failed" | null {
  const kept = useKeptSpend();
  const [here, setHere] = useState<Here | "failed" | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    const ticket = (latest.current += 1);
    if (text.trim().length < 2) {
      setHere(null);
      return undefined;
    }
    const ask = () => {
      const parameters = new URLSearchParams(kept ?? "");
      parameters.set("here", text);
      if (isAbroad) parameters.set("abroad", "1");
      return askWorker("card-here", parameters.toString(), slugs.split(","));
    };
    const show = (found: Here | "failed" | null) => {
      if (ticket === latest.current) setHere(found);
    };
    const timer = setTimeout(() => void ask().then(show, () => show("failed")), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isAbroad, slugs, kept]);
  return here;
}

const toMaybe = (multiplier: number, record: HeldRecord | undefined) =>
  `${formatRate(multiplier, record)} in its quarter or paid by phone`;

const PERIOD_WORDS = { month: "this month", quarter: "this quarter", year: "this year" } as const;

function BestHere({ best, record }: { readonly best: RankedHere; readonly record: HeldRecord }) {
  const { today, keep } = useBoard();
  const { rate, centsPerDollar, why, limit, after, maybe, gap } = best;
  const cap = record.rates[rate.id]?.cap;
  const leftUsd = limit && Math.max(0, limit.usd - limit.spentUsd);
  return (
    <div className="here-best">
      <CardArt card={record} width={160} />
      <div className="grid gap-1">
        <p className="font-600">{record.name}</p>
        <p>
          <b className="big-number gain">{formatRate(rate.multiplier, record)}</b> about {formatCents(centsPerDollar)} a
          dollar
        </p>
        <p className="small muted">
          {rate.holds === "chosen" && `If it is the category you chose${rate.option ? ` (${rate.option})` : ""}. `}
          {why}
          {maybe && `. ${toMaybe(maybe.multiplier, record)}`}
          {gap && `. Fewer stores take ${gap}`}.
        </p>
        {limit && cap && (
          <>
            <p className="small">
              {formatUsd(leftUsd ?? 0)} of {formatUsd(limit.usd)} left {PERIOD_WORDS[cap.period]}
              {limit.spentUsd === 0 && ", as far as you've said"}
              {after && `; then ${formatRate(after.multiplier, record)}`}.
            </p>
            <label className="row small credit-controls">
              <span>Spent there since {formatDate(limit.period.start)}</span>
              <MoneyInput
                key={`${record.slug}-${rate.id}`}
                usd={limit.spentUsd}
                onSay={(usd) => {
                  const spending = { card: record.slug, rate: limit.pool, on: today, usd };
                  keep(setCapSpending(spending, limit.period.start, limit.period.end), "Kept.");
                }}
              />
            </label>
          </>
        )}
      </div>
    </div>
  );
}
