import { paths } from "../../paths.ts";
import { PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";

/** How a plan is made. */
export function AboutPlanner() {
  return (
    <section className="section prose">
      <h2>How a plan is made</h2>
      <p>
        The first application can be today. Later ones fall on the first of a month, at least {PLAN_DEFAULTS.gapMonths}{" "}
        calendar months apart for each person. A card has to arrive before you can use it, so we count spending for two
        thirds of its first 30 days. A bonus counts only if your own spending reaches the minimum in time, and it
        arrives the month after. We subtract what a better card would have earned on those purchases. For a trip, a
        bonus counts two months after its deadline. We spread yearly limits over twelve months, and credits over the
        months in which you can use them. A fee counts in the month it is charged. If a renewal's year runs past the end
        of the plan, we count only the part of its fee that falls within the plan.
      </p>
      <p>
        The plan follows the issuers' rules, and the cards it opens count toward their limits. It also follows rules we
        are less sure of, and says what they cost you. It keeps a new card for at least a year. If a perk requires
        spending on one card within a year, it counts from the month after you reach the amount.
      </p>
      <p>
        It doesn't know your credit limits or whether you'll be approved, and it leaves out authorized users and
        referral bonuses. Never spend more to follow a plan, and pay in full: interest costs more than any bonus.{" "}
        <a href={paths.about("how-we-rate")}>How we rate</a> says where our estimates come from. Developers can use{" "}
        <a href={paths.developers()}>the API</a>.
      </p>
    </section>
  );
}
