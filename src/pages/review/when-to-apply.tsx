import applicationRules from "virtual:application-rules";

import type { Card } from "../../catalog/card.ts";
import { findCard } from "../../catalog/queries.ts";
import { paths } from "../../paths.ts";
import type { PlanRule } from "../../engine/plan/plan-catalog.ts";
import { findPreset } from "../../engine/value/presets.ts";
import { toQueryString } from "../../asking/write.ts";
import { nameRequired } from "./membership.ts";

/** On Chase's own cards a rule of the record says it. */
const FIVE_IN_24 = "Chase usually declines people who have opened five or more cards in 24 months (its 5/24 rule).";

const OR = new Intl.ListFormat("en-US", { type: "disjunction" });

/** What the issuers' rules ask for before this card, and which later cards it stands in the way of. */
export function WhenToApply({ card: { slug, cardType, issuingBank, requires, brandOf } }: { readonly card: Card }) {
  const { rules, reported } = applicationRules;
  const needs = new Map(
    rules
      .filter(({ form, cards }) => cards.includes(slug) && !(requires && form === "needs"))
      .map((rule) => [rule.text, rule]),
  );
  const blocked = listBlocked(slug, rules);
  // Applying for such a card first would cost the bonus of this one.
  const mutual = blocked.filter((other) => isBlocked(slug, other, rules));
  const lower = blocked.filter((other) => !mutual.includes(other));
  const rule = issuingBank === "Chase" ? "the 5/24 rule" : "it";
  const preset = cardType === "Business" ? findPreset("small-business") : undefined;
  const query = toQueryString([
    ...(preset ? [["preset", preset.slug] as const] : []),
    ...(brandOf ? [["brands", brandOf] as const] : []),
  ]);
  return (
    <div className="prose mt-5 [p+&]:mt-4">
      <h3 id="when-to-apply">When to apply</h3>
      <ul>
        {requires && <li>You need {nameRequired(requires)}.</li>}
        {[...needs.values()].map(({ text, confidence }) => (
          <li key={text}>
            {text}
            {confidence !== "high" && " (Reported, not certain.)"}
          </li>
        ))}
        <li>
          {issuingBank !== "Chase" && `${FIVE_IN_24} `}
          {reported.includes(slug)
            ? `This card counts toward ${rule} for two years.`
            : `This card doesn't count toward ${rule}, because it isn't on your personal credit report.`}
          {reported.includes(slug) && issuingBank !== "Chase" && " Apply for any Chase card you want first."}
        </li>
        {lower.length > 0 && (
          <li>
            {sayBlocked(lower)} If you want {lower.length === 1 ? "that card" : "one of those"}, apply for it first.
          </li>
        )}
        {mutual.length > 0 && (
          <li>
            {sayBlocked(mutual)} {["", "That card", "Either of those"][mutual.length] ?? "Any of those"} may cost you
            this card's bonus, too, so choose before you apply.
          </li>
        )}
        <li>
          <a href={paths.planner() + query}>The planner</a> finds your best month.
        </li>
      </ul>
    </div>
  );
}

const sayBlocked = (blocked: readonly string[]): string =>
  `Once you have this card, you may no longer qualify for the bonus on ${OR.format(blocked.map((other) => findCard(other)?.name ?? other))}.`;

/** Whether the bonus of `slug` may not be paid to someone who has, had or got the bonus of `other`. */
const isBlocked = (slug: string, other: string, rules: readonly PlanRule[]): boolean =>
  rules.some(
    (rule) =>
      "by" in rule && rule.confidence !== "low" && rule.cards.includes(slug) && rule.by[slug]?.includes(other) === true,
  );

/** Open cards whose bonus this one may cost. */
function listBlocked(slug: string, rules: readonly PlanRule[]): string[] {
  const others = new Set(rules.flatMap(({ cards }) => cards));
  return [...others]
    .filter((other) => other !== slug && isBlocked(other, slug, rules) && findCard(other)?.status === "open")
    .toSorted();
}
