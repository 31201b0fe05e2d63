import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { getCard } from "../../catalog/queries.ts";
import { WhenToApply } from "./when-to-apply.tsx";

const render = (slug: string) => renderToStaticMarkup(<WhenToApply card={getCard(slug)} />);

test("a Chase card names the rule that it needs, the place it takes and the bonus it blocks", () => {
  const markup = render("chase-ink-business-cash");
  expect(markup).toContain("five or more cards of any bank");
  expect(markup).toContain("takes no place under Chase’s 5/24 rule");
  expect(markup).toContain("the bonus of Chase Ink Business Unlimited");
});

test("a card on the personal report takes one of the five places; a lower card of a family is to be had first", () => {
  const markup = render("amex-platinum");
  expect(markup).toContain("takes one of the five new accounts");
  expect(markup).toMatch(/the bonus of .*Gold.*: if you\s+want one of those/);
});

test("the planner opens with what the card needs to be looked at", () => {
  expect(render("chase-ink-business-cash")).toContain('href="/planner?preset=small-business"');
  expect(render("delta-skymiles-gold")).toContain('href="/planner?brands=Delta');
});
