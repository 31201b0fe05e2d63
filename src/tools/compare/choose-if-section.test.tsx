import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { toLoaderArgs } from "../../../test/support/load-page.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { getCard } from "../../catalog/queries.ts";
import { ChooseIfSection } from "./choose-if-section.tsx";
import { loadComparePairPage } from "./compare-page.tsx";

describe("advice for a pair", () => {
  const choice = {
    slug: "amex-gold",
    name: "Amex Gold",
    isClosed: false,
    netUsd: 743.2,
    conditions: ["you dine", "you fly", "you do"],
  };
  const show = (isClosed: boolean, cards = [getCard("amex-gold")]) =>
    renderToStaticMarkup(
      <ChooseIfSection
        advice={{
          reader: "For a household.",
          choices: [choice, { ...choice, slug: "x", name: "X", isClosed, netUsd: -217, conditions: ["a"] }],
        }}
        cards={cards}
      />,
    );

  test("gives each card's conditions, joined by or, and whose figures they are", () => {
    const { advice, cards } = loadComparePairPage(
      toLoaderArgs("/compare/amex-gold-vs-amex-platinum", { pair: "amex-gold-vs-amex-platinum" }),
    );
    expect(readMarkup(<ChooseIfSection advice={advice!} cards={cards} />)).toContain(advice!.reader);
    expect(show(false)).toContain("<li>you dine; or</li><li>you fly; or</li><li>you do.</li>");
    expect(show(false)).toContain('Choose <a href="/cards/x">X</a> if');
    expect(show(true)).toContain('Keep <a href="/cards/x">X</a>, which takes no new applications, if');
    expect(show(true)).toContain("<li>a.</li>");
    expect(show(false)).toMatch(/gain">\$743<.*cost">−\$217</);
    expect(show(true)).toContain('data-choose-if="amex-gold,x"');
    expect(show(true).split('width="72"')).toHaveLength(show(true, []).split('width="72"').length + 1);
  });
});
