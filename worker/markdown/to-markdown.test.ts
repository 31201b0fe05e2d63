import { describe, expect, test } from "vitest";

import { toMarkdown } from "./to-markdown.ts";

const convert = (main: string) =>
  toMarkdown(
    `<!DOCTYPE html><html><body><header><p>Menu</p></header><main>${main}</main></body></html>`,
    "https://site.test",
  );

describe("toMarkdown", () => {
  test.each([
    ["<h1>Title</h1><p>One <b>bold</b> <em>word</em>.</p>", "# Title\n\nOne **bold** *word*.\n"],
    [
      '<p><a href="/cards/x">X</a> <a href="https://bank.test/">Bank</a></p>',
      "[X](https://site.test/cards/x) [Bank](https://bank.test/)\n",
    ],
    ["<ul><li>a</li><li>b</li></ul>", "- a\n- b\n"],
    [
      "<table><thead><tr><th>Card</th><th>Fee</th></tr></thead><tbody><tr><td>X</td><td>$95</td></tr></tbody></table>",
      "| Card | Fee |\n| ---- | --- |\n| X    | $95 |\n",
    ],
    [
      "<dl><div><dt>Annual fee</dt><dd>$95</dd></div><div><dt>Earns</dt><dd>3x</dd></div></dl>",
      "**Annual fee**: $95\n\n**Earns**: 3x\n",
    ],
    ['<form><input name="a"><button>Go</button></form><svg><title>x</title></svg><p hidden>no</p><p>yes</p>', "yes\n"],
    ['<nav aria-label="Breadcrumb"><a href="/">Home</a></nav><p>text</p>', "text\n"],
    ["<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```\n"],
    ["<p><span>Rating 8.4</span><span>$95 a year</span></p>", "Rating 8.4 · $95 a year\n"],
    ["<p>Now $95, <s>$89</s>.</p>", "Now $95, ~~$89~~.\n"],
    ["<details><summary>Why?</summary><p>So.</p></details>", "**Why?**\n\nSo.\n"],
    ["<p>5 * 3 _x_ # no</p>", "5 \\* 3 \\_x\\_ # no\n"],
  ])("%s", (main, markdown) => {
    expect(convert(main)).toBe(markdown);
  });

  test("says what is between header and footer only", () => {
    expect(convert("<p>text</p>")).not.toContain("Menu");
  });
});
