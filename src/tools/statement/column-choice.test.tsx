/** What the owner of an unknown table is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { StatementFold } from "./statement-fold.tsx";

const choose = (rows: readonly (readonly string[])[]) => (
  <ColumnChoice message="Which is which?" rows={rows} onChoose={() => undefined} />
);

test("every column can be each of three, shown by what stands in its first rows", () => {
  const node = choose([
    ["02|09", "Blue Door", "30"],
    ["03|09", "Safeway"],
    ["x".repeat(70), "y", "31", "more"],
  ]);
  const options = `1: 02|09 · 03|09 · ${"x".repeat(44)} 2: Blue Door · Safeway · y 3: 30 · · 31 4: · · more`;
  expect(readMarkup(node)).toBe(
    `Which is which? Date ${options} Merchant or description ${options} Amount ${options} Read it with these columns`,
  );
  const chosen = [...renderToStaticMarkup(node).matchAll(/<option value="(\d)" selected=""/g)].map(([, at]) => at);
  expect(chosen).toEqual(["0", "1", "2"]);
  expect(renderToStaticMarkup(node)).not.toContain("disabled");
});

test("without a script a statement has no place", () => {
  const markup = renderToStaticMarkup(<StatementFold />);
  expect(markup).toMatch(/class="[^"]*\bscriptless:hidden\b/);
  expect(readMarkup(<StatementFold />)).toBe("Fill these in from a bank or card statement");
});
