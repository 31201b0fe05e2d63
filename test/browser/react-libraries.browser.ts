/** Islands with any hook, with what waits and with a Radix primitive are taken over by the browser as the server wrote them. */
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";

import { SECURITY_HEADERS } from "../../worker/http/security-headers.ts";
import { createPageRouter } from "../../worker/pages/page-router.ts";
import { createPageRenderer } from "../../worker/pages/render-page.tsx";
import { buildProbes, PROBE_BASE, type Probes } from "../support/react-probe/build-probes.ts";
import { PROBE_ROUTES } from "../support/react-probe/probe-routes.tsx";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();
/** What React's development build says on every page. */
const ADVERTISEMENT = "Download the React DevTools";
let probes: Probes;
beforeAll(async () => {
  probes = await buildProbes();
});

/** The page as the Worker would answer it, with the site's headers; it is no page of the built site. */
async function openProbe(path: string) {
  const { page, complaints } = await openPage();
  const answer = await createPageRenderer(createPageRouter(PROBE_ROUTES))(path, { origin: site });
  const html = (await answer.text()).replaceAll(/<script[^>]*src="[^"]*"><\/script>/g, (script) =>
    script.includes("/loader.ts") ? `<script type="module" src="${PROBE_BASE}${probes.entry}"></script>` : "",
  );
  const document = { headers: { ...SECURITY_HEADERS, "Content-Type": "text/html; charset=utf-8" }, body: html };
  await page.route(site + path, (route) => route.fulfill(document));
  await page.route(`${site}${PROBE_BASE}**`, (route) => {
    const body = probes.files.get(new URL(route.request().url()).pathname.slice(PROBE_BASE.length));
    return route.fulfill({ status: body === undefined ? 404 : 200, contentType: "text/javascript", body: body ?? "" });
  });
  // Outside of a build the icons are a source file, which the built site does not have.
  await page.route(`${site}/src/ui/icons.svg*`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(site + path);
  return { page, listComplaints: () => complaints.filter((complaint) => !complaint.includes(ADVERTISEMENT)) };
}

async function waitUntilLive(page: Page, name: string) {
  for (const island of await page.locator(`[data-island="${name}"]`).all()) {
    await island.scrollIntoViewIfNeeded();
    await expect.poll(() => island.getAttribute("data-live")).toBe("true");
  }
}

test("hooks, context and a Radix primitive hydrate without a word and answer", async () => {
  const { page, listComplaints } = await openProbe("/hooks");
  const served = await page.locator("main [id]").evaluateAll((elements) => elements.map(({ id }) => id));
  await waitUntilLive(page, "fold");
  expect(await page.locator("main [id]").evaluateAll((elements) => elements.map(({ id }) => id))).toEqual(served);

  const [one, two] = [page.locator('[data-island="fold"]').first(), page.locator('[data-island="fold"]').last()];
  await one.getByRole("button", { name: "One" }).click();
  await one.getByText("What One holds.").waitFor();
  const controlled = await one.getByRole("button", { name: "One" }).getAttribute("aria-controls");
  expect(await one.locator(`[id="${controlled}"]`).textContent()).toBe("What One holds.");
  expect(await two.getByRole("button", { name: "Two" }).getAttribute("aria-expanded")).toBe("false");

  await two.getByRole("button", { name: "Press" }).click();
  await two.getByLabel("Pressed 1 times").waitFor();
  await one.getByLabel("Pressed 0 times").waitFor();
  expect(listComplaints()).toEqual([]);
});

test("an island that waits for a promise and for code hydrates without a word", async () => {
  const { page, listComplaints } = await openProbe("/late");
  const island = page.locator('[data-island="late"]');
  expect(await island.textContent()).toBe("The answer is forty-two.Here at last.");
  await waitUntilLive(page, "late");
  // A button of the code that comes late: React keeps the press until it has the button.
  await island.getByRole("button", { name: "Here at last." }).click();
  await island.getByRole("button", { name: "Read." }).waitFor();
  expect(await island.textContent()).toBe("The answer is forty-two.Read.");
  expect(listComplaints()).toEqual([]);
});
