/** What a review says of the age, the source and the changes of its facts. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { catalogOn } from "../../catalog/catalog-on.ts";
import { getCard, listCards } from "../../catalog/queries.ts";
import { makeRecord } from "../../catalog/test-record.ts";
import { countOffer } from "../../words/card-offers.ts";
import { EarningSection } from "./earning-section.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { PerksSection } from "./perks-section.tsx";
import { Provenance } from "./provenance.tsx";
import { ProtectionSection } from "./protection-section.tsx";
import { WelcomeBonus } from "./welcome-bonus.tsx";
import { WhatHasChanged } from "./what-has-changed.tsx";

const on = (day: string, change: Parameters<typeof makeRecord>[0] = {}) =>
  catalogOn([makeRecord(change)], day, countOffer)[0]!;
const BANNER = "Terms may have changed since; check the issuer";
const toText = (markup: string) => markup.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

describe("a review's figures", () => {
  test("wear the banner once a fee, an offer, rates or perks are older than a year", () => {
    const { provenance } = makeRecord();
    const newer = { ...provenance, annualFee: { ...provenance.annualFee, asOf: "2026-05" } };
    expect(renderToStaticMarkup(<AtAGlance card={on("2026-06-01", { provenance: newer })} />)).toContain(
      `Some of our facts date from May 2025. ${BANNER}`,
    );
    expect(renderToStaticMarkup(<AtAGlance card={on("2026-05-31")} />)).not.toContain(BANNER);
    const old = renderToStaticMarkup(<AtAGlance card={on("2026-06-01")} />);
    expect(old).toContain(`Our facts date from May 2025. ${BANNER}`);
    expect(old.split(BANNER)).toHaveLength(2);
  });

  test("open to their month, source and confidence without a script", () => {
    const markup = renderToStaticMarkup(<AtAGlance card={on("2025-06-01")} />);
    expect(markup).toContain("<details");
    expect(toText(markup)).toContain(
      "As of May 2025: the annual feeFrom the issuer&#x27;s terms; confidence in the source: high.",
    );
  });

  test("name no fee, APR or score that nobody knows", () => {
    const text = toText(renderToStaticMarkup(<AtAGlance card={on("2025-06-01")} />));
    expect(text).toContain("See the issuer&#x27;s terms");
    expect(text).toContain("700+");
    expect(text).not.toContain("null");
  });
});

describe("a review's rates", () => {
  const told = {
    id: "gas-2026",
    kind: "earn_rate",
    field: "/rewards/gas",
    from: "6x: Gas",
    to: "4x: Gas and EV charging",
    effective: "2026",
    source: { kind: "public page" },
    confidence: "high",
    applied: false,
  } as const;
  const toEarning = (entry: object) =>
    toText(renderToStaticMarkup(<EarningSection card={on("2026-11-22", { history: [{ ...told, ...entry }] })} />));

  test("say where terms read later differ from the table, unless that is only a hint", () => {
    expect(toEarning({})).toContain("Newer terms differ from this table: 4x: Gas and EV charging.");
    expect(toEarning({ confidence: "low" })).not.toContain("Newer terms");
    expect(toEarning({ applied: true })).not.toContain("Newer terms");
  });

  test("are those of all purchases where there is one, with what comes after its cap", () => {
    const card = getCard("amex-blue-business-cash");
    const earning = toText(renderToStaticMarkup(<EarningSection card={card} />));
    expect(earning).toContain("All purchasesFirst $50,000 per calendar year, then 1%2%");
    expect(earning).not.toContain("Everything else");
    expect(toText(renderToStaticMarkup(<AtAGlance card={card} />))).toContain("Earns2% up to $50,000 a year, then 1%");
    expect(toText(renderToStaticMarkup(<AtAGlance card={getCard("citi-double-cash")} />))).not.toContain(
      "on everything",
    );
  });
});

describe("a review's perks", () => {
  test("that come in portions say how often one does, and that their face value is a year's", () => {
    const perks = toText(renderToStaticMarkup(<PerksSection card={getCard("amex-blue-cash-everyday")} />));
    expect(perks).toContain("Up to $15 a month with Home ChefEvery month");
    expect(perks).toContain("$180a year");
    expect(toText(renderToStaticMarkup(<PerksSection card={getCard("citi-strata-premier")} />))).toContain(
      "Every year",
    );
  });
});

describe("a review's insurance", () => {
  test("is as sure as a perk from the same month and source", () => {
    const card = getCard("bank-of-america-premium-rewards");
    const perk = card.perks.find(({ type }) => type === "travel_insurance");
    const text = toText(renderToStaticMarkup(<ProtectionSection card={card} />));
    expect(text).toContain(
      `As of May 2025; from the issuer&#x27;s terms; confidence: ${perk?.provenance?.shownConfidence}.`,
    );
    expect(perk?.provenance).toMatchObject({ asOf: "2025-05", confidence: "high", shownConfidence: "medium" });
    expect(text).toContain("Unknown: baggage delay,");
  });
});

describe("a review's welcome bonus", () => {
  test("has its figures while it is open", () => {
    // A point is a cent in cash, and a household of $2,600 a month spends $4,000 in three.
    const redemption = { programCpp: 1, cashBackCpp: 1 };
    const open = toText(renderToStaticMarkup(<WelcomeBonus card={on("2025-06-01", { redemption })} />));
    expect(open).toContain("$600");
    expect(open).toContain("With $2,600 a monthWithin reach");
  });

  test("is struck through with its date once it ended, and shows no dollars to count on", () => {
    const signUpBonus = { ...makeRecord().signUpBonus, endsOn: "2025-07-31" };
    const ended = renderToStaticMarkup(<WelcomeBonus card={on("2025-08-01", { signUpBonus })} />);
    expect(ended).toContain("<s>60,000 points");
    expect(ended).toContain("ended July 31, 2025");
    expect(ended).not.toContain("$600");
    expect(renderToStaticMarkup(<AtAGlance card={on("2025-08-01", { signUpBonus })} />)).toContain(
      "<s>60,000 points</s>",
    );
  });

  test("of a closed card is struck through where there was an offer, and only told where there was none", () => {
    const closed = (change: object) =>
      renderToStaticMarkup(
        <WelcomeBonus
          card={on("2025-06-01", { status: "closed", signUpBonus: { ...makeRecord().signUpBonus, ...change } })}
        />,
      );
    expect(closed({})).toMatch(/<s>60,000 points.*no one can get this offer/s);
    const none = closed({ kind: "none", points: null, minSpendUsd: null, durationDays: null, description: "None now" });
    expect(none).toContain("None now.");
    expect(none).not.toMatch(/<s>|this offer/);
  });

  test("counts in the first year only where the reader's spending reaches it", () => {
    const read = (slug: string) => toText(renderToStaticMarkup(<WelcomeBonus card={getCard(slug)} />));
    const platinum = read("amex-business-platinum");
    expect(platinum).toContain("If your spending reaches it, count on 150,000 points after $20,000 of purchases");
    expect(platinum).toContain("Out of reach");
    const wrong = listCards().filter(({ slug }) => {
      const text = read(slug);
      return text.includes("Our first-year figure counts") && text.includes("Out of reach");
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test("says when it was last seen once that is long ago", () => {
    const stale = on("2026-11-22");
    expect(renderToStaticMarkup(<WelcomeBonus card={stale} />)).toContain("dates from May 2025");
    expect(toText(renderToStaticMarkup(<AtAGlance card={stale} />))).toContain("Last seen May 2025: 60,000 points");
  });
});

describe("what has changed", () => {
  const entry = {
    kind: "annual_fee",
    field: "/annualFee",
    from: "$69",
    to: "$95",
    source: { kind: "public page", address: "https://example.test/fee" },
    confidence: "medium",
    applied: true,
  } as const;
  const history = [
    { ...entry, id: "a", effective: "2025" },
    { ...entry, id: "b", effective: "2026-02-01", to: "$120", applied: false, note: "Reported once." },
  ];

  test("is told newest first, with date, both values, source and whether the figures follow it", () => {
    const text = toText(renderToStaticMarkup(<WhatHasChanged card={on("2026-11-22", { history })} />));
    expect(text).toMatch(
      /Annual fee \(February 1, 2026\): \$69 → \$120.*Not included in the figures on this page.*Annual fee \(2025\): \$69 → \$95/,
    );
    expect(text).toContain("Reported once. From example.test; confidence: medium.");
  });

  test("does not call an offer left out that the first year counts", () => {
    const text = toText(renderToStaticMarkup(<WhatHasChanged card={getCard("marriott-bonvoy-boundless")} />));
    expect(text).toMatch(/Three free nights[^.]*We first saw this on October 7, 2026/);
    expect(text).toContain("Not included in the figures on this page.");
  });

  test("calls the ways to use a point as elsewhere: travel sites by their names", () => {
    const cents = { ...entry, id: "c", effective: "2025", from: "1.5 cents a point", to: "1 cent a point" };
    const read = (field: string, change: Parameters<typeof makeRecord>[0] = {}) =>
      toText(
        renderToStaticMarkup(
          <WhatHasChanged card={on("2026-11-22", { history: [{ ...cents, kind: "redemption", field }], ...change })} />,
        ),
      );
    expect(read("/redemption/chaseTravelPortalCpp")).toContain("Point value, Chase Travel (2025)");
    expect(read("/redemption/programCpp")).toContain("Point value, typical use (2025)");
    const { redemption } = getCard("chase-sapphire-reserve");
    expect(read("/redemption/programCpp", { redemption })).toContain("Point value without transfers (2025)");
    expect(read("/redemption")).toContain("Point value (2025)");
  });

  test("folds the older part of a long history, and opens without a script", () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...entry, id: `c${index}`, effective: `202${index}` }));
    const markup = renderToStaticMarkup(<WhatHasChanged card={on("2026-11-22", { history: many })} />);
    const [, open, folded] = markup.split("<details");
    expect(toText(open!)).toMatch(/\(2025\).*\(2024\).*\(2023\).*\(2022\)/);
    expect(toText(`<${folded}`)).toMatch(/^2 more changes.*\(2021\).*\(2020\)/);
    const short = renderToStaticMarkup(<WhatHasChanged card={on("2026-11-22", { history: many.slice(1) })} />);
    expect(short.split("<details")).toHaveLength(2);
  });

  test("is left out where nothing is known to have changed", () => {
    expect(renderToStaticMarkup(<WhatHasChanged card={on("2026-11-22")} />)).toBe("");
  });
});

describe("the table of sources", () => {
  const table = (day: string, change: Parameters<typeof on>[1] = {}) =>
    toText(renderToStaticMarkup(<Provenance card={on(day, change)} />));

  test("shows a confidence that fell with the years", () => {
    expect(table("2025-06-01")).toContain("credit scoreMay 2025The issuer&#x27;s termsHigh");
    expect(table("2026-06-01")).toContain("credit scoreMay 2025The issuer&#x27;s termsMedium");
  });

  test("names what is older than the months it is told to be of, also single rates and perks", () => {
    const { provenance, rewards } = makeRecord();
    const newer = Object.fromEntries(
      Object.entries(provenance).map(([group, fact]) => [group, { ...fact, asOf: "2025-07" }]),
    ) as typeof provenance;
    const { source, confidence } = provenance.perks;
    const old = { asOf: "2025-05", source, confidence };
    const perk = { ...makeRecord().perks[0]!, ...old };
    const told = (change: Parameters<typeof on>[1]) =>
      /These facts are ([^.]*)\./.exec(table("2025-08-01", change))?.[1];
    expect(told({ provenance: newer })).toBe("as of July 2025");
    expect(told({ provenance: newer, perks: [perk] })).toBe("as of July 2025, except for some older perks");
    const estimates = { ...newer, redemption: provenance.redemption, creditScore: provenance.creditScore };
    expect(
      told({ provenance: estimates, perks: [perk], rewards: rewards.map((reward) => ({ ...reward, ...old })) }),
    ).toBe("as of July 2025, except for the older point value, credit score, some earn rates and some perks");
  });

  test("has a row for each month, source and confidence, not for each fact", () => {
    const { provenance } = makeRecord();
    const newer = { ...provenance, annualFee: { ...provenance.annualFee, asOf: "2025-07" } };
    const text = table("2025-08-01", { provenance: newer });
    expect(text).toContain(
      "Confidence in sourceAnnual feeJuly 2025The issuer&#x27;s termsHighWelcome bonus, earn rates, perks, APR,",
    );
  });
});
