/** What holds for the markup of every page there is, as React writes it. */
import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";

import { FORM_ERRORS, listSitePaths, PAGE_KINDS } from "../../test/support/site-routes.ts";
import { routes } from "../../src/routes.tsx";
import { pageRouter } from "./page-router.ts";
import { renderPage } from "./render-page.tsx";

const ORIGIN = "https://site.test";
const RESULTS = [
  "/compare?cards=amex-gold,chase-sapphire-preferred,citi-double-cash",
  "/rewards?dining=500&groceries=700&maxCards=2",
  "/rewards-compare?cards=amex-gold&dining=1200&foreign=10",
  "/search?q=%3Cscript%3E%22'%26",
];
const site = listSitePaths();
/** What test/contracts/pages.test.ts does not ask the built site for. */
const others = [...new Set([...PAGE_KINDS, ...FORM_ERRORS, ...RESULTS])].filter((path) => !site.includes(path));

test.each(others)("%s has no script, style or handler that the security policy would have to allow", async (path) => {
  const html = await (await renderPage(path, { origin: ORIGIN })).text();
  expect(html.endsWith("</html>")).toBe(true);
  const markup = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
  // Between tags a text may say such things; within a tag nothing may.
  expect(markup.match(/<script(?![^>]*\ssrc=)|<style|<[a-z][^>]*\s(?:style|on[a-z]+)="|="\s*javascript:/gi)).toBeNull();
});

test.each([...new Set([...PAGE_KINDS, ...others])])("%s waits for nothing, or says so", async (path) => {
  const context = await pageRouter.query(new Request(ORIGIN + path));
  if (context instanceof Response || context.errors) return;
  if (pageRouter.find(context.location.pathname).handle.waits) return;
  const page = <StaticRouterProvider context={context} router={createStaticRouter(routes, context)} hydrate={false} />;
  // Static markup does not show that a boundary has its fallback; this does.
  expect(renderToString(page).includes("<!--$!-->")).toBe(false);
});
