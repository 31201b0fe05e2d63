import { paths } from "../../paths.ts";
import { PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";

/** How a plan is made. */
export function AboutPlanner() {
  return (
    <section className="section prose">
      <h2>How a plan is made</h2>
      <p>
        Every decision falls on the first day of a month. A new card is there for two thirds of its first month, and two
        applications are at least {PLAN_DEFAULTS.gapMonths} months apart. A bonus counts only if your own spend reaches
        its minimum in time, in the month after that; what a better card would have earned on those purchases is taken
        off. Toward a trip, a bonus counts two months after its window. Yearly limits count by twelfths, and a credit in
        equal parts over the months of its period. Fees are charged whole when they come.
      </p>
      <p>
        The plan keeps to the issuers' rules, counting the cards that it opens itself. Rules that we are less sure of
        are followed too, and the plan says what they cost. A new card is kept for a year at least. A perk that needs a
        year's spend on one card counts from the month after the plan has put it there.
      </p>
      <p>
        It does not know your credit limits, whether you will be approved, authorized users or referral bonuses. Never
        spend more than you would without it, and pay in full: interest costs more than any bonus.{" "}
        <a href={paths.about("how-we-rate")}>How we rate</a> says where our estimates come from; programs can use{" "}
        <a href={paths.developers()}>the API</a>.
      </p>
    </section>
  );
}
