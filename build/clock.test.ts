/** What the day of a build decides, on the real catalog: three days, one function. */
import { describe, expect, test } from "vitest";

import { catalogOn } from "../src/catalog/catalog-on.ts";
import { countOffer } from "../src/words/card-offers.ts";
import { computeBuildId } from "./build-id.ts";
import { readBuildDate } from "./build-date.ts";
import { computeCatalog } from "./compute-cards.ts";
import { listContentFiles, listLaterFiles } from "./content/load-content.ts";
import { readCardRecords } from "./load-catalog.ts";
import { toToolRecords } from "./tool-records.ts";

const records = [...readCardRecords().values()];
const toClock = (day: string) => {
  const cards = catalogOn(records, day, countOffer);
  return {
    day,
    cards: new Map(cards.map((card) => [card.slug, card])),
    computed: computeCatalog(cards, toToolRecords(cards, day), new Map()),
  };
};
type Clock = ReturnType<typeof toClock>;
const [early, today, spring, late] = ["2026-06-20", "2026-11-22", "2027-03-01", "2028-07-01"].map(toClock) as [
  Clock,
  Clock,
  Clock,
  Clock,
];

const bonusUsd = (clock: Clock, slug: string) => clock.computed.cards[slug]?.firstYear.bonusesUsd;

describe("the catalog and its figures on three days", () => {
  test("an offer counts as it was read for 90 days, then as the usual one of its history, then nothing", () => {
    const slug = "chase-sapphire-preferred";
    const basisOf = ({ cards }: Clock) => cards.get(slug)?.signUpBonus.counted.basis;
    expect([today, spring, late].map(basisOf)).toEqual(["read", "usual", "none"]);
    expect(bonusUsd(spring, slug)).toBeGreaterThan(0);
    expect(bonusUsd(late, slug)).toBe(0);
  });

  test("no first year counts an offer that the rule does not, on any of the days", () => {
    for (const clock of [early, today, spring, late]) {
      const counted = [...clock.cards.values()].filter(
        ({
          slug,
          status,
          signUpBonus: {
            counted: { basis },
            kind,
            state,
          },
        }) =>
          status !== "replaced" &&
          basis === "none" &&
          !(kind === "match" && state === "open") &&
          bonusUsd(clock, slug) !== 0,
      );
      expect(
        counted.map(({ slug }) => slug),
        clock.day,
      ).toEqual([]);
    }
  });

  test("a credit with an end is worth its face on the earlier days and 0 on the later", () => {
    const credit = ({ cards }: Clock) =>
      cards.get("chase-sapphire-reserve")?.perks.find(({ id }) => id === "select-chains-credit-2026");
    expect(credit(today)).toMatchObject({ valueUsd: 250 });
    expect(credit(late)).toMatchObject({ valueUsd: 0, lapsed: true });
  });

  test("a rate with an end is in force before and among the ended ones after", () => {
    const ids = ({ cards }: Clock) => cards.get("citi-custom-cash")?.rewards.map(({ id }) => id);
    expect(ids(early)).toContain("portal-hotels-and-cars");
    expect(ids(today)).not.toContain("portal-hotels-and-cars");
    expect(today.cards.get("citi-custom-cash")?.endedRewards).toHaveLength(1);
  });

  test("age removes no figure: fees are the same on all three, only older", () => {
    for (const [slug, card] of today.cards) {
      expect(late.cards.get(slug)?.annualFee, slug).toEqual(card.annualFee);
      expect(late.cards.get(slug)?.ageMonths, slug).toBeGreaterThan(card.ageMonths);
    }
  });
});

describe("a build's id", () => {
  test("is the same for two days that give the same pages, and another when a state changes", () => {
    expect(computeBuildId("2026-11-23")).toBe(computeBuildId("2026-11-24"));
    expect(computeBuildId("2026-11-23")).not.toBe(computeBuildId("2026-12-22"));
  });
});

describe("the day of a build", () => {
  test("is given, or else today in UTC; what is no day is refused", () => {
    expect(readBuildDate({ BUILD_DATE: "2027-02-28" })).toBe("2027-02-28");
    expect(readBuildDate({})).toBe(new Date().toISOString().slice(0, 10));
    for (const wrong of ["tomorrow", "2027-02-30", "2027-2-3"]) {
      expect(() => readBuildDate({ BUILD_DATE: wrong }), wrong).toThrow(wrong);
    }
  });

  test("leaves out a text that is dated later, and names it", () => {
    const all = listContentFiles(undefined, "2099-01-01");
    expect(listLaterFiles(undefined, "2099-01-01")).toEqual([]);
    expect(listContentFiles(undefined, "2020-01-01")).toEqual([]);
    expect(listLaterFiles(undefined, "2020-01-01")).toEqual(all);
  });

  test("of the tests leaves no text out", () => {
    expect(listLaterFiles()).toEqual([]);
  });
});
