import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ChooseIfSection } from "./choose-if-section.tsx";

test("advice for a pair gives each card's conditions and whose figures they are; of a closed card nobody is told to choose it", () => {
  const choice = { slug: "x", name: "X", isClosed: false, netUsd: 743.2, conditions: ["you dine", "you fly"] };
  const closed = { ...choice, slug: "y", name: "Y", isClosed: true, conditions: ["a"] };
  const markup = renderToStaticMarkup(
    <ChooseIfSection advice={{ reader: "For a household.", choices: [choice, closed] }} />,
  );
  expect(markup).toContain("<li>you dine</li><li>you fly</li>");
  expect(markup).toContain('Choose <a href="/cards/x">X</a> if');
  expect(markup).toContain('Keep <a href="/cards/y">Y</a>, which takes no new applications, if');
  expect(markup).toContain("For a household.");
});
