import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";

import { readSiteText } from "../support/read-site-page.ts";
import { takeSample } from "../support/sample-size.ts";
import { listSitePaths, PAGE_KINDS, sampleAlike } from "../support/site-routes.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's way of writing: these are no faults of the document.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
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

/** Faults of a page, each once, with the markup around it. */
async function listFaults(path: string): Promise<readonly string[]> {
  const html = await readSiteText(path);
  const report = await validator.validateString(html, path);
  const messages = report.results.flatMap((result) =>
    result.messages.map(
      (message) =>
        `${message.ruleId}: ${message.message} (${html.slice(Math.max(0, message.offset - 60), message.offset + 60)})`,
    ),
  );
  return [...new Set(messages)];
}

test.each(PAGE_KINDS)("the HTML of %s is valid", async (path) => {
  expect((await listFaults(path)).slice(0, 12)).toEqual([]);
});

test("the HTML of some other pages of each kind is valid", async () => {
  const faults: string[] = [];
  for (const path of takeSample(sampleAlike(listSitePaths()), 2).filter((address) => !PAGE_KINDS.includes(address))) {
    for (const fault of await listFaults(path)) faults.push(`${path}: ${fault}`);
  }
  expect(faults.slice(0, 12)).toEqual([]);
});
