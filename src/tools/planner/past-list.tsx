/** What one person opened, closed and had: lists of cards and months, for the first person and the second alike. */
import { MONTH_NAMES } from "../../format.ts";
import { MAX_HISTORY } from "../profile/profile-parameters.ts";
import { CARD_AND_MONTH, type RowPart, RowsField, splitEntries } from "../profile/rows-field.tsx";
import type { FieldErrors } from "../tool-query.ts";
import { MAX_OTHER_ACCOUNTS } from "./planner-parameters.ts";

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

interface PastListProps {
  readonly formId: string;
  readonly name: PastParameter;
  readonly texts: Readonly<Partial<Record<PastParameter, string | undefined>>>;
  readonly errors: FieldErrors;
}

export function PastList({ formId, name, texts, errors }: PastListProps) {
  const isSecond = name.startsWith("p2.");
  const { legend, hint, parts } = TEXTS[name.replace("p2.", "") as PastName];
  return (
    <RowsField
      formId={formId}
      name={name}
      legend={legend[isSecond ? 1 : 0]}
      hint={hint}
      parts={parts}
      entries={splitEntries(texts[name]).map(padMonth)}
      max={name.endsWith("accounts") ? MAX_OTHER_ACCOUNTS : MAX_HISTORY}
      error={errors[name]?.message}
    />
  );
}

/** Of a fee an address may say `4`. */
const padMonth = (entry: string) => entry.replace(/:(\d)$/, ":0$1");
