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
    ["<p># no</p><p>1. no</p><p>- no</p><p>a - b 1. #</p>", "\\# no\n\n1\\. no\n\n\\- no\n\na - b 1. #\n"],
    ["<p>a<br/>b &amp; c &amp;amp; d</p>", "a\\\nb & c \\&amp; d\n"],
    ['<ol start="3"><li>a<ul><li>b</li></ul></li><li>c</li></ol>', "3. a\n\n   - b\n\n4. c\n"],
    ["<blockquote><p>a</p><p>b</p></blockquote><hr/>", "> a\n>\n> b\n\n---\n"],
    ["<p><strong>a </strong>b<code>x`y</code></p>", "**a** b`` x`y ``\n"],
    ["<section><div>a</div>b <em>c</em><div><p>d</p></div></section>", "a\n\nb *c*\n\nd\n"],
    [
      '<table><caption>All</caption><tr><th colspan="2">A|B</th></tr><tr><td><p>1</p><p>2</p></td><td></td></tr></table>',
      "All\n\n| A\\|B |     |\n| ---- | --- |\n| 1 2  |     |\n",
    ],
    ['<p>a</p><label class="x"><input type="checkbox"/>Compare</label><p class="visually-hidden">b</p>', "a\n"],
    ['<a href="/x"><div><h3>Card</h3><p>$95</p></div></a>', "[Card $95](https://site.test/x)\n"],
    ["<p>5 * 3 _x_ # no</p>", "5 \\* 3 \\_x\\_ # no\n"],
  ])("%s", (main, markdown) => {
    expect(convert(main)).toBe(markdown);
  });

  test("says what is between header and footer only", () => {
    expect(convert("<p>text</p>")).not.toContain("Menu");
  });
});
