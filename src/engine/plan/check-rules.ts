/**
 * Whether a card may be opened in a month, and with its bonus, by the issuers'
 * rules: from what the visitor had and from what the plan itself opened before.
 * Rules of high and medium confidence bind; one of low confidence only warns.
 */
import type { PlanCatalog, PlanRule } from "./plan-catalog.ts";
import type { PersonSettings } from "./plan-settings.ts";
import type { Profile } from "../value/profile.ts";

/** A card that the visitor or the plan holds or held. */
export interface KnownCard {
  readonly slug: string;
  /** Month of opening; null: long ago or unknown, which blocks as if it were last month's. */
  readonly opened: number | null;
  /** Month in which a bonus counts as received; null: none. */
  readonly bonus: number | null;
  /** Month from which it is closed; null: still open. */
  readonly closed: number | null;
  /** Counts among the accounts opened lately: a change of product does not. */
  readonly isOpening: boolean;
}

export interface Verdict {
  readonly mayOpen: boolean;
  readonly mayEarn: boolean;
  readonly blocking: readonly PlanRule[];
  /** Rules of low confidence that would refuse. */
  readonly warnings: readonly PlanRule[];
}

/** What rules ask of somebody beside their cards. */
export interface RuledPerson {
  readonly profile: Pick<Profile, "has">;
  readonly settings: Pick<PersonSettings, "otherOpened">;
}

const LAST_MONTH = -1;

/** What the history says about single cards, with the cards held now. */
export function listKnownCards(settings: PersonSettings, owned: readonly string[]): KnownCard[] {
  const { opened, closed, had } = settings;
  const closedAt = new Map(closed.map(({ slug, month }) => [slug, month ?? LAST_MONTH]));
  const openedAt = new Map(opened.map(({ slug, month }) => [slug, month]));
  const slugs = new Set([...owned, ...openedAt.keys(), ...closedAt.keys()]);
  const cards = [...slugs].map((slug): KnownCard => {
    const month = openedAt.get(slug) ?? null;
    // A card that was opened and is neither owned nor closed by the visitor's words is still held.
    const end = owned.includes(slug) ? null : (closedAt.get(slug) ?? null);
    // When a card held now was opened is not known: it is not among the recent ones unless the visitor says so.
    return { slug, opened: month, bonus: month ?? LAST_MONTH, closed: end, isOpening: month !== null };
  });
  const past = had.map(({ slug, month }): KnownCard => {
    const at = month ?? LAST_MONTH;
    return { slug, opened: at, bonus: at, closed: at, isOpening: false };
  });
  return [...cards, ...past];
}

/** @param known in any order; only what was opened before `month` counts */
export function checkRules(
  { slug, month }: { readonly slug: string; readonly month: number },
  known: readonly KnownCard[],
  { rules, reported }: Pick<PlanCatalog, "rules" | "reported">,
  person: RuledPerson,
): Verdict {
  const before = known.filter(({ opened }) => (opened ?? LAST_MONTH) <= month);
  const isHeld = (card: KnownCard) => card.closed === null || card.closed > month;
  const isMet = (rule: PlanRule): boolean => {
    switch (rule.form) {
      case "count": {
        const { counts, months, limit, who, bank } = rule;
        // Nobody says whether they are a client: what is asked of others holds.
        if (who === "clients") return false;
        if (counts === "held-at-bank") {
          return before.filter((card) => bank.includes(card.slug) && isHeld(card)).length >= limit;
        }
        const isRecent = (opened: number) => months === null || opened + months >= month;
        const accounts = before.filter(
          (card) => card.isOpening && reported.includes(card.slug) && isRecent(card.opened ?? LAST_MONTH),
        );
        return accounts.length + person.settings.otherOpened.filter(isRecent).length >= limit;
      }
      case "pace": {
        const recent = before.filter(
          (card) =>
            card.isOpening && rule.cards.includes(card.slug) && month - (card.opened ?? LAST_MONTH) < rule.months,
        );
        return recent.length >= rule.n;
      }
      case "once":
        return before.some((card) => rule.by[slug]?.includes(card.slug));
      case "since":
        return before.some((card) => {
          const at = card[rule.what];
          return at !== null && at <= month && at + rule.months >= month && rule.by[slug]?.includes(card.slug);
        });
      case "while-holding":
        return before.some((card) => isHeld(card) && rule.by[slug]?.includes(card.slug));
      case "needs":
        return !person.profile.has.includes(rule.relationship);
    }
  };
  const met = rules.filter((rule) => rule.cards.includes(slug) && isMet(rule));
  const blocking = met.filter(({ confidence }) => confidence !== "low");
  return {
    ...toVerdict(blocking),
    blocking,
    warnings: met.filter(({ confidence }) => confidence === "low"),
  };
}

/** What rules leave that all refuse. */
export function toVerdict(blocking: readonly PlanRule[]): Pick<Verdict, "mayOpen" | "mayEarn"> {
  return {
    mayOpen: blocking.every(({ kind, form }) => kind !== "approval" && form !== "needs"),
    mayEarn: blocking.length === 0,
  };
}
