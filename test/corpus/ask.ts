/**
 * What a visitor asks, as values: no spelling of an address or of a JSON body. A wrong value is a text where a number
 * belongs. `spell-question.ts` is the only file that knows today's names.
 */

export type Amount = number | string;
type Amounts = Readonly<Record<string, Amount>>;
type Dated = { readonly card: string; readonly month?: string };

/** What one person holds, held and may apply for. */
export interface Person {
  readonly own?: readonly string[];
  readonly opened?: readonly Dated[];
  readonly had?: readonly Dated[];
  readonly closed?: readonly Dated[];
  readonly accounts?: readonly { readonly count: Amount; readonly month: string }[];
  readonly renews?: readonly { readonly card: string; readonly month: Amount }[];
  readonly apply?: Amount;
  readonly score?: Amount;
}

export interface Ask extends Person {
  readonly preset?: string;
  readonly spend?: Amounts;
  readonly part?: Amounts;
  readonly brand?: Amounts;
  readonly share?: Amounts;
  readonly foreign?: Amount;
  readonly trips?: Amount;
  readonly travelers?: Amount;
  readonly bags?: Amount;
  readonly brands?: readonly string[];
  readonly has?: readonly string[];
  readonly value?: string;
  readonly cpp?: Amounts;
  readonly perks?: string;
  readonly use?: readonly { readonly card: string; readonly perk: string }[];
  readonly skip?: readonly { readonly card: string; readonly perk: string }[];
  readonly visit?: Amount;
  readonly rotating?: boolean;
  readonly mobile?: Amount;
  readonly type?: string;
  readonly maxCards?: Amount;
  readonly maxFees?: Amount;
  readonly effort?: Amount;
  readonly must?: readonly string[];
  readonly exclude?: readonly string[];
  readonly cards?: readonly string[];
  readonly differences?: boolean;
  readonly matters?: string;
  readonly balance?: boolean;
  /** Of one card. */
  readonly maxFee?: Amount;
  readonly months?: Amount;
  readonly goal?: { readonly program: string; readonly points: Amount; readonly month: string };
  readonly points?: Amounts;
  readonly once?: readonly { readonly month: string; readonly usd: Amount; readonly category: string }[];
  readonly people?: Amount;
  readonly second?: Person;
  readonly issuer?: readonly string[];
  readonly category?: readonly string[];
  readonly network?: readonly string[];
  readonly program?: readonly string[];
  readonly status?: string;
  readonly bonus?: string;
  readonly minRating?: Amount;
  readonly sort?: string;
  readonly fields?: readonly string[];
  readonly limit?: Amount;
  readonly cursor?: string;
  readonly q?: string;
  readonly kind?: string;
  /** Names that nothing knows, with their values. */
  readonly unknown?: Readonly<Record<string, string>>;
}

export type Surface =
  | "analyzer"
  | "calculator"
  | "compare"
  | "finder"
  | "planner"
  | "cards"
  | "list"
  | "home"
  | "search"
  | "pair"
  | "review";
/** `page`: its text; the others as they are. */
export type Form = "page" | "json" | "post" | "csv" | "ics";

export interface Question {
  /** Says what is asked; unique. */
  readonly id: string;
  readonly on: Surface;
  /** Which of several pages: a list's key, a card's slug, a pair. */
  readonly at?: string;
  readonly ask: Ask;
  readonly forms: readonly Form[];
}
