import * as v from "valibot";

import { describe } from "./describe.ts";
import { confidence, day, kebab, partialDate, provenanceFields, source, text } from "./provenance-schema.ts";

/** Whose points may be put together: nobody's but one's own, a household's, anybody's. */
const POOLING_SCOPES = ["none", "household", "anyone"] as const;

const ratio = v.pipe(v.string("text"), v.regex(/^\d+:\d+(\.\d+)?$/, "bank points to partner points, such as 5:4"));
const slugs = v.array(kebab);
const cpp = v.pipe(v.number("cents per point"), v.gtValue(0, "cents per point, more than 0"));

const partner = v.strictObject({
  partner: describe(text, "Airline or hotel program.", "World of Hyatt"),
  kind: describe(v.picklist(["airline", "hotel"], "airline or hotel"), "Airline or hotel."),
  ratio: describe(ratio, "Bank points to partner points.", "1:1"),
  since: describe(v.exactOptional(partialDate), "From when.", "2025-06"),
  before: describe(v.exactOptional(ratio), "Ratio before that.", "1:1"),
  fee: describe(v.exactOptional(text), "Fee on transfers.", "0.06 cents a point"),
  exception: describe(v.exactOptional(text), "For whom it is different.", "Not for business cards"),
  /** What `exception` or `needs` say, for the planner: the ratio for who holds one of these cards. */
  withCards: describe(
    v.exactOptional(
      v.strictObject({
        ratio: describe(ratio, "Bank points to partner points.", "1:1"),
        cards: describe(v.pipe(slugs, v.minLength(1, "at least one card")), "Cards.", ["chase-sapphire-preferred"]),
      }),
    ),
    "A better ratio, and the cards whose holders get it.",
  ),
  /** What `fee` says, where the amounts are on record. */
  feeUsd: describe(
    v.exactOptional(
      v.strictObject({
        aPoint: describe(
          v.pipe(v.number("dollars a point"), v.gtValue(0, "dollars a point, more than 0")),
          "US dollars for each point transferred.",
          0.0006,
        ),
        most: describe(
          v.pipe(v.number("dollars"), v.gtValue(0, "dollars, more than 0")),
          "The most that one transfer costs, US dollars.",
          99,
        ),
      }),
    ),
    "What the program charges for a transfer.",
  ),
  /** Days until the points arrive, where that is on record. */
  days: describe(
    v.exactOptional(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days"))),
    "In this many days.",
    30,
  ),
  needs: describe(v.exactOptional(text), "What it needs.", "a card with an annual fee"),
  note: describe(v.exactOptional(text), "A remark.", "Terms apply to new accounts only."),
  source: describe(v.exactOptional(source), "Where it is from."),
  confidence: describe(v.exactOptional(confidence), "How sure we are. It drops one step for each year of age."),
});

export const programSchema = v.strictObject({
  slug: describe(kebab, "Name in URLs; it never changes.", "chase-sapphire-preferred"),
  program: describe(text, "Name of the program.", "Chase Ultimate Rewards"),
  issuer: describe(text, "Brand that it is sold under, or bank.", "Chase"),
  /** The `rewardProgram` of the cards that earn it. */
  rewardProgramNames: describe(v.pipe(v.array(text), v.minLength(1, "at least one name")), "Names of it on cards.", [
    "Chase Ultimate Rewards",
  ]),
  transferCpp: describe(
    v.nullable(cpp),
    "Our estimate of a transferred point, cents; null where nothing transfers.",
    1.8,
  ),
  partners: describe(v.array(partner), "Where its points can go."),
  transferStep: describe(
    v.pipe(v.number("points"), v.integer("whole points"), v.minValue(1, "points, 1 or more")),
    "Points move in multiples of this number.",
    1000,
  ),
  removed: describe(
    v.exactOptional(
      v.array(
        v.strictObject({
          partner: describe(text, "Airline or hotel program.", "World of Hyatt"),
          date: describe(day, "Day of the change.", "2026-06-15"),
          confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
          source: describe(v.exactOptional(source), "Where it is from."),
        }),
      ),
    ),
    "Partners that have left.",
  ),
  /** Cards that transfer by themselves at a worse ratio: it does not count as transferring. */
  reducedRatio: describe(
    v.exactOptional(
      v.strictObject({
        cards: describe(slugs, "Cards.", ["chase-sapphire-preferred"]),
        ratio: describe(ratio, "Bank points to partner points.", "1:1"),
        confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
        source: describe(v.exactOptional(source), "Where it is from."),
      }),
    ),
    "Cards that transfer at a worse ratio; null for none.",
  ),
  cardsThatTransfer: describe(slugs, "Cards whose points can be transferred.", ["chase-sapphire-preferred"]),
  cardsThatNeedAnother: describe(
    v.array(
      v.strictObject({
        slug: describe(kebab, "Name in URLs; it never changes.", "chase-sapphire-preferred"),
        needsAnyOf: describe(v.pipe(slugs, v.minLength(1, "at least one card")), "One of these cards.", [
          "chase-sapphire-preferred",
        ]),
        how: describe(v.exactOptional(text), "How it works.", "Move the points to the other card first."),
        note: describe(v.exactOptional(text), "A remark.", "Terms apply to new accounts only."),
        /** Low: it does not count as enabling. */
        confidence: describe(v.exactOptional(confidence), "How sure we are. It drops one step for each year of age."),
      }),
    ),
    "Cards whose points can be transferred with another card held besides.",
  ),
  neverTransfers: describe(slugs, "Cards whose points cannot be transferred.", []),
  pooling: describe(
    v.picklist(POOLING_SCOPES, `one of ${POOLING_SCOPES.join(", ")}`),
    "Whose points may be put together.",
  ),
  poolingText: describe(text, "The same in words.", "With one member of the household"),
  portalText: describe(
    v.exactOptional(text),
    "What points are worth on the issuer's travel site.",
    "1.25 cents a point",
  ),
  note: describe(v.exactOptional(text), "A remark.", "Terms apply to new accounts only."),
  ...provenanceFields,
});

/** `programs.json` */
export const programsSchema = v.strictObject({
  programs: describe(v.array(programSchema), "The programs."),
  renames: describe(
    v.array(
      v.strictObject({
        old: describe(text, "Name before.", "Alaska Mileage Plan"),
        new: describe(text, "Name now.", "Atmos Rewards"),
        date: describe(day, "Day of the change.", "2026-06-15"),
        ratio: describe(v.exactOptional(ratio), "Bank points to partner points.", "1:1"),
      }),
    ),
    "Programs that have another name now.",
  ),
});
