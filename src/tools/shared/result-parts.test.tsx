/** What the parts of a result say: tables, bonuses, limits, perks and notes, on two cards made by hand. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import type { CountedPerk, NotEarnedPerk, Placement } from "../../engine/value/wallet-plan.ts";
import { AllocationTable, type AllocationTableProps } from "./allocation-table.tsx";
import { Assumptions } from "./assumptions.tsx";
import { BonusList } from "./bonus-list.tsx";
import { CapBars } from "./cap-bars.tsx";
import { CardName } from "./card-name.tsx";
import { CardNames } from "./card-names.tsx";
import { Figure } from "./figure.tsx";
import { OtherWayNote } from "./other-way-note.tsx";
import { PerkLists } from "./perk-lists.tsx";
import { toCardNote } from "./to-card-note.ts";
import { WalletArt } from "./wallet-art.tsx";

const label = (slug: string, name: string) => ({
  slug,
  name,
  issuer: "Bank",
  image: `/images/${slug}.webp`,
  status: "open" as const,
});
const LABELS = { alpha: label("alpha", "Alpha Card"), beta: label("beta", "Beta Card") };

describe("which card for which spend", () => {
  const place = (more: Partial<Placement> = {}): Placement => ({
    category: "dining",
    part: null,
    brand: null,
    foreign: false,
    annualUsd: 1_200,
    card: "alpha",
    multiplier: 3,
    perk: null,
    pool: null,
    valueUsd: 36,
    ...more,
  });
  const read = (allocation: readonly Placement[], more: Partial<AllocationTableProps> = {}) =>
    readMarkup(<AllocationTable allocation={allocation} unplaced={[]} labels={LABELS} {...more} />);

  test("adds what is spent abroad at the same rate, and keeps other rates and cards apart", () => {
    const abroad = place({ foreign: true, annualUsd: 300, valueUsd: 9 });
    const readOne = (allocation: readonly Placement[]) => read(allocation, { isOneCard: true });
    expect(readOne([place(), abroad])).toContain("Dining $1,500 a year, $300 of it abroad 3x points $45");
    expect(readOne([abroad, abroad])).toContain("Dining $600 a year, $600 of it abroad");
    for (const other of [
      { multiplier: 1 },
      { card: "beta" },
      { perk: "p" },
      { part: "delivery" as const },
      { brand: "B" },
    ]) {
      expect(readOne([place(), { ...abroad, ...other }])).toMatch(/Dining \$1,200 a year 3x/);
    }
  });

  test("groups by card and rate, the most first", () => {
    const rows = [
      place(),
      place({ category: "groceries", annualUsd: 2_400, valueUsd: 72 }),
      place({ category: "travel_other", part: "flights", foreign: true, annualUsd: 300, valueUsd: 9 }),
      place({ brand: "eBay", annualUsd: 90, valueUsd: 3 }),
      place({ foreign: true, annualUsd: 10, valueUsd: 0 }),
      place({ category: "gas", card: "beta", annualUsd: 5_000, multiplier: 1.5, valueUsd: 75 }),
      place({ category: "gas", multiplier: null, perk: "credit", annualUsd: 50, valueUsd: 50 }),
    ];
    expect(read(rows)).toContain(
      "Pay with For Per year It earns Beta Card 1.5x points Gas $5,000 $75 Alpha Card 3x points Groceries, dining, flights abroad, eBay $4,000 $120 Alpha Card covered by a credit Gas $50 $50",
    );
  });

  test("of one card says only its rates", () => {
    expect(read([place()], { isOneCard: true })).toBe(
      "What the card earns where, per year Spending Rate It earns Dining $1,200 a year 3x points $36",
    );
  });

  test("names spend on which nothing is earned", () => {
    const unplaced = [place({ part: "rent", category: "other" }), place({ foreign: true, annualUsd: 60 })];
    expect(read([place()], { unplaced })).toContain(
      "None of these cards earns anything on Rent ($1,200); Dining abroad ($60).",
    );
    expect(read([place()], { unplaced, isOneCard: true })).toContain("The card earns nothing on Rent ($1,200);");
    expect(read([place()])).not.toContain(" earns anything on");
  });
});

test("bonuses say whether they are counted, and whose they are", () => {
  const line = { usd: 0, minSpendUsd: 0, months: null };
  const statuses = ["earned", "out-of-reach", "ruled-out", "not-counted", "owned"] as const;
  const bonuses = statuses.map((status) => ({ ...line, slug: status, status, text: `Because ${status}.` }));
  expect(readMarkup(<BonusList bonuses={bonuses} />)).toBe(
    "Counted Welcome bonus: Because earned. Out of reach Welcome bonus: Because out-of-reach. Ruled out Welcome bonus: Because ruled-out. Not counted Welcome bonus: Because not-counted. You have the card Welcome bonus: Because owned.",
  );
  const own = [{ ...line, slug: "alpha", status: "earned" as const, text: "$200." }];
  expect(readMarkup(<BonusList bonuses={own} labels={LABELS} />)).toBe("Counted Alpha Card: $200.");
  expect(renderToStaticMarkup(<BonusList bonuses={[]} />)).toBe("");
  const tones = statuses.map((status) => {
    const markup = renderToStaticMarkup(<BonusList bonuses={bonuses.filter((bonus) => bonus.status === status)} />);
    return ["gain", "cost"].find((tone) => markup.includes(tone)) ?? "plain";
  });
  expect(tones).toEqual(["gain", "plain", "plain", "plain", "plain"]);
});

describe("yearly limits", () => {
  const cap = { card: "alpha", text: "4x on dining, then 1x", usedUsd: 3_000, limitUsd: 6_000 };
  const read = (usedUsd: number) => readMarkup(<CapBars caps={[{ ...cap, usedUsd }]} />);

  test("say how much of them is used, and when they are used up", () => {
    expect(read(3_000)).toContain("4x on dining, then 1x $3,000 of $6,000");
    expect(read(3_000)).not.toContain("used up");
    expect(read(6_000)).toContain("$6,000 of $6,000 · used up");
    expect(read(5_999.995)).toContain("used up");
    expect(read(5_999.99)).not.toContain("used up");
    expect(read(7_000)).toContain("$7,000 of $6,000 · used up");
  });

  test("are named by their card where several stand together, and not there where there are none", () => {
    expect(readMarkup(<CapBars caps={[cap, { ...cap, card: "beta" }]} labels={LABELS} />)).toMatch(
      /Alpha Card: 4x on dining.*Beta Card: 4x on dining/,
    );
    expect(readMarkup(<CapBars caps={[cap]} labels={{}} />)).toContain("4x on dining");
    expect(readMarkup(<CapBars caps={[cap]} labels={{}} />)).not.toContain(": 4x");
    expect(renderToStaticMarkup(<CapBars caps={[]} />)).toBe("");
  });

  test("are bars up to their own limit", () => {
    const barOf = (usedUsd: number) =>
      /class="fill-(\d)" x="0.0" width="([\d.]+)"/
        .exec(renderToStaticMarkup(<CapBars caps={[{ ...cap, usedUsd }]} />))
        ?.slice(1);
    expect(barOf(3_000)).toEqual(["3", "50.0"]);
    expect(barOf(6_000)).toEqual(["2", "100.0"]);
    expect(barOf(9_000)).toEqual(["2", "100.0"]);
  });
});

describe("perks", () => {
  const counted: CountedPerk = {
    card: "alpha",
    perk: "meal",
    usd: 100,
    faceUsd: 120,
    needs: null,
    usedFor: "dining",
  };
  const missed: NotEarnedPerk = { card: "beta", perk: "lounge", usd: 60, needs: null, why: "spend" };
  const perkTexts = { "alpha:meal": "Meals", "beta:lounge": "Lounges" };
  const read = (perks: readonly CountedPerk[], notEarned: readonly NotEarnedPerk[]) =>
    readMarkup(<PerkLists perks={perks} notEarned={notEarned} labels={LABELS} perkTexts={perkTexts} />);

  test("that count and that don't are two lists, each only where there is any", () => {
    expect(read([counted], [])).toBe("We counted these perks: Alpha Card: Meals ( $100)");
    expect(read([], [missed])).toBe("We didn't count these, although you might use them: Beta Card: Lounges ( $60)");
    expect(read([], [])).toBe("");
  });

  test("name what they need, or that another card brings them", () => {
    const tell = (needs: NotEarnedPerk["needs"], why: NotEarnedPerk["why"] = "spend") =>
      read([], [{ ...missed, needs, why }]);
    expect(tell({ spendUsd: 15_000 })).toContain("( $60, needs $15,000 a year on the card)");
    expect(tell({ card: ["alpha", "other"] }, "card")).toContain("( $60, needs Alpha Card or other)");
    expect(tell({ spendUsd: 500, card: ["alpha"] })).toContain("needs $500 a year on the card and needs Alpha Card)");
    expect(tell({ spendUsd: 500 }, "once-per-wallet")).toContain("( $60, another card already includes it)");
    expect(read([{ ...counted, needs: { spendUsd: 900 } }], [])).toContain("( $100, needs $900 a year on the card)");
  });
});

test("a card's note says what to choose, what a point counts at and what has to be spent", () => {
  const note = { slug: "alpha", choices: [], enabledBy: null, centsPerPoint: 1, neededSpendUsd: 0 };
  expect(toCardNote(note, LABELS)).toBe("We value a point at 1 cent.");
  const [label] = Object.values(LABELS);
  const inUnit = (unit: string) => toCardNote(note, { [note.slug]: { ...label!, unit } });
  expect(["miles", "Avios"].map(inUnit)).toEqual(["We value a mile at 1 cent.", "We value an Avios at 1 cent."]);
  expect(
    toCardNote(
      { ...note, choices: ["Gas", "Dining"], enabledBy: "beta", centsPerPoint: 1.3, neededSpendUsd: 15_000 },
      LABELS,
    ),
  ).toBe(
    'Choose "Gas" and "Dining". We value a point at 1.3 cents, because Beta Card lets you transfer it. The plan puts at least $15,000 a year on it.',
  );
  expect(toCardNote({ ...note, enabledBy: "unknown" }, LABELS)).toBe("We value a point at 1 cent.");
  const cash = { ...LABELS, alpha: { ...label!, cashBack: true as const } };
  expect(toCardNote({ ...note, enabledBy: "beta", centsPerPoint: 1.35 }, cash)).toBe(
    "We value a cent of cash back at 1.35 cents, because Beta Card lets you transfer it.",
  );
  const alpha = { ...LABELS["alpha"], paysTopCategories: true };
  expect(toCardNote({ ...note, choices: ["Gas"] }, { ...LABELS, alpha })).toBe(
    'Your top category is "Gas"; there is nothing to choose. We value a point at 1 cent.',
  );
});

describe("names of cards", () => {
  test("are links to their reviews, with a picture that says nothing twice", () => {
    const markup = renderToStaticMarkup(<CardName card={LABELS.alpha} note="$95 a year" />);
    expect(markup).toContain('<a href="/cards/alpha">Alpha Card</a>');
    expect(markup).toMatch(/<img[^>]* src="\/images\/alpha.webp" width="72" height="45"[^>]* alt=""/);
    expect(readMarkup(<CardName card={LABELS.alpha} note="$95 a year" />)).toBe("Alpha Card $95 a year");
    expect(renderToStaticMarkup(<CardName card={LABELS.alpha} hasArt={false} />)).not.toMatch(/<img|<small/);
    expect(renderToStaticMarkup(<CardName card={undefined} />)).toBe("");
  });

  test("in one line are joined, or there is no card at all", () => {
    const names = <CardNames slugs={["beta", "alpha", "other"]} labels={LABELS} />;
    expect(readMarkup(names)).toBe("Beta Card + Alpha Card + other");
    expect(renderToStaticMarkup(names)).toContain('<a href="/cards/alpha">Alpha Card</a>');
    expect(readMarkup(<CardNames slugs={[]} labels={LABELS} />)).toBe("No card at all");
  });

  test("under their pictures are links as well", () => {
    const markup = renderToStaticMarkup(<WalletArt slugs={["alpha"]} labels={LABELS} />);
    expect(markup).toMatch(/<a [^>]*href="\/cards\/alpha"/);
    expect(markup).toContain("/images/alpha.webp");
    expect(readMarkup(<WalletArt slugs={["alpha", "beta"]} labels={LABELS} />)).toBe("Alpha Card Beta Card");
    expect(renderToStaticMarkup(<WalletArt slugs={["other"]} labels={LABELS} />)).not.toContain("<img");
  });
});

test("figures, assumptions and the other way of using points are sentences", () => {
  expect(readMarkup(<Figure label="Left a year" usd={-12.4} note="after fees" />)).toBe("Left a year −$12 after fees");
  expect(readMarkup(<Assumptions assumptions={["One.", "Two."]} />)).toBe("What we assumed One. Two.");
  expect(renderToStaticMarkup(<Assumptions assumptions={[]} />)).toBe("");
  const way = (value: "cash" | "typical") =>
    readMarkup(
      <OtherWayNote value={value} netUsd={300}>
        Gold comes first
      </OtherWayNote>,
    );
  expect(way("typical")).toBe(
    'If you would transfer points to airlines and hotels, Gold comes first: $300 a year. Choose "Typical use of each program" under "You use points for" to count that way.',
  );
  expect(way("cash")).toContain('If you want cash for your points, Gold comes first: $300 a year. Choose "Cash back"');
});
