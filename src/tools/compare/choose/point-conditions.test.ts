/** Where the points of one card of a pair can go, and the other's cannot. */
import { describe, expect, test } from "vitest";

import { PROGRAMS } from "../../../catalog/program.ts";
import { makeCard } from "../../../engine/value/test-cards.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import { listPointConditions } from "./point-conditions.ts";
import { type Given, weigh } from "./test-weighing.ts";

describe("where points go", () => {
  const toPoints = (program: string, more: Partial<WalletCard["points"]> = {}): Given => ({
    rewards: {
      points: { ...makeCard("x").points, program, kind: "bank", transfersAlone: true, ...more },
    },
    card: { rewardProgram: "Points" },
  });
  const cash: Given = { card: { rewardProgram: "Cash back" } };
  const tell = (own: Given, other: Given) => listPointConditions(weigh(own, other));
  const program = PROGRAMS.find(({ partners }) =>
    partners.some(({ partner, ratio }) => /Hyatt/.test(partner) && ratio === "1:1"),
  );
  const hyatt = program!.partners.find(({ partner }) => /Hyatt/.test(partner))!.partner;

  test("to partners one to one, the best known first, three at most", () => {
    const [condition, ...more] = tell(toPoints(program!.slug), cash);
    expect(more).toEqual([]);
    expect(condition).toMatchObject({ kind: "points", weight: 6.6 });
    const [, text = ""] =
      /^you would transfer points one to one to (.+); with Other alone, you can't$/.exec(condition!.text) ?? [];
    const named = text.split(/, | or /);
    expect(named[0]).toBe(hyatt);
    expect(named).toHaveLength(3);
    for (const name of named) {
      const partner = program!.partners.find((known) => known.partner === name);
      expect([partner?.ratio, partner?.needs], name).toEqual(["1:1", undefined]);
    }
  });

  test("that the other card's points don't reach", () => {
    for (const other of PROGRAMS.filter(({ slug }) => slug !== program!.slug)) {
      const [condition] = tell(toPoints(program!.slug), toPoints(other.slug));
      const reached = other.partners.some(({ partner }) => partner === hyatt);
      expect(condition?.text.includes(hyatt) ?? false, other.slug).toBe(!reached);
      if (!reached) expect(condition).toMatchObject({ kind: "points", weight: 6.2 });
      if (!reached)
        expect(condition?.text).toMatch(/^you would transfer points one to one to .*; Other's points don't go there$/);
    }
    expect(tell(toPoints(program!.slug), toPoints(program!.slug))).toEqual([]);
    expect(tell(toPoints(program!.slug, { transfersAlone: false }), cash)).toEqual([]);
  });

  test("is not told of the program whose points the other card earns itself", () => {
    const own: Given = { card: { rewardProgram: hyatt } };
    const [condition] = tell(toPoints(program!.slug), own);
    expect(condition!.text).toMatch(/^you would transfer points one to one to /);
    expect(condition!.text).not.toContain(hyatt);
  });

  test("at full ratio with one card of a program and less with the other", () => {
    const found = PROGRAMS.flatMap(({ slug, partners }) =>
      partners.flatMap(({ partner, ratio, withCards }) =>
        withCards?.ratio === "1:1" ? [{ slug, partner, ratio, card: withCards.cards[0]! }] : [],
      ),
    )[0]!;
    const own = { ...toPoints(found.slug), card: { slug: found.card, rewardProgram: "Points" } };
    const [bank, received] = found.ratio.split(":");
    expect(tell(own, toPoints(found.slug))).toEqual([
      {
        kind: "points",
        weight: 7,
        text: `you transfer points to ${found.partner}: they go one to one, while ${bank} points from Other become ${received}`,
      },
    ]);
    expect(tell(own, own)).toEqual([]);
  });

  test("nowhere: plain cash beside points that have to be used", () => {
    const text = "you want plain cash back instead of Other's points";
    expect(tell(cash, toPoints(program!.slug))).toEqual([{ kind: "points", weight: 5.5, text }]);
    expect(tell(cash, toPoints("skymiles", { kind: "brand", transfersAlone: false }))[0]?.text).toBe(text);
    expect(tell(cash, toPoints("other", { transfersAlone: false }))).toEqual([]);
    expect(tell(cash, cash)).toEqual([]);
  });
});
