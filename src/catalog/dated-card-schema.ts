/** A card on the day of a build, as the API describes it: its file, and what follows from the date. */
import * as v from "valibot";

import { COUNTED_BASES } from "./card.ts";
import { commonFields, toGroups } from "./card-schema.ts";
import { describe } from "./describe.ts";
import { agedProvenance, ageMonths, confidence, month } from "./provenance-schema.ts";
import { perk, rewardFields, signUpBonusFields } from "./reward-schema.ts";

/** On the day of the build: a rate's or perk's own source, aged, where it has one. */
const ownAge = { provenance: v.exactOptional(agedProvenance) } as const;
const datedReward = v.strictObject({ ...rewardFields.entries, ...ownAge });

export const cardFields = v.strictObject({
  ...commonFields,
  signUpBonus: describe(
    v.strictObject({
      ...signUpBonusFields.entries,
      /** `stale`: read more than 90 days before the build. */
      state: describe(
        v.picklist(["none", "open", "stale", "ended"]),
        "Whether the offer is available: stale ones were read more than 90 days ago.",
      ),
      counted: describe(
        v.strictObject({
          basis: describe(
            v.picklist(COUNTED_BASES),
            "read: this offer, read within 90 days; seen: a newer one, seen within 90 days; usual: the lower of the one that stood longest in two years and the last one seen; ceiling: the lowest seen where the amount is shown when you apply; none: nothing counts.",
          ),
          usd: describe(v.number(), "What it counts, US dollars, at one price per point.", 750),
          points: describe(v.number(), "Points of it.", 60_000),
          cashUsd: describe(v.number(), "Cash of it and our estimate of what comes besides, US dollars.", 0),
          besides: describe(
            v.exactOptional(
              v.strictObject({
                text: describe(v.string(), "What it is.", "3 free nights worth up to 50,000 points each"),
                usd: describe(v.number(), "Our estimate, part of the cash, US dollars.", 1_050),
              }),
            ),
            "What comes besides points and cash, or instead of them.",
          ),
          spendUsd: describe(v.number(), "Spending it requires, US dollars.", 4_000),
          days: describe(v.number(), "In this many days.", 90),
          lastSeen: describe(v.nullable(v.string()), "When the offer that counts was last seen.", "2026-10-07"),
        }),
        "What the offer counts in every total, by one rule.",
      ),
      asOf: describe(month, "Month the fact dates from.", "2026-11"),
      confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
    }),
    "The welcome bonus.",
  ),
  perks: describe(
    v.array(
      v.strictObject({
        ...perk.entries,
        /** `endsOn` is past. */
        lapsed: describe(v.exactOptional(v.boolean()), "It is over."),
        ...ownAge,
      }),
    ),
    "Its perks.",
  ),
  rewards: describe(v.array(datedReward), "The rates it earns."),
  endedRewards: describe(v.array(datedReward), "Rates that have ended."),
  provenance: v.strictObject(toGroups(agedProvenance)),
  asOf: describe(month, "Month of the oldest of its fee, offer, rates, perks and foreign fee.", "2025-05"),
  newestAsOf: describe(month, "Month of the card's newest fact.", "2026-11"),
  ageMonths: describe(ageMonths, "Full months from then to this build of the site.", 0),
  /** The least sure group's that is not the APR or an estimate, as shown. */
  confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
});
