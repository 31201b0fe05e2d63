/** Lounges as fields, read against the words of the perk and against what the sums count. */
import { describe, expect, test } from "vitest";

import { findPerkUse } from "./perk-use.ts";
import { listCards } from "./queries.ts";

const PERKS = listCards().flatMap(({ slug, perks }) =>
  perks.flatMap((perk) => (perk.type === "lounge_access" ? [{ slug, perk, lounges: perk.lounges ?? [] }] : [])),
);

/** As descriptions write them. */
const WORDS: Readonly<Record<string, RegExp>> = {
  "Priority Pass": /Priority Pass/,
  Centurion: /Centurion/,
  "Plaza Premium": /Plaza Premium/,
  "Delta Sky Club": /Sky Club/,
  "Capital One": /Capital One Lounges/,
  "Chase Sapphire": /Sapphire Lounges/,
  "Admirals Club": /Admirals Club/,
  "United Club": /United Club/,
  "Alaska Lounge": /Alaska Lounge/,
  BlueHouse: /BlueHouse/,
  "Lufthansa Business": /Lufthansa/,
};
const NUMBERS: Readonly<Record<string, number>> = { two: 2, four: 4, eight: 8 };

describe.each(PERKS)("the lounges of $slug", ({ slug, perk, lounges }) => {
  const networks = lounges.map(({ network }) => network);

  test("are all that its words name, each once", () => {
    const named = Object.keys(WORDS).filter((network) => WORDS[network]?.test(perk.description));
    expect(networks).toEqual(expect.arrayContaining(named));
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(networks).size).toBe(networks.length);
  });

  test("admit as often as the sums count", () => {
    const { visits } = findPerkUse(slug, perk.id) ?? {};
    const limits = lounges.map(({ visitsPerYear }) => visitsPerYear);
    if (typeof visits === "number") expect(limits).toContain(visits);
    else expect(limits.every((limit) => typeof limit === "number")).toBe(false);
  });

  test("admit as many guests as its words say, where sources agree", () => {
    const [, word = ""] =
      /Priority Pass(?: Select)?(?: lounge visits)?(?:[^,;]*)? with (\w+) guests/.exec(perk.description) ?? [];
    const guests = lounges.find(({ network }) => network === "Priority Pass")?.guestsFree;
    if (NUMBERS[word] !== undefined && guests !== undefined) expect(guests).toBe(NUMBERS[word]);
  });
});
