/** What to keep of some cards, in words and dollars, from figures given by hand. */
import { describe, expect, test } from "vitest";

import type { WalletPart } from "../../engine/readers/list-parts.ts";
import type { HeldCards } from "./held-cards.ts";
import { toVerdict } from "./to-verdict.ts";

const part = (netUsd: number, ...slugs: string[]): WalletPart => ({
  slugs,
  netUsd,
  objectiveUsd: netUsd,
  pickUsd: netUsd,
  feesUsd: 0,
});
const NAMES: Record<string, string> = { a: "Amber", b: "Blue", c: "Coral" };
const toName = (slug: string) => NAMES[slug] ?? slug;

interface Later {
  readonly rewardsUsd?: number;
  readonly perksUsd?: number;
  readonly feesUsd?: number;
}
/** Of `parts`, the best first; only the figures that the verdict reads. */
function judge(parts: readonly WalletPart[], later: Later = {}) {
  const [best] = parts;
  const { slugs, netUsd } = best!;
  const plan = { netUsd, rewardsUsd: 0, perksUsd: 0, feesUsd: 0, ...later, cards: slugs.map((slug) => ({ slug })) };
  return toVerdict(parts, { slugs, later: plan } as unknown as HeldCards, toName);
}

describe("a single card", () => {
  test("is told with what it brings, costs and leaves", () => {
    const { text, why } = judge([part(205, "a"), part(0)], { rewardsUsd: 250, perksUsd: 50, feesUsd: 95 });
    expect(text).toBe("Amber earns $300 a year and costs $95: you come out $205 ahead.");
    expect(why).toBeNull();
    expect(judge([part(205, "a"), part(0)], { rewardsUsd: 205 }).text).toBe(
      "Amber earns $205 a year and has no annual fee.",
    );
  });

  test("that is not worth its fee is told so, with the loss", () => {
    expect(judge([part(0), part(-45, "a")]).text).toBe(
      "Amber isn't worth its fee on this spending: it costs you $45 a year more than it earns.",
    );
    expect(judge([part(0), part(0, "a")]).text).toBe("Amber earns you nothing on this spending.");
  });
});

describe("of several cards", () => {
  test("none may be worth its fee; the nearest is named", () => {
    expect(judge([part(0), part(-60, "a"), part(-20, "b"), part(-80, "a", "b")]).text).toBe(
      "None of these cards is worth its fee on this spending: Blue comes closest, at −$20 a year.",
    );
  });

  test("one is kept alone, with its lead and what the next would cost beside it", () => {
    const { text, why } = judge([part(300, "a"), part(280, "a", "b"), part(120, "b"), part(0)]);
    expect(text).toBe("Keep Amber alone: $180 a year more than Blue alone.");
    expect(why).toBe("Alongside it, Blue would cost $20 a year more than it earns.");
  });

  test("one may be as good as the next, which would add nothing, or too little", () => {
    const level = judge([part(300, "a"), part(300.2, "b"), part(300.1, "a", "b"), part(0)]);
    expect(level).toEqual({
      text: "Keep Amber alone: as much as Blue alone.",
      why: "Alongside it, Blue would add nothing.",
      most: null,
    });
    expect(judge([part(300, "a"), part(120, "b"), part(315, "a", "b"), part(0)]).why).toBe(
      "Alongside it, Blue would add only $15 a year.",
    );
  });

  test("some are kept together, against the best of them alone", () => {
    const parts = [
      part(500, "a", "b"),
      part(480, "a", "b", "c"),
      part(420, "b"),
      part(410, "a"),
      part(90, "c"),
      part(495, "a", "c"),
      part(0),
    ];
    expect(judge(parts)).toEqual({
      text: "Keep Amber and Blue together: $80 a year more than Blue alone.",
      why: "Alongside them, Coral would cost $20 a year more than it earns.",
      most: null,
    });
    // All of them: nothing is left out.
    const all = [part(600, "a", "b", "c"), part(300, "a"), part(200, "b"), part(100, "c"), part(0)];
    expect(judge(all)).toEqual({
      text: "Keep Amber, Blue and Coral together: $300 a year more than Amber alone.",
      why: null,
      most: null,
    });
  });
});

describe("our pick and the most money", () => {
  const dear = (netUsd: number, feesUsd: number, ...slugs: string[]) => ({ ...part(netUsd, ...slugs), feesUsd });

  test("the most money is told with its dollars and fees where it isn't the pick", () => {
    const single = judge([dear(585, 95, "b"), dear(597, 325, "a"), dear(560, 420, "a", "b"), part(0)], { feesUsd: 95 });
    expect(single.text).toBe("Keep Blue alone: $12 a year less than Amber alone, but $230 less in fees.");
    // The sentence has it.
    expect(single.most).toBeNull();
    expect(
      judge([dear(710, 95, "b", "c"), dear(757, 745, "a", "b", "c"), dear(600, 95, "b")], { feesUsd: 95 }).most,
    ).toBe("The most money: Amber, Blue and Coral together, $47 more a year for $650 more in fees.");
  });

  test("nothing is told where the pick is worth the most, or as much in whole dollars", () => {
    expect(judge([dear(757, 95, "a"), dear(757.2, 495, "a", "b"), part(0)], { feesUsd: 95 }).most).toBeNull();
    expect(judge([dear(300, 0, "a"), dear(300, 95, "b"), dear(310, 95, "a", "b"), part(0)]).text).toBe(
      "Keep Amber alone: as much as Blue alone, for $95 less in fees.",
    );
  });
});
