/** The catalog's records in the planner's form: rules name cards, never banks, so that no figure can see an issuer. */
import type { Card } from "../../catalog/card.ts";
import type { IssuerRule, RuleForm } from "../../catalog/issuer-rule.ts";
import type { ProductChange } from "../../catalog/product-change.ts";
import type { Program, TransferPartner } from "../../catalog/program.ts";
import { PARTNER_NAMES, toProgramKey } from "../../engine/value/to-card-points.ts";
import type { PlanCatalog, PlanRule, PlanTransfer } from "../../engine/plan/plan-catalog.ts";

type Terms = "needs" | "confidence" | "withCards" | "feeUsd" | "days";

export interface PlanRecords {
  readonly cards: readonly Card[];
  readonly rules: readonly IssuerRule[];
  readonly changes: readonly ProductChange[];
  readonly listRulesOf: (card: Card, rules: readonly IssuerRule[]) => readonly IssuerRule[];
  readonly isReported: (card: Card) => boolean;
  readonly programs: readonly (Pick<Program, "slug" | "program" | "pooling" | "transferStep"> & {
    /** As they come from the schema. */
    readonly partners: readonly (Pick<TransferPartner, "partner" | "ratio"> & {
      readonly [Term in Terms]?: TransferPartner[Term] | undefined;
    })[];
  })[];
}

const DAYS_A_MONTH = 30;

function toRules(rule: IssuerRule, { cards, listRulesOf }: PlanRecords): PlanRule[] {
  const bound = cards.filter((card) => listRulesOf(card, [rule]).length > 0);
  const slugs = bound.map(({ slug }) => slug);
  const banks = new Set(bound.map(({ issuingBank }) => issuingBank));
  const ofBank = cards.filter(({ issuingBank }) => banks.has(issuingBank)).map(({ slug }) => slug);
  const { id, text, kind, confidence } = rule;
  return rule.forms.flatMap((form, at): PlanRule[] => {
    const about = { id: `${id}-${at}`, text, kind, confidence, cards: slugs };
    switch (form.form) {
      case "count": {
        const { counts, months = null, limit, who = null } = form;
        return [{ ...about, form: "count", counts, months, limit, who, bank: ofBank }];
      }
      case "pace": {
        const paced = bound.filter(({ cardType }) => (form.cardType ?? cardType) === cardType);
        const months = form.months ?? (form.days ?? 0) / DAYS_A_MONTH;
        return [{ ...about, kind: "approval", form: "pace", cards: paced.map(({ slug }) => slug), n: form.n, months }];
      }
      case "once":
        return [{ ...about, form: "once", by: toFamilies(form, slugs) }];
      case "since":
        return [{ ...about, form: "since", what: form.what, months: form.months, by: toFamilies(form, slugs) }];
      case "whileHolding":
        return [{ ...about, form: "while-holding", by: toFamilies(form, slugs) }];
      case "blockedBy": {
        const blocked = { ...about, cards: Object.keys(form.blocks), by: form.blocks };
        if (form.months === undefined) return [{ ...blocked, form: "once" }];
        return [{ ...blocked, form: "since", what: "bonus", months: form.months }];
      }
      case "needs":
        return [{ ...about, form: "needs", relationship: form.relationship }];
    }
  });
}

type ScopedForm = Extract<RuleForm, { readonly per: string }>;

function toFamilies({ per, cards }: ScopedForm, slugs: readonly string[]): Record<string, readonly string[]> {
  const family = cards ?? slugs;
  // A family of its own binds its members only.
  const bound = cards ? slugs.filter((slug) => cards.includes(slug)) : slugs;
  return Object.fromEntries(bound.map((slug) => [slug, per === "card" ? [slug] : family]));
}

/** `4:3` means three points for four. */
function toRate(ratio: string): number {
  const [sent = 1, arrived = 0] = ratio.split(":").map(Number);
  return arrived / sent;
}

/** Where points go, under the names that the cards of those airlines and hotels have; links of low confidence are left out. */
function toTransfers({ cards, programs }: PlanRecords): Pick<PlanCatalog, "transfers" | "goals"> {
  const ofBrands = new Set(
    cards.flatMap(({ rewardProgram, brandOf }) => (brandOf && rewardProgram ? [rewardProgram] : [])),
  );
  const nameOf = (partner: string) =>
    [...ofBrands].find((name) => partner.includes(name) || PARTNER_NAMES[name]?.includes(partner)) ?? partner;
  const names = new Map([
    ...programs.map(({ slug, program }) => [slug, program] as const),
    ...[...ofBrands].map((name) => [toProgramKey(name), name] as const),
    ...programs.flatMap(({ partners }) =>
      partners.map(({ partner }) => [toProgramKey(nameOf(partner)), nameOf(partner)] as const),
    ),
  ]);
  const transfers = programs.flatMap(({ slug, partners, transferStep }) =>
    partners
      .filter(({ confidence, needs, withCards }) => confidence !== "low" && (!needs || withCards))
      .map(({ partner, ratio, needs, withCards, feeUsd, days }): PlanTransfer => ({
        from: slug,
        to: toProgramKey(nameOf(partner)),
        rate: needs ? 0 : toRate(ratio),
        better: withCards ? { rate: toRate(withCards.ratio), cards: withCards.cards } : null,
        step: transferStep,
        days: days ?? null,
        fee: feeUsd ? { aPointUsd: feeUsd.aPoint, mostUsd: feeUsd.most } : null,
      })),
  );
  return {
    transfers: [...new Map(transfers.map((entry) => [`${entry.from} ${entry.to}`, entry])).values()],
    goals: [...names]
      .map(([key, name]) => ({ key, name }))
      .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
  };
}

export function toPlanCatalog(records: PlanRecords): PlanCatalog {
  const { cards, rules, changes, isReported, programs } = records;
  return {
    rules: rules.flatMap((rule) => toRules(rule, records)),
    reported: cards.filter(isReported).map(({ slug }) => slug),
    changes: Object.fromEntries(
      [...Map.groupBy(changes, ({ from }) => from)].map(([from, edges]) => [
        from,
        edges.map(({ to, minMonths, confidence }) => ({ to, minMonths, confidence })),
      ]),
    ),
    ...toTransfers(records),
    pooled: programs.flatMap(({ slug, pooling }) => (pooling === "none" ? [] : [slug])),
  };
}
