/** The island of the page: everything that a browser keeps of its cards, and what to do about it. */
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";

import { paths } from "../paths.ts";
import { useKeptSpend } from "../tools/profile/use-kept-spend.ts";
import { AddCard } from "./add-card.tsx";
import { askWorker } from "./ask-worker.ts";
import { BoardContext } from "./board.ts";
import { CardHerePanel } from "./card-here-panel.tsx";
import { CardNews } from "./card-news.tsx";
import { hold } from "./change-cards.ts";
import { listCreditStates } from "./credit-state.ts";
import { DueCredits } from "./due-credits.tsx";
import { HeldCardPanel } from "./held-cards.tsx";
import type { HeldRecords } from "./held-record.ts";
import type { HeldWorth } from "./held-worth.ts";
import { type KeptCards, NOTHING_KEPT } from "./kept-cards.ts";
import { countAccounts, NewAccountsPanel } from "./new-accounts.tsx";
import { findNextFee, readToday } from "./periods.ts";
import { SuccessorQuestion } from "./successor-question.tsx";
import { TopFigures } from "./top-figures.tsx";
import { TakeAlong } from "./take-along.tsx";
import { toSpendingSearch, toToolLinks } from "./tool-links.ts";
import { type Keeping, REFUSED, useHeldRecords, useKeeping, useKeptCards } from "./use-my-cards.ts";
import { Watched } from "./watched.tsx";

const StatementTicks = lazy(async () => ({ default: (await import("./statement-ticks.tsx")).StatementTicks }));

export function MyCards() {
  const read = useKeptCards();
  const keeping = useKeeping();
  const { held, watched } = read?.kept ?? NOTHING_KEPT;
  const isUsed = held.length + watched.length > 0;
  const records = useHeldRecords(isUsed);

  if (read === null) return <Waiting />;
  const add = <AddCard onAdd={({ slug, name }) => keeping.keep(hold(slug), `${name} is in My cards.`)} />;
  return (
    <div className="stack">
      {(keeping.refused ?? read.isNewer) && <p className="callout">{keeping.refused ?? REFUSED.newer}</p>}
      {!isUsed && <Empty>{add}</Empty>}
      {isUsed && records === "failed" && (
        <p className="callout">Your cards are saved, but we couldn't load their details. Reload the page.</p>
      )}
      {isUsed && records === null && (
        <>
          <p aria-busy>Loading your cards…</p>
          {/* Who has just added the first card is still in this field, and stays there. */}
          {add}
        </>
      )}
      {isUsed && records !== null && records !== "failed" && (
        <Board kept={read.kept} records={records} keeping={keeping}>
          {add}
        </Board>
      )}
    </div>
  );
}

/** Before the script, and all that there is without one. */
function Waiting() {
  return (
    <>
      <div className="panel measure hidden scriptless:block">
        <p>
          <b>This page needs JavaScript, because what it saves never leaves your browser.</b> With it, you see the cards
          you hold: the next fee and whether to keep the card, credits to use this month, which card to pay with in a
          store, bonuses in progress, and what changed in your cards.
        </p>
        <p>
          Without JavaScript, <a href={paths.analyzer()}>the analyzer</a> says what to do with each card you have, and{" "}
          <a href={paths.planner()}>the planner</a> gives the dates. The result's URL saves your answers.
        </p>
      </div>
      <p className="scriptless:hidden" aria-busy>
        Loading your cards…
      </p>
    </>
  );
}

function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="panel">
        <h2 className="panel-title">Which cards do you have?</h2>
        <p className="measure">
          This page then tells you which credits to use this month, when each fee is due and whether it's worth paying,
          and which card to pay with. You can also add cards with "I have this card" and "Watch" on reviews and results.
        </p>
        {children}
        <p className="row">
          <a href={paths.finder()}>Find a first card</a>
          <a href={paths.cards()}>Browse all cards</a>
        </p>
      </div>
      <details className="disclosure measure">
        <summary>Load a file you saved</summary>
        <TakeAlong kept={NOTHING_KEPT} calendar={null} />
      </details>
    </>
  );
}

interface BoardProps {
  readonly kept: KeptCards;
  readonly records: HeldRecords;
  readonly keeping: Keeping;
  /** The field that adds a card. */
  readonly children: ReactNode;
}

