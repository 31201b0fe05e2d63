import { expect, test } from "vitest";

import { parseMarkup } from "./parse-markup.ts";

test("elements, attributes and entities are those of the document", () => {
  expect(
    parseMarkup('<!-- no --><p class="a b" hidden="">1 &lt; 2 &amp;&#x27;&nbsp;<br/><img alt="&quot;x&quot;">y</p>'),
  ).toEqual([
    {
      name: "p",
      attributes: { class: "a b", hidden: "" },
      children: [
        "1 < 2 &'\u00A0",
        { name: "br", attributes: {}, children: [] },
        { name: "img", attributes: { alt: '"x"' }, children: [] },
        "y",
      ],
    },
  ]);
});

test.each(["<p>", "<p><b></p></b>", "</p>", "<p class=a>x</p>", "a < b", "<p/ >"])("%s is not our markup", (html) => {
  expect(() => parseMarkup(html)).toThrow(/Not our markup|closes|is not closed/);
});
