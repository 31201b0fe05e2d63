/** The picture of a plan: which card is held when, where its minimum is spent, and when bonus and fees come. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { decodeEntities } from "../../../test/support/visible-text.ts";
import type { PlanAnswer } from "../../engine/plan/plan-answer.ts";
import { PlanPicture } from "./plan-picture.tsx";
import { makeMonth, makeOpening, makePrinted, makeResult } from "./test-plan.ts";

const draw = (plan: Partial<PlanAnswer>) => <PlanPicture result={makeResult(plan)} />;
const read = (plan: Partial<PlanAnswer>) => readMarkup(draw(plan));
const markupOf = (plan: Partial<PlanAnswer>) => renderToStaticMarkup(draw(plan));
const whose = (card: string, person = 0) => ({ card, person });

describe("the picture", () => {
  const held = [whose("alpha")];
  const months = [
    makeMonth(0, { held: [whose("beta")] }),
    makeMonth(3, { held: [whose("beta"), ...held], fees: [{ ...whose("alpha"), usd: 95, countedUsd: 95 }] }),
    makeMonth(8, { held: [...held, whose("gamma")], fees: [{ ...whose("gamma"), usd: 95, countedUsd: 95 }] }),
    makeMonth(11, { held: [whose("gamma")] }),
  ];
  const bonus = { ...makeOpening("alpha").bonus!, month: 6 };
  const openings = [makeOpening("alpha", { month: 3, bonus }), makeOpening("gamma", { month: 8, bonus: null })];
  const best = makePrinted({ months, openings });
  const pictureOf = (plan: Partial<PlanAnswer>) => {
    const markup = markupOf(plan);
    const from = markup.indexOf('<svg class="chart plan-picture"');
    return from === -1 ? "" : markup.slice(from, markup.indexOf("</svg>", from));
  };

  test("says in words from when to when each card is held, and when its bonus comes", () => {
    expect(pictureOf({ best })).toContain(
      'aria-label="Cards over 12 months. Beta Card: November 2026 to February 2027; Alpha Card: February 2027 to July 2027, bonus in May 2027, −$95; Gamma Card: July 2027 to October 2027, −$95."',
    );
    expect(read({ best })).toContain("minimum spend card held bonus arrives annual fee");
    expect(pictureOf({})).toBe("");
  });

  test("has a bar for each card from its opening to its end, with its minimum, bonus and fee", () => {
    const picture = pictureOf({ best });
    // Three rows of 46 below an axis of 24.
    expect(picture).toContain('height="162"');
    const bars = [...picture.matchAll(/<rect class="fill-1" x="([\d.]+)%" y="(\d+)" width="([\d.]+)%"/g)];
    expect(bars.map(([, ...numbers]) => numbers.map(Number))).toEqual([
      [0, 42, 33.3],
      [25, 88, 50],
      [66.7, 134, 33.3],
    ]);
    expect(
      [...picture.matchAll(/<rect class="fill-4" x="([\d.]+)%" y="(\d+)" width="([\d.]+)%"/g)].map(String),
    ).toEqual(['<rect class="fill-4" x="25.0%" y="88" width="25.0%",25.0,88,25.0']);
    expect([...picture.matchAll(/<circle class="point" cx="([\d.]+)%" cy="(\d+)"/g)].map(([, x, y]) => [x, y])).toEqual(
      [["50.0", "96"]],
    );
    const fees = [...picture.matchAll(/class="plan-fee" x1="([\d.]+)%" x2="([\d.]+)%" y1="(\d+)" y2="(\d+)"/g)];
    expect(fees.map(([, ...numbers]) => numbers.map(Number))).toEqual([
      [25, 25, 85, 107],
      [66.7, 66.7, 131, 153],
    ]);
  });

  test("writes the name of a late card from the right, and has ticks every three months or six", () => {
    const picture = pictureOf({ best });
    expect(picture).toContain(
      '<text x="25.0%" y="82" text-anchor="start">Alpha Card<tspan class="axis num"> −$95</tspan></text>',
    );
    expect(picture).toContain(
      '<text x="100.0%" y="128" text-anchor="end">Gamma Card<tspan class="axis num"> −$95</tspan></text>',
    );
    const ticks = (markup: string) =>
      [...markup.matchAll(/<text class="axis" x="([\d.]+)%" y="12">([^<]+)</g)].map(
        ([, x, text = ""]) => `${x} ${decodeEntities(text)}`,
      );
    expect(ticks(picture)).toEqual(["0.0 Nov '26", "25.0 Feb '27", "50.0 May '27", "75.0 Aug '27"]);
    expect(ticks(pictureOf({ best, months: 24 }))).toEqual([
      "0.0 Nov '26",
      "25.0 May '27",
      "50.0 Nov '27",
      "75.0 May '28",
    ]);
  });

  test("has no minimum where none has to be spent", () => {
    const opening = makeOpening("alpha", { month: 3, bonus: { ...bonus, afterUsd: 0 } });
    expect(pictureOf({ best: makePrinted({ months, openings: [opening] }) })).not.toContain("fill-4");
  });
});
