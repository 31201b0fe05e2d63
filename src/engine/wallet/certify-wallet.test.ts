import { describe, expect, test } from "vitest";

import { checkCertificate } from "../../../scripts/check-certificate.ts";
import type { Profile } from "../value/profile.ts";
import { createRandom, makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import { certifyWallet } from "./certify-wallet.ts";

function certify(cards: readonly WalletCard[], profile: Profile) {
  const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile, {
    sensitivity: false,
    certify: certifyWallet,
  });
  if (!answer.ok) throw new Error("the profile is wrong");
  const { wallet, certificate, certificateNote } = answer;
  const json = JSON.stringify({ wallet, allocation: wallet.allocation, perks: wallet.perks, certificate });
  return { wallet, certificate, certificateNote, faults: certificate ? checkCertificate(json) : null };
}

const flat = makeCard("flat", { earns: [makeBase(2)] });
const dining = makeCard("dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });
const LINES = [makeLine("dining", 500), makeLine("other", 1_000)];

describe("the certificate of a wallet", () => {
  test("says what it proves: the objective, the room, the must-haves and all cards that could join", () => {
    const { certificate, faults } = certify([dining, flat], makeProfile(LINES, { mustHave: ["dining"], maxCards: 2 }));
    expect(certificate).toMatchObject({ maxCards: 2, must: ["dining"], eligible: ["dining", "flat"] });
    expect(certificate!.objectiveUsd).toBeCloseTo(300 + 240 - 20, 9);
    expect(faults).toEqual([]);
  });

  test("of a single possible wallet is that wallet with its worth", () => {
    const { certificate } = certify([dining], makeProfile(LINES, { mustHave: ["dining"], maxCards: 1 }));
    expect(certificate!.cases).toEqual([
      { in: ["dining"], out: [], prices: { "the wallet itself": 420 }, surpluses: { dining: 0 } },
    ]);
  });

  test("names the lines of spend, the perks that count once and the effort of the first card", () => {
    const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
    const clubs = ["club-a", "club-b"].map((slug) => makeCard(slug, { perks: [lounge], earns: [makeBase(2)] }));
    const { certificate, faults } = certify([...clubs, dining], makeProfile(LINES, { trips: 4, maxCards: 2 }));
    const names = new Set(certificate!.cases.flatMap(({ prices }) => Object.keys(prices)));
    expect(
      [...names].every((name) =>
        /^(line [12] of 2 kinds of spend|once per wallet 1|effort of the first card|the wallet itself)$/.test(name),
      ),
    ).toBe(true);
    expect([...names]).toEqual(
      expect.arrayContaining(["line 2 of 2 kinds of spend", "once per wallet 1", "effort of the first card"]),
    );
    expect(faults).toEqual([]);
  });

  test("a wallet that costs more than the limit on fees proves itself worth nothing", () => {
    const dear = makeCard("dear", { earns: [makeBase(9)], fees: { firstYearUsd: 300, laterUsd: 300 } });
    const { certificate, faults } = certify([dear, flat], makeProfile(LINES, { maxAnnualFeesUsd: 200, maxCards: 1 }));
    // A wallet without room for more needs no card to be out.
    expect(certificate!.cases.find((one) => one.in.includes("dear"))).toEqual({
      in: ["dear"],
      out: [],
      prices: { "over the fee limit": 0 },
      surpluses: { dear: 0 },
    });
    expect(faults).toEqual([]);
  });

  test("a card over the limit on fees is one case, whatever could join it", () => {
    const dear = makeCard("dear", { earns: [makeBase(9)], fees: { firstYearUsd: 300, laterUsd: 300 } });
    const paid = makeCard("paid", { earns: [makeBase(2.5)], fees: { firstYearUsd: 200, laterUsd: 200 } });
    const profile = makeProfile(LINES, { maxAnnualFeesUsd: 200, maxCards: 2 });
    const { certificate, faults } = certify([dear, dining, flat, paid], profile);
    expect(certificate!.cases.filter((one) => one.in.includes("dear"))).toEqual([
      { in: ["dear"], out: [], prices: { "over the fee limit": 0 }, surpluses: { dear: 0 } },
    ]);
    expect(faults).toEqual([]);
  });

  test("a wallet that is its own proof counts what it earns in its best way", () => {
    const points = makePerk("p", { kind: "points", points: 10_000, needs: { spendUsd: 9_000 } });
    const profile = makeProfile(LINES, { mustHave: ["club"], maxCards: 1 });
    const { certificate, faults } = certify([makeCard("club", { perks: [points], earns: [makeBase(1)] })], profile);
    expect(certificate!.cases.map(({ prices }) => prices)).toEqual([{ "the wallet itself": 180 + 100 }]);
    expect(faults).toEqual([]);
  });

  test("prints prices above 0 with four digits, and surpluses of what is in or adds something", () => {
    const { certificate } = certify([dining, flat, makeCard("weak", { earns: [makeBase(0.1)] })], makeProfile(LINES));
    for (const { prices, surpluses, in: held } of certificate!.cases) {
      for (const usd of Object.values(prices)) expect(Math.abs(usd * 1e4 - Math.round(usd * 1e4))).toBeLessThan(1e-6);
      for (const [slug, usd] of Object.entries(surpluses)) expect(held.includes(slug) || usd > 0, slug).toBe(true);
    }
    expect(certificate!.cases.flatMap(({ surpluses }) => Object.keys(surpluses))).not.toContain("weak");
  });

  test("is not written where it needs too many cases, and that is said", () => {
    // Every pair of twenty cards that each pay a different line best, with a limit on fees for two of them.
    const cards = Array.from({ length: 24 }, (_, at) =>
      makeCard(`card-${String(at).padStart(2, "0")}`, {
        fees: { firstYearUsd: 50 + at, laterUsd: 50 + at },
        earns: [makeBase(3 + at / 100)],
        perks: [makePerk("p", { kind: "points", points: 6_000 + at * 100 })],
      }),
    );
    const { certificate, certificateNote } = certify(
      cards,
      makeProfile(LINES, { maxAnnualFeesUsd: 125, maxCards: 3, effortUsd: 0 }),
    );
    expect(certificate).toBeNull();
    expect(certificateNote).toBe("The proof needs more than 200 cases.");
  });
});

test.each(Array.from({ length: 36 }, (_, seed) => seed))(
  "of an answer on random cards holds for a checker without the engine's code (#%i)",
  (seed) => {
    const random = createRandom(seed + 8_800);
    const cards = makeRandomCards(seed < 30 ? 8 : 14, random);
    const profile = { ...makeRandomProfile(random, cards), maxCards: 1 + (seed % 4) };
    const { certificate, certificateNote, faults } = certify(cards, profile);
    expect(certificate ?? certificateNote).toBeTruthy();
    if (certificate) expect(faults).toEqual([]);
  },
);
