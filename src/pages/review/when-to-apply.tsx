import applicationRules from "virtual:application-rules";

import type { Card } from "../../catalog/card.ts";
import { findCard } from "../../catalog/queries.ts";
import { paths } from "../../paths.ts";
import type { PlanRule } from "../../engine/plan/plan-catalog.ts";
import { findPreset } from "../../engine/value/presets.ts";
import { toQueryString } from "../../asking/tool-query.ts";

/** What the issuers' rules ask for before this card, and which later cards it stands in the way of. */
export function WhenToApply({ card: { slug, cardType, requires, brandOf } }: { readonly card: Card }) {
  const { rules, reported } = applicationRules;
  const needs = new Map(rules.filter((rule) => rule.cards.includes(slug)).map((rule) => [rule.text, rule]));
  const blocked = listBlocked(slug, rules);
  const preset = cardType === "Business" ? findPreset("small-business") : undefined;
  const query = toQueryString([
    ...(preset ? [["preset", preset.slug] as const] : []),
    ...(brandOf ? [["brands", brandOf] as const] : []),
  ]);
  return (
    <div className="prose mt-5 [p+&]:mt-4">
      <h3 id="when-to-apply">When to apply</h3>
      <ul>
        {requires && <li>You need {requires.name}.</li>}
        {[...needs.values()].map(({ text, confidence }) => (
          <li key={text}>
            {text}
            {confidence !== "high" && " (Reported, not certain.)"}
          </li>
        ))}
        <li>
          {reported.includes(slug)
            ? "For two years it takes one of the five new accounts that Chase allows (5/24): Chase cards come first."
            : "It takes no place under Chase’s 5/24 rule: it isn’t on your personal credit report."}
        </li>
        {blocked.length > 0 && (
          <li>
            It blocks the bonus of {blocked.map((other) => findCard(other)?.name ?? other).join(", ")}: if you want one
            of those, apply for it first.
          </li>
        )}
      </ul>
      <p>
        <a href={paths.planner() + query}>The planner</a> finds your best month.
      </p>
    </div>
  );
}

/** Open cards whose bonus is refused to somebody who has, had or got the bonus of this one. */
function listBlocked(slug: string, rules: readonly PlanRule[]): string[] {
  const blocked = rules.flatMap((rule) =>
    "by" in rule && rule.confidence !== "low"
      ? rule.cards.filter((other) => other !== slug && rule.by[other]?.includes(slug))
      : [],
  );
  return [...new Set(blocked)].filter((other) => findCard(other)?.status === "open").toSorted();
}
