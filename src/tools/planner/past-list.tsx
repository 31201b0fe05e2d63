/** What one person opened, closed and had: lists of cards and months, for the first person and the second alike. */
import { MONTH_NAMES } from "../../words/format.ts";
import { MAX_HISTORY } from "../profile/profile-parameters.ts";
import { CARD_AND_MONTH, type RowPart, RowsField, splitEntries } from "../profile/rows-field.tsx";
import { Fold } from "../../ui/fold.tsx";
import type { FieldErrors } from "../../problems.ts";
import { MAX_OTHER_ACCOUNTS } from "./planner-limits.ts";

export const PAST_LISTS = ["opened", "accounts", "renews", "closed", "had"] as const;
type PastName = (typeof PAST_LISTS)[number];
type PastParameter = PastName | `p2.${PastName}`;

interface PastTexts {
  /** What it is called for the visitor, and for their partner. */
  readonly legend: readonly [string, string];
  readonly hint?: string;
  readonly parts: readonly RowPart[];
}

const CALENDAR_MONTHS = MONTH_NAMES.map((name, index) => [String(index + 1).padStart(2, "0"), name] as const);

const TEXTS: Readonly<Record<PastName, PastTexts>> = {
  opened: {
    legend: ["Cards you opened in the last 24 months", "Cards they opened in the last 24 months"],
    parts: CARD_AND_MONTH,
  },
  accounts: {
    legend: ["Other accounts you opened", "Other accounts they opened"],
    hint: "Cards we don't list; issuers count them, too.",
    parts: [
      { label: "How many", kind: "count" },
      { label: "Month", kind: "month" },
    ],
  },
  renews: {
    legend: ["When your annual fees come", "When their annual fees come"],
    parts: [
      { label: "Card", kind: "card" },
      { label: "Month", kind: [["", "Month"], ...CALENDAR_MONTHS] },
    ],
  },
  closed: {
    legend: ["Cards you closed", "Cards they closed"],
    hint: "The month is optional.",
    parts: CARD_AND_MONTH,
  },
  had: {
    legend: ["Cards or bonuses you had before", "Cards or bonuses they had before"],
    hint: "They decide which bonuses can still be earned. The month of the bonus is optional.",
    parts: CARD_AND_MONTH,
  },
};

/** Asked for at once; the others stand in a fold. */
const FIRST: readonly PastName[] = ["opened", "renews"];

interface PastListsProps {
  readonly formId: string;
  /** Of the second person's parameters. */
  readonly prefix?: "p2.";
  readonly texts: Readonly<Partial<Record<PastParameter, string | undefined>>>;
  readonly errors: FieldErrors;
}

export function PastLists({ formId, prefix, texts, errors }: PastListsProps) {
  const rest = PAST_LISTS.filter((name) => !FIRST.includes(name));
  const toName = (name: PastName): PastParameter => (prefix ? `${prefix}${name}` : name);
  const toField = (key: PastName) => {
    const { legend, hint, parts } = TEXTS[key];
    const name = toName(key);
    return (
      <RowsField
        key={key}
        formId={formId}
        name={name}
        legend={legend[prefix ? 1 : 0]}
        hint={hint}
        parts={parts}
        entries={splitEntries(texts[name]).map(padMonth)}
        max={key === "accounts" ? MAX_OTHER_ACCOUNTS : MAX_HISTORY}
        error={errors[name]?.message}
      />
    );
  };
  return (
    <>
      {FIRST.map(toField)}
      <Fold
        summary="Closed cards, past bonuses, other accounts"
        isNeeded={rest.map(toName).some((name) => texts[name] || errors[name])}
      >
        <div className="stack">{rest.map(toField)}</div>
      </Fold>
    </>
  );
}

/** Of a fee an address may say `4`. */
const padMonth = (entry: string) => entry.replace(/:(\d)$/, ":0$1");
