import { paths } from "../../paths.ts";
import { PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";

/** How a plan is made. */
export function AboutPlanner() {
  return (
    <section className="section prose">
      <h2>How a plan is made</h2>
      <p>
        The first application can be today; later ones fall on the first of a month, with at least{" "}
        {PLAN_DEFAULTS.gapMonths} months between one month of applying and the next. A card has to arrive before you can
        use it, so two thirds of its first 30 days count. A bonus counts only if your own spending reaches the minimum
        in time, and it arrives the month after. We subtract what a better card would have earned on those purchases.
        For a trip, a bonus counts two months after its deadline. Yearly limits are spread over twelve months, and
        credits over the months of their period. A fee counts in the month it is charged; of a renewal whose year ends
        after the plan, only the part that lies in the plan counts.
      </p>
      <p>
        The plan follows the issuers' rules and counts the cards it opens itself. It also follows rules we are less sure
        of, and says what they cost you. It keeps a new card for at least a year. A perk that requires a year's spending
        on one card counts from the month after you reach it.
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