function Board({ kept, records, keeping, children }: BoardProps) {
  const [today] = useState(readToday);
  const { keep } = keeping;
  const spending = useKeptSpend();
  const states = useMemo(() => listCreditStates(kept, records.cards, today), [kept, records, today]);
  const worth = useHeldWorth(kept, spending, records);
  const links = toToolLinks(kept, spending);
  const accounts = countAccounts(kept, records, today);
  const replaced = kept.held.filter(({ slug }) => records.cards[slug]?.status === "replaced");
  const held = kept.held
    .flatMap((card) => {
      const record = records.cards[card.slug];
      return record && record.status !== "replaced" ? [{ card, record }] : [];
    })
    .toSorted((left, right) => toFeeOrder(left, today).localeCompare(toFeeOrder(right, today)));
  return (
    <BoardContext value={{ kept, all: records, records: records.cards, states, worth, links, today, keep }}>
      {replaced.map(({ slug }) => (
        <SuccessorQuestion key={slug} record={records.cards[slug]!} />
      ))}
      {held.length > 0 && (
        <>
          <TopFigures held={held} accounts={accounts} />
          <div className="my-cards-top">
            <DueCredits />
            <CardHerePanel />
          </div>
        </>
      )}
      <CardNews />
      <section className="section" aria-labelledby="held-title">
        <h2 id="held-title">Your cards</h2>
        <div className="held-list">
          {held.map(({ card, record }) => (
            <HeldCardPanel key={card.slug} card={card} record={record} />
          ))}
        </div>
        <div className="section-more">{children}</div>
      </section>
      <Watched />
      <section className="section" aria-labelledby="more-title">
        <h2 id="more-title">More with your cards</h2>
        <div className="my-cards-more">
          {held.length > 0 && <NewAccountsPanel />}
          <div className="panel">
            <h3>Ask the tools, with all of this filled in</h3>
            <ul className="plain-list">
              <li>
                <a href={links.analyzer}>Which cards are worth most with these</a>
              </li>
              <li>
                <a href={links.planner}>Which card to open next, and when</a>
              </li>
              <li>
                <a href={links.calculator}>What they earn on what you spend</a>
              </li>
              {links.compare && (
                <li>
                  <a href={links.compare}>Compare them side by side</a>
                </li>
              )}
            </ul>
          </div>
          <div className="panel">
            {held.length > 0 && (
              <StatementFold>
                <StatementTicks />
              </StatementFold>
            )}
            <details className="disclosure">
              <summary>Save a copy, or load one</summary>
              <TakeAlong kept={kept} calendar={{ kept, records: records.cards, states, accounts, today }} />
            </details>
          </div>
        </div>
        <p className="section-more small muted">
          Your cards are kept in this browser only. No one else sees them, not even us.
        </p>
      </section>
    </BoardContext>
  );
}

/** What reads a statement is fetched when somebody opens it. */
function StatementFold({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="disclosure"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsOpen(true);
      }}
    >
      <summary>Check off credits from a statement</summary>
      {isOpen && <Suspense fallback={<p aria-busy>Loading…</p>}>{children}</Suspense>}
    </details>
  );
}

/** The soonest fee first, then cards without one. */
const toFeeOrder = (
  { card, record }: { readonly card: KeptCards["held"][number]; readonly record: HeldRecords["cards"][string] },
  today: string,
) => `${findNextFee(card, record.feeUsd, today)?.month ?? (record.feeUsd > 0 ? "9998" : "9999")} ${record.name}`;

/** What to do with each card on the spending that another tool has kept; null without it, or until it is worked out. */
function useHeldWorth(kept: KeptCards, spending: string | null, { cards }: HeldRecords): HeldWorth | null {
  const slugs = kept.held
    .map(({ slug }) => slug)
    .filter((slug) => cards[slug] && cards[slug].status !== "replaced")
    .join();
  const search = spending === null ? null : toSpendingSearch(kept, spending);
  const [worth, setWorth] = useState<{ readonly key: string; readonly worth: HeldWorth } | null>(null);
  const key = `${search} ${slugs}`;
  useEffect(() => {
    if (search === null || slugs === "") return undefined;
    let isGone = false;
    askWorker("held-worth", search, slugs.split(",")).then(
      (found) => {
        if (!isGone) setWorth({ key, worth: found });
      },
      // The fee and its day stand there without a verdict.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key, search, slugs]);
  return worth?.key === key ? worth.worth : null;
}
