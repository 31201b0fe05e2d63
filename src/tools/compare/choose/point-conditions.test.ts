/** Where the points of one card of a pair can go, and the other's cannot. */
import { describe, expect, test } from "vitest";

import { PROGRAMS } from "../../../catalog/program.ts";
import { makeCard } from "../../../engine/value/test-cards.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import { listPointConditions } from "./point-conditions.ts";
import { type Given, listWordings, weigh } from "./test-weighing.ts";

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
    expect(condition?.text).toMatch(
      new RegExp(
        `^you would rather have points for flights and hotels than cash back: they become ${hyatt}, .+ and .+, one to one$`,
      ),
    );
    const named = condition!.text
      .split(": they become ")[1]!
      .replace(", one to one", "")
      .split(/, | and /);
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
        expect(condition?.text).toMatch(/^you would turn points into .*, one to one; Other's don't go there$/);
    }
    expect(tell(toPoints(program!.slug), toPoints(program!.slug))).toEqual([]);
    expect(tell(toPoints(program!.slug, { transfersAlone: false }), cash)).toEqual([]);
  });

  test("instead of points that stay where they are, or belong to one brand", () => {
    const stuck = toPoints("other", { transfersAlone: false });
    expect(tell(toPoints(program!.slug), stuck)[0]?.text).toContain("than points that Other alone can't move:");
    const brand = { ...stuck, rewards: { ...stuck.rewards, brandOf: "Delta" } };
    expect(tell(toPoints(program!.slug), brand)[0]?.text).toContain("than points that only Delta takes:");
    const said = listWordings(toPoints(program!.slug), cash, listPointConditions)["points-alone"];
    expect(said?.[1]).toMatch(
      new RegExp(`^you book with ${hyatt}, .* and would transfer points, which Other alone can't do$`),
    );
    const other = PROGRAMS.find(({ partners }) => !partners.some(({ partner }) => partner === hyatt))!;
    const elsewhere = listWordings(toPoints(program!.slug), toPoints(other.slug), listPointConditions);
    expect(elsewhere["points-elsewhere"]?.[1]).toMatch(
      /(are programs|is a program) you use: only Own's points move there at full ratio$/,
    );
  });

  test("at full ratio with one card of a program and less with the other", () => {
    const found = PROGRAMS.flatMap(({ slug, partners }) =>
      partners.flatMap(({ partner, ratio, exception = "" }) => {
        const name = /^1:1 with an? (.*)$/.exec(exception)?.[1];
        return name ? [{ slug, partner, ratio, name }] : [];
      }),
    )[0]!;
    const own = { ...toPoints(found.slug), card: { name: found.name, rewardProgram: "Points" } };
    const [bank, received] = found.ratio.split(":");
    expect(tell(own, toPoints(found.slug))).toEqual([
      {
        kind: "points",
        weight: 7,
        text: `you move points to ${found.partner}: all of them arrive, while ${bank} points of Other become ${received}`,
      },
    ]);
    expect(tell(own, own)).toEqual([]);
  });

  test("nowhere: plain cash beside points that have to be used", () => {
    const text = "you want plain cash back, with no award charts to study";
    expect(tell(cash, toPoints(program!.slug))).toEqual([{ kind: "points", weight: 5.5, text }]);
    expect(tell(cash, toPoints("skymiles", { kind: "brand", transfersAlone: false }))[0]?.text).toBe(text);
    expect(tell(cash, toPoints("other", { transfersAlone: false }))).toEqual([]);
    expect(tell(cash, cash)).toEqual([]);
    expect(listWordings(cash, toPoints(program!.slug), listPointConditions)["cash"]?.[1]).toContain(
      "cash suits you better",
    );
  });
});
