/** What the calculator says of an answer: real ones, with single figures put in the place of what the catalog gives today. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { answerSearch } from "../shared/tool.ts";
import { createCalculatorTool } from "./answer-calculator.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";
import { CalculatorAnswer, CalculatorRest } from "./calculator-result-view.tsx";

function getResult(query: string): CalculatorResult {
  const { result, asked } = answerSearch(createCalculatorTool([]), new URLSearchParams(query), records);
  if (!result) throw new Error(JSON.stringify(asked.faults));
  return result;
}
const two = getResult("cards=amex-blue-cash-preferred,citi-double-cash&groceries=700&dining=300&other=500&trips=0");
const one = getResult("cards=amex-blue-cash-preferred&groceries=700&dining=300&other=500&trips=1");
const BLUE = records.labels["amex-blue-cash-preferred"]!.name;
const DOUBLE = records.labels["citi-double-cash"]!.name;
const read = (result: CalculatorResult) =>
  readMarkup(
    <>
      <CalculatorAnswer result={result} />
      <CalculatorRest result={result} />
    </>,
  );
const withLater = (held: HeldCards, later: Partial<HeldCards["later"]>): HeldCards => ({
  ...held,
  later: { ...held.later, ...later },
});

describe("two cards", () => {
  test("are judged in a sentence, with dollars of later years", () => {
    expect(read(two)).toContain(two.verdict.text);
    const verdict = { text: "Keep both.", why: "One is less.", most: "The most money: both." };
    expect(read({ ...two, verdict })).toContain(
      "Keep both. $505 in each later year, after all fees One is less. The most money: both.",
    );
    expect(read(two)).toContain("$505 in each later year, after all fees");
    expect(read(two)).toContain("Rewards $600 Annual fees −$95 You come out ahead by $505");
    const best = {
      ...two.best,
      withoutPerksUsd: 401,
      faceValueUsd: 1_402,
    };
    const shown = read({ ...two, best });
    // Which bonuses several cards earn is a plan's question.
    expect(shown).not.toContain("In the first year");
    expect(shown).toContain("Without any perks $401 in a later year");
    expect(shown).toContain("With all perks at face value $1,402 what issuers advertise");
  });

  test("stand side by side, the best first, with what each brings and costs", () => {
    expect(read(two)).toContain("Side by side Alone, a card pays for everything.");
    const text = read(two).slice(read(two).indexOf("Side by side"));
    const at = ["Both together", BLUE, DOUBLE].map((name) => text.indexOf(name));
    expect(at).toEqual(at.toSorted((left, right) => left - right));
    expect(at[0]).toBeGreaterThan(-1);
    expect(read(two)).toMatch(/Both together (?:\$[^F]* at face value )?\$600 \$0 −\$95 \$505/);
  });

  test("say under their names what they make without perks and with all of them, where that differs", () => {
    const [first, ...rest] = two.cards;
    const held = { ...first!, withoutPerksUsd: 385, faceValueUsd: 500 };
    expect(read({ ...two, cards: [held, ...rest] })).toContain(`${BLUE} $385 without perks, $500 at face value $480`);
    expect(read({ ...two, cards: [{ ...held, faceValueUsd: 385 }, ...rest] })).not.toContain("$385 without perks");
    const together = { ...two.together!, slugs: ["a", "b", "c"] };
    expect(read({ ...two, together })).toContain("All 3 together");
  });

  test("have one plan together: which card for which spend, what to do and limits", () => {
    const text = read(two);
    const part = text.slice(text.indexOf("All of them together: which card for which spending"));
    expect(part).toContain(`${BLUE}: Cash back counts at face value.`);
    expect(part).toContain(`${BLUE}: 6% on groceries, then 1%`);
  });
});

describe("one card", () => {
  test("is used for everything, and its first year is told in the singular", () => {
    const text = read(one);
    expect(text).toMatch(/The first year: .* welcome bonus, less \$\d+ in fees.*, for a total of/);
    const held = { ...one.cards[0]!, firstYear: { ...one.cards[0]!.firstYear!, netUsd: 750, bonusesUsd: 250 } };
    expect(read({ ...one, cards: [held], best: held })).toContain(
      "In the first year $750 $250 of it the welcome bonus",
    );
    const none = { ...held, firstYear: { ...held.firstYear, bonusesUsd: 0 } };
    expect(read({ ...one, cards: [none], best: none })).toContain("In the first year $750 no welcome bonus counted");
    expect(text).not.toContain("All of them together");
    expect(text).toContain("What it earns where");
  });

  test("keeps its figures where it isn't worth having", () => {
    const [card] = one.cards;
    const nothing: HeldCards = { ...withLater(card!, { cards: [], netUsd: 0 }), slugs: [] };
    const text = read({ ...one, cards: [withLater(card!, { netUsd: -20 })], best: nothing });
    expect(text).toContain("−$20 in each later year, after all fees");
    expect(read({ ...two, best: nothing })).not.toContain("in each later year, after all fees");
  });

  test("without a card in its plan has no part of its own", () => {
    const [card] = one.cards;
    expect(read({ ...one, cards: [withLater(card!, { cards: [] })] })).not.toContain("What it earns where");
  });
});
