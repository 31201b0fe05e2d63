/**
 * An issuer's rule as questions that a reader answers with yes or no. They are made from the forms
 * that the tools check, never from the rule's prose, so that the page and the planner cannot disagree.
 */
import type { IssuerRule, RuleForm } from "../../catalog/issuer-rule.ts";
import { joinNames, spellCount, upperFirst } from "../../words/format.ts";

export interface RuleQuestion {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** Names of cards by slug, and of memberships by key. */
type Names = (key: string) => string;

/** "have you opened", "two or more", "cards with any bank", "in the past 24 months": what repeats the clause before is left out. */
interface Clause {
  readonly opening: string;
  readonly number?: number;
  readonly what: string;
  readonly time: string;
}

const PASS = "you pass.";
const OR = new Intl.ListFormat("en-US", { type: "disjunction" });

/** The other forms decide about the bonus. */
const isAboutCard = ({ form }: RuleForm) => form === "count" || form === "pace" || form === "needs";

const isForClients = (form: RuleForm) => form.form === "count" && form.who === "clients";

/** One question for all forms that have the same consequence for the same cards. */
export function toRuleQuestions({ issuer, forms }: IssuerRule, nameOf: Names): RuleQuestion[] {
  const groups = Map.groupBy(forms, (form) => [isAboutCard(form), form.strength, toOnly(form, nameOf)].join());
  return [...groups.values()].flatMap((group): RuleQuestion[] => {
    const [first] = group;
    if (!first) return [];
    const stop = toStop(first, issuer);
    if (first.form === "needs") return [{ text: `Do you have ${nameOf(first.relationship)}?`, yes: PASS, no: stop }];
    const only = toOnly(first, nameOf);
    const others = group
      .filter((form) => !isForClients(form))
      .toSorted((left, right) => Number(right.form === "whileHolding") - Number(left.form === "whileHolding"));
    const asked = joinClauses(others.map((form, at) => toClause(form, { issuer, nameOf, isFirst: at === 0 && !only })));
    const asides = group.filter(isForClients).map((form) => toClientsAside(form, issuer));
    return [{ text: `${[only ? `${only}: ${asked}` : upperFirst(asked), ...asides].join(" ")}?`, yes: stop, no: PASS }];
  });
}

function toStop(form: RuleForm, issuer: string): string {
  const refuses = form.strength === "refuses";
  if (isAboutCard(form)) return refuses ? `expect ${issuer} to decline you.` : `${issuer} reportedly declines you.`;
  return refuses ? "you can't get the bonus." : "you may not get the bonus.";
}

/** For which of the rule's cards alone the form holds; empty: for all of them. */
function toOnly(form: RuleForm, nameOf: Names): string {
  if (form.form === "pace" && form.cardType) return `For a ${form.cardType.toLowerCase()} card`;
  if (form.form === "blockedBy" && isSingle(form)) return `For ${joinNames(Object.keys(form.blocks).map(nameOf))}`;
  return "cards" in form && form.cards ? `For ${joinNames(form.cards.map(nameOf))}` : "";
}

const isSingle = ({ blocks }: { readonly blocks: object }) => Object.keys(blocks).length === 1;

const toClientsAside = (form: RuleForm, issuer: string) =>
  form.form === "count" ? `(${spellCount(form.limit)} or more if you have a deposit account with ${issuer})` : "";

function joinClauses(clauses: readonly Clause[]): string {
  const parts = clauses.map(({ opening, number, what, time }, at) => {
    const [last, next] = [clauses[at - 1], clauses[at + 1]];
    const isSame = last?.opening === opening;
    const noun = last?.what === what ? "" : number && number > 1 ? what.replace(/\bcard\b/, "cards") : what;
    // "this card's bonus or a higher card's bonus in the past 48 months"
    const when = isSaidOnce(next, { opening, time }) ? "" : time;
    return [isSame ? "" : opening, toAmount(number, noun), noun, when].filter(Boolean).join(" ");
  });
  const [first, second] = clauses;
  if (parts.length !== 2 || !first || isSaidOnce(second, first)) return OR.format(parts);
  return parts.join(", or ");
}

/** Whether the next clause tells the time of both. */
const isSaidOnce = (next: Clause | undefined, { opening, time }: Pick<Clause, "opening" | "time">) =>
  next?.opening === opening && next.time === time;

function toAmount(number: number | undefined, noun: string): string {
  if (!number) return "";
  if (number > 1) return `${spellCount(number)} or more`;
  return noun ? (/^[aeiou]/i.test(noun) ? "an" : "a") : "one";
}

interface ClauseContext {
  readonly issuer: string;
  readonly nameOf: Names;
  /** The clauses after it say "it" or "one of them". */
  readonly isFirst: boolean;
}

function toClause(form: RuleForm, { issuer, nameOf, isFirst }: ClauseContext): Clause {
  const time = "months" in form && form.months ? `in the past ${form.months} months` : "";
  switch (form.form) {
    case "count":
      return form.counts === "reported"
        ? { opening: "have you opened", number: form.limit, what: "card with any bank", time }
        : { opening: "do you have", number: form.limit, what: `${issuer} card`, time };
    case "pace": {
      const what = `${issuer} ${form.cardType ? `${form.cardType.toLowerCase()} ` : ""}card`;
      const opening = "have you opened";
      return { opening, number: form.n, what, time: form.days ? `in the past ${form.days} days` : time };
    }
    case "once":
      return form.what === "bonus"
        ? { opening: "have you ever earned", what: toBonus(form.per, isFirst), time }
        : { opening: "have you ever had", what: toCard(form.per, isFirst), time };
    case "since":
      if (form.what === "bonus") return { opening: "did you earn", what: toBonus(form.per, isFirst), time };
      return {
        opening: form.what === "opened" ? "did you open" : "did you close",
        what: toCard(form.per, isFirst),
        time,
      };
    case "whileHolding":
      return { opening: "do you have", what: toCard(form.per, isFirst), time };
    case "blockedBy": {
      const by = isSingle(form) ? OR.format(Object.values(form.blocks).flat().map(nameOf)) : "a higher card";
      return form.what === "bonus"
        ? { opening: "did you earn", what: `${by}'s bonus`, time }
        : { opening: "have you ever had", what: by, time };
    }
    case "needs":
      return { opening: "do you have", what: nameOf(form.relationship), time };
  }
}

/** What is asked of someone who looks at these cards: neither a form for other cards, nor what one for a family with all of them asks as well. */
export const listAskedForms = (forms: readonly RuleForm[], slugs: readonly string[]): RuleForm[] =>
  forms.filter((form) =>
    "cards" in form && form.cards
      ? form.cards.some((slug) => slugs.includes(slug))
      : !forms.some((wider) => isPartOf(form, wider, slugs)),
  );

function isPartOf(form: RuleForm, wider: RuleForm, slugs: readonly string[]): boolean {
  if (!("cards" in wider && wider.cards && "per" in form && form.per === "card")) return false;
  const { cards } = wider;
  const same: Readonly<Record<string, unknown>> = { ...wider, per: "card" };
  return (
    Object.entries(form).every(([key, value]) => same[key] === value) && slugs.every((slug) => cards.includes(slug))
  );
}

const toCard = (per: "card" | "family", isFirst: boolean) =>
  per === "card" ? (isFirst ? "this card" : "it") : isFirst ? "any of these cards" : "one of them";

const toBonus = (per: "card" | "family", isFirst: boolean) =>
  per === "card" ? (isFirst ? "this card's bonus" : "its bonus") : `a bonus on ${toCard(per, isFirst)}`;
