import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { getCard } from "../../catalog/queries.ts";
import { WhenToApply } from "./when-to-apply.tsx";

const render = (slug: string) => renderToStaticMarkup(<WhenToApply card={getCard(slug)} />);

test("a Chase card names the rule that it needs, the place it takes and the other bonus that it may cost", () => {
  const markup = render("chase-ink-business-cash");
  expect(markup).toContain("five or more cards with any bank");
  expect(markup).toContain("doesn&#x27;t count toward the 5/24 rule");
  expect(markup).toContain("the bonus on Chase Ink Business Unlimited. That card may cost you this card&#x27;s");
});

test("a card on the personal report counts toward Chase's rule; a lower card of a family comes first", () => {
  const markup = render("amex-platinum");
  expect(markup).toContain("(its 5/24 rule). This card counts toward it for two years.");
  expect(markup).toMatch(/the bonus on .*Gold.*\. If you want one of those/);
  expect(markup).not.toContain("choose before you apply");
});

test("the planner opens with what the card needs to be looked at", () => {
  expect(render("chase-ink-business-cash")).toContain('href="/planner?preset=small-business"');
  expect(render("delta-skymiles-gold")).toContain('href="/planner?brands=Delta');
});
