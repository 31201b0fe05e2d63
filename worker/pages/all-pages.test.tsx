/** What holds for the markup of every page there is, as React writes it. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler } from "react-router";
import { expect, test } from "vitest";

import { FORM_ERRORS, listSitePaths, PAGE_KINDS, sampleComparisons } from "../../test/support/site-routes.ts";
import type { PageHandle } from "../../src/page/page-route.ts";
import { routes } from "../../src/routes.tsx";
import { renderPage } from "./render-page.tsx";

const ORIGIN = "https://page.invalid";
const RESULTS = [
  "/compare?cards=amex-gold,chase-sapphire-preferred,citi-double-cash",
  "/rewards?dining=500&groceries=700&max=2",
  "/rewards-compare?cards=amex-gold&dining=1200&foreign=10",
  "/search?q=%3Cscript%3E%22'%26",
];
const site = listSitePaths();
/** What test/contracts/pages.test.ts does not ask the built site for. */
const others = [...new Set([...PAGE_KINDS, ...FORM_ERRORS, ...RESULTS])].filter((path) => !site.includes(path));
const handler = createStaticHandler(routes);

test.each(others)("%s has no script, style or handler that the security policy would have to allow", async (path) => {
  const html = await (await renderPage(new Request(ORIGIN + path), { origin: ORIGIN })).text();
  expect(html.endsWith("</html>")).toBe(true);
  const markup = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
  // Between tags a text may say such things; within a tag nothing may.
  expect(markup.match(/<script(?![^>]*\ssrc=)|<style|<[a-z][^>]*\s(?:style|on[a-z]+)="|="\s*javascript:/gi)).toBeNull();
});

test.each([...sampleComparisons(site), ...others])("%s waits for nothing, or says so", async (path) => {
  const context = await handler.query(new Request(ORIGIN + path));
  if (context instanceof Response || context.errors) return;
  const route = context.matches.at(-1)?.route;
  if (!route?.Component || (route.handle as PageHandle).waits) return;
  const Page = route.Component as ComponentType<{ readonly loaderData: unknown }>;
  // Static markup does not show that a boundary has its fallback; this does.
  expect(renderToString(<Page loaderData={context.loaderData[route.id]} />).includes("<!--$!-->")).toBe(false);
});
