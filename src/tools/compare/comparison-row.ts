/** The rows of a comparison as data: texts to show, figures to judge, and who wins. Pure. */
import { type Direction, type Mark, markWinners } from "./mark-winners.ts";

export interface ComparisonCell {
  readonly text: string;
  /** It is over: shown struck through. */
  readonly isOver: boolean;
  /** It could not be confirmed in full: shown with a mark, and the row has no winner. */
  readonly isUncertain: boolean;
  /** Small print below the text. */
  readonly note: string | null;
  /** The figure the row is judged by; null where there is none. */
  readonly value: number | null;
  readonly mark: Mark;
}

export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  readonly note: string | null;
  /** In the order of the cards. */
  readonly cells: readonly ComparisonCell[];
  /** All cards say the same, so "differences only" leaves the row out. */
  readonly isSame: boolean;
  /** The row is judged, and every card has the same figure. */
  readonly isTie: boolean;
}

export interface ComparisonGroup {
  readonly key: string;
  readonly title: string;
  /** How the rows are judged, where that is not plain. */
  readonly note: string | null;
  readonly rows: readonly ComparisonRow[];
}

/** A cell before the row is judged. */
export interface Fact {
  readonly text: string;
  readonly isOver?: boolean;
  readonly isUncertain?: boolean;
  readonly note?: string | null;
  readonly value?: number | null;
}

export interface RowRule {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** Left out: the row has no winner. A function judges figures that one number cannot hold. */
  readonly judge?: Direction | ((facts: readonly Fact[]) => readonly Mark[]);
}

export function toRow({ key, label, note, judge }: RowRule, facts: readonly Fact[]): ComparisonRow {
  const values = facts.map((fact) => fact.value ?? null);
  // Nobody wins over a figure that may be wrong, and nobody wins by one.
  const isJudged = judge !== undefined && !facts.some(({ isUncertain }) => isUncertain);
  const marks = !isJudged ? [] : typeof judge === "function" ? judge(facts) : markWinners(values, judge);
  const [first] = facts;
  return {
    key,
    label,
    note: note ?? null,
    cells: facts.map((fact, index) => ({
      text: fact.text,
      isOver: fact.isOver ?? false,
      isUncertain: fact.isUncertain ?? false,
      note: fact.note ?? null,
      value: values[index] ?? null,
      mark: marks[index] ?? null,
    })),
    isTie: isJudged && !marks.includes("best") && values.every((value) => value !== null && value === values[0]),
    isSame: facts.every((fact) => fact.text === first?.text && (fact.note ?? null) === (first.note ?? null)),
  };
}
