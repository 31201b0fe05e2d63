/** What the page of a visitor's own cards fetches: fees, credits, rates in words and dated changes of every card. */
import type { Card, Perk } from "../src/catalog/card.ts";
import type { PerkUse } from "../src/catalog/perk-use.ts";
import type { CreditRecord, HeldRecord, HeldRecords, Reset } from "../src/my-cards/held-record.ts";
import { toFieldLabel } from "../src/words/facts.ts";
import { loadCatalog, readCatalogFiles } from "./load-catalog.ts";
import { loadToolRecords } from "./tool-records.ts";

const TICKED: ReadonlySet<string> = new Set([
  "points",
  "cash-like",
  "portal",
  "credit",
  "certificate",
  "once-in-years",
]);
const PERIODS: Readonly<Record<string, { readonly reset: Reset; readonly times: number }>> = {
  "calendar-month": { reset: "month", times: 12 },
  quarter: { reset: "quarter", times: 4 },
  half: { reset: "half", times: 2 },
  year: { reset: "year", times: 1 },
  "card-year": { reset: "card-year", times: 1 },
};
const NEW_ACCOUNTS_RULE = "chase-5-24";
/** What somebody who comes back may have missed. */
const CHANGE_YEARS = 2;

export function makeHeldRecords(): HeldRecords {
  const files = readCatalogFiles();
  const perkUses: Readonly<Record<string, Readonly<Record<string, PerkUse>>>> = files["perk-use.json"];
  const { plan, context } = loadToolRecords();
  const reported = new Set(plan.reported);
  const rule = files["issuer-rules.json"].rules.find(({ id }) => id === NEW_ACCOUNTS_RULE);
  const form = rule?.forms.find((one) => one.form === "count");
  if (!form?.months) throw new Error(`No rule ${NEW_ACCOUNTS_RULE} that counts months`);
  const cards = [...loadCatalog().values()].map((card) =>
    toHeldRecord(card, perkUses[card.slug] ?? {}, { isReported: reported.has(card.slug), month: context.today }),
  );
  return {
    cards: Object.fromEntries(cards.map((card) => [card.slug, card])),
    brandTargets: Object.fromEntries(
      files["brands.json"].map(({ name, category, part }) => [name, part ? `part.${part}` : category]),
    ),
    newAccounts: { limit: form.limit, months: form.months },
  };
}

interface BuildFacts {
  readonly isReported: boolean;
  /** Of the build. */
  readonly month: string;
}

export function toHeldRecord(
  card: Card,
  uses: Readonly<Record<string, PerkUse>>,
  { isReported, month }: BuildFacts,
): HeldRecord {
  const { slug, name, issuer, image, status, annualFee, signUpBonus, replaced } = card;
  const { minSpendUsd, durationDays, description } = signUpBonus;
  return {
    slug,
    name,
    shortName: card.shortName,
    issuer,
    image,
    status,
    successors: replaced?.by ?? [],
    ...(replaced ? { replacedOn: replaced.on } : {}),
    ...(card.cashBack ? { cashBack: true } : {}),
    feeUsd: annualFee.ongoingUsd,
    firstYearFeeUsd: annualFee.firstYearUsd,
    isReported,
    bonus: minSpendUsd && durationDays ? { text: description, minUsd: minSpendUsd, days: durationDays } : null,
    credits: card.perks.flatMap((perk) => toCredit(perk, uses[perk.id])),
    changes: listChanges(card, month),
    rates: Object.fromEntries(
      card.rewards.map(({ id, notes, cap }) => [
        id,
        { text: notes, ...(cap ? { cap: { usd: cap.amountUsd, period: cap.period } } : {}) },
      ]),
    ),
  };
}

/** A perk that is used up and comes again; none where it is a status, access or a service. */
function toCredit(perk: Perk, use: PerkUse | undefined): CreditRecord[] {
  if (!use || !TICKED.has(use.kind) || perk.lapsed) return [];
  const { kind, resets = "card-year", portions = 1, years, needs, from, enroll, fits } = use;
  const { reset, times } =
    kind === "once-in-years"
      ? { reset: "years" as const, times: 1 }
      : perk.frequency === "one_time"
        ? { reset: "once" as const, times: 1 }
        : PERIODS[resets]!;
  const pieces = portions / times;
  const targets = [...(fits?.categories ?? []), ...(fits?.parts ?? []).map((part) => `part.${part}`)];
  return [
    {
      id: perk.id,
      text: perk.description,
      reset,
      usd: perk.valueUsd === null ? null : perk.valueUsd / times,
      ...(pieces > 1 ? { pieces } : {}),
      ...(years ? { years } : {}),
      ...(from === "first-anniversary" || (needs?.fromYear ?? 1) > 1 ? { fromSecondYear: true as const } : {}),
      ...(enroll ? { needsEnrollment: true as const } : {}),
      ...(needs?.spendUsd ? { afterSpendingUsd: needs.spendUsd } : {}),
      ...(use.points !== undefined ? { isAutomatic: true as const } : {}),
      ...(perk.endsOn ? { endsOn: perk.endsOn } : {}),
      ...(fits?.brands ? { brands: fits.brands } : {}),
      ...(targets.length > 0 ? { targets } : {}),
    },
  ];
}

/** Changes in force; corrections of ours are none of the card. */
function listChanges(card: Card, month: string): HeldRecord["changes"] {
  const since = String(Number(month.slice(0, 4)) - CHANGE_YEARS);
  return card.history
    .filter(({ applied, kind, effective }) => applied && kind !== "record_error" && effective >= since)
    .map(({ id, effective, field, from, to }) => ({ id, on: effective, label: toFieldLabel(field, card), from, to }))
    .toSorted((left, right) => (left.on < right.on ? 1 : left.on > right.on ? -1 : 0));
}
