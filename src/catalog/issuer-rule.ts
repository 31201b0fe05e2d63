/**
 * What banks ask of an applicant: who gets a card (approval) and who gets its
 * bonus. Each rule has its prose and the same in forms that a planner can check.
 */
import type { CardType } from "./card.ts";
import rules from "./issuer-rules.json" with { type: "json" };
import type { Provenance } from "./provenance.ts";

/** `refuses`: the bank says no. `may-refuse`: it may, by terms that leave it free. */
export const STRENGTHS = ["refuses", "may-refuse"] as const;

interface Form<Name extends string> {
  readonly form: Name;
  readonly strength: (typeof STRENGTHS)[number];
}

/**
 * `per: "card"`: of the card applied for. `"family"`: of any card in `cards`,
 * or where that is missing of any card the rule applies to.
 */
interface Scope {
  readonly per: "card" | "family";
  readonly cards?: readonly string[];
}

/** Refused once `limit` accounts are counted. */
export interface CountForm extends Form<"count"> {
  /** Accounts of any bank that show on the personal credit report, or accounts open at this bank. */
  readonly counts: "reported" | "held-at-bank";
  /** Accounts opened in that many months; missing: at any time. */
  readonly months?: number;
  readonly limit: number;
  /** Only for people who have a deposit account with the bank, or only for those who have none. */
  readonly who?: "clients" | "others";
}

/** At most `n` new cards of the bank in `days` or `months`. */
export interface PaceForm extends Form<"pace"> {
  readonly n: number;
  readonly days?: number;
  readonly months?: number;
  readonly cardType?: CardType;
}

/** Not for anybody who has or has had it. */
export interface OnceForm extends Form<"once">, Scope {}

/** Not within `months` of the last bonus, opening or closing. */
export interface SinceForm extends Form<"since">, Scope {
  readonly what: "bonus" | "opened" | "closed";
  readonly months: number;
}

export interface WhileHoldingForm extends Form<"whileHolding">, Scope {}

/** A card is refused for having had one of those listed for it, or (with `what`) a bonus of one in `months`. */
export interface BlockedByForm extends Form<"blockedBy"> {
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  readonly what?: "bonus";
  readonly months?: number;
}

export interface NeedsForm extends Form<"needs"> {
  /** `key` of a card's `requires`. */
  readonly relationship: string;
}

export type RuleForm = CountForm | PaceForm | OnceForm | SinceForm | WhileHoldingForm | BlockedByForm | NeedsForm;

/** Cards by slug, or all cards of a bank but for some. */
export type RuleScope =
  | readonly string[]
  | { readonly bank: string; readonly cardType?: CardType; readonly except?: readonly string[] };

export interface IssuerRule extends Provenance {
  readonly id: string;
  readonly issuer: string;
  readonly kind: "approval" | "bonus";
  readonly text: string;
  readonly forms: readonly RuleForm[];
  readonly since?: string;
  readonly history?: readonly { readonly from?: string; readonly to: string; readonly text: string }[];
  readonly appliesTo: RuleScope;
  readonly counts?: string;
  readonly note?: string;
}

export const ISSUER_RULES = rules.rules as unknown as readonly IssuerRule[];
/** Business cards that show on the personal credit report; all personal cards do. */
export const BUSINESS_CARDS_THAT_REPORT: ReadonlySet<string> = new Set(rules.businessCardsThatReport);
/** Open cards of which no rule is known. */
export const CARDS_WITHOUT_RULES: ReadonlySet<string> = new Set(rules.noneKnown);

type RuledCard = { readonly slug: string; readonly issuingBank: string; readonly cardType: CardType };

export function listRulesOf(card: RuledCard, rules: readonly IssuerRule[] = ISSUER_RULES): IssuerRule[] {
  return rules.filter(({ appliesTo }) =>
    "bank" in appliesTo
      ? appliesTo.bank === card.issuingBank &&
        (appliesTo.cardType ?? card.cardType) === card.cardType &&
        !appliesTo.except?.includes(card.slug)
      : appliesTo.includes(card.slug),
  );
}

/** Whether the account shows on the holder's personal credit report. */
export const isReported = ({ slug, cardType }: RuledCard): boolean =>
  cardType === "Personal" || BUSINESS_CARDS_THAT_REPORT.has(slug);
