import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";

import { PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's way of writing: these are no faults of the document.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    // Long titles of cards are cut by nobody; length is checked with the pages.
    "long-title": "off",
    // A landmark needs a name only where there are two of a kind, and axe checks that.
    "unique-landmark": "off",
    "no-trailing-whitespace": "off",
    // Subresource integrity is a header matter of its own.
    "require-sri": "off",
    "tel-non-breaking": "off",
    // `cards` and `brand` are lists: a form sends one value for each field of that name.
    "form-dup-name": "off",
  },
});

test.each(PAGE_KINDS)("the HTML of %s is valid", async (path) => {
  const html = await (await fetch(site + path)).text();
  const report = await validator.validateString(html, path);
  const messages = report.results.flatMap((result) =>
    result.messages.map(
      (message) =>
        `${message.ruleId}: ${message.message} (${html.slice(Math.max(0, message.offset - 60), message.offset + 60)})`,
    ),
  );
  expect([...new Set(messages)].slice(0, 12)).toEqual([]);
});
