import { formatUsd, upperFirst } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { paths } from "../../paths.ts";
import { type SpendLine, sumMonthlyUsd } from "../../engine/value/profile.ts";
import type { RedeemWay } from "../../engine/value/profile.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { findOwnPreset } from "./finder-question.ts";
import type { FinderResult } from "./find-cards.ts";

const toLabel = ({ category, part, brand }: SpendLine) =>
  brand ?? (part === null ? SPEND_LABELS[category] : PART_LABELS[part]).toLowerCase();

const POINT_VALUES: Readonly<Record<RedeemWay, string>> = {
  typical: "at their typical value in each program",
  cash: "as cash",
  portal: "at their value on the issuer's travel site",
  transfer: "at their value with travel partners",
};

/** What the dollars rest on: spend, trips, how points count, and everything that was assumed on the way. */
export function ProfileNote({ result }: { readonly result: FinderResult }) {
  const { used: profile, assumptions, hasOwnSpend, answers } = result;
  const { trips, travelers } = profile;
  const whose = hasOwnSpend
    ? "Our figures rest on the spending you entered"
    : `Our figures rest on the spending of our "${findOwnPreset(answers.type).name}" profile`;
  return (
    <section className="section" aria-labelledby="spend-title">
      <h2 id="spend-title">{hasOwnSpend ? "The spending behind this result" : "The spending we assume"}</h2>
      <p className="prose">
        {whose}, {formatUsd(sumMonthlyUsd(profile))} a month, with{" "}
        {trips === 0 ? "no trips" : trips === 1 ? "one trip" : `${trips} trips`} a year
        {travelers > 1 && ` for ${travelers} people`}. We count points {POINT_VALUES[profile.value]}. Credits at one
        merchant count only if you say that you would use them anyway.
      </p>
      {assumptions.length > 0 && (
        <ul>
          {assumptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <details className="disclosure">
        <summary>{formatUsd(sumMonthlyUsd(profile))} a month, line by line</summary>
        <p>{upperFirst(profile.lines.map((line) => `${toLabel(line)} ${formatUsd(line.monthlyUsd)}`).join(", "))}.</p>
      </details>
      <p className="section-more no-print">
        <a href={paths.analyzer() + result.carried}>Find the best set of several cards</a>
      </p>
    </section>
  );
}
