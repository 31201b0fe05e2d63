/** What a visitor can do to the cards they keep. Each takes what is kept and gives what is kept then. */
import type { BonusProgress, CapSpending, CreditMode, CreditUse, HeldCard, KeptCards } from "./kept-cards.ts";

export type Change = (kept: KeptCards) => KeptCards;

export const toPerkKey = (card: string, perk: string) => `${card}:${perk}`;

const NEW_CARD: Omit<HeldCard, "slug"> = { opened: null, renews: null, bonus: null };

/** A card held is no longer watched: its changes are told anyway. */
export const hold =
  (slug: string): Change =>
  (kept) => ({
    ...kept,
    held: kept.held.some((card) => card.slug === slug) ? kept.held : [...kept.held, { slug, ...NEW_CARD }],
    watched: kept.watched.filter((other) => other !== slug),
  });

/** What was ticked off stays: a card that is taken back in has it again. */
export const letGo =
  (slug: string): Change =>
  (kept) => ({ ...kept, held: kept.held.filter((card) => card.slug !== slug) });

export const watch =
  (slug: string): Change =>
  (kept) =>
    kept.watched.includes(slug) ? kept : { ...kept, watched: [slug, ...kept.watched] };

export const unwatch =
  (slug: string): Change =>
  (kept) => ({ ...kept, watched: kept.watched.filter((other) => other !== slug) });

export const changeCard =
  (slug: string, said: Partial<Omit<HeldCard, "slug">>): Change =>
  (kept) => ({ ...kept, held: kept.held.map((card) => (card.slug === slug ? { ...card, ...said } : card)) });

export const setBonus = (slug: string, bonus: BonusProgress | null): Change => changeCard(slug, { bonus });

/** The card became another one: when it was opened and what was used go along. */
export const succeed =
  (slug: string, by: string): Change =>
  (kept) => {
    const others = kept.held.filter((card) => card.slug !== by);
    return { ...kept, held: others.map((card) => (card.slug === slug ? { ...card, slug: by, bonus: null } : card)) };
  };

export const setMode =
  (key: string, mode: CreditMode): Change =>
  (kept) => ({ ...kept, modes: { ...kept.modes, [key]: mode } });

const isOf = (use: { readonly card: string; readonly on: string }, card: string, start: string, end: string) =>
  use.card === card && use.on >= start && use.on <= end;

export const addUses =
  (uses: readonly CreditUse[]): Change =>
  (kept) => ({ ...kept, uses: [...kept.uses, ...uses] });

/** So much of a period's credit is used: what stood there before goes. Null: nothing is. */
export const setUsed =
  (use: Omit<CreditUse, "usd"> & { readonly usd: number | null }, start: string, end: string): Change =>
  (kept) => {
    const { card, perk, on, usd } = use;
    const others = kept.uses.filter((other) => !(other.perk === perk && isOf(other, card, start, end)));
    return { ...kept, uses: usd === null ? others : [...others, { card, perk, on, usd }] };
  };

export const setCapSpending =
  (spending: CapSpending, start: string, end: string): Change =>
  (kept) => {
    const others = kept.caps.filter(
      (other) => !(other.rate === spending.rate && isOf(other, spending.card, start, end)),
    );
    return { ...kept, caps: spending.usd === 0 ? others : [...others, spending] };
  };

export const setAccounts =
  (accounts: readonly string[]): Change =>
  (kept) => ({ ...kept, accounts });

export const markSeen =
  (seen: KeptCards["seen"]): Change =>
  (kept) => ({ ...kept, seen: { ...kept.seen, ...seen } });
