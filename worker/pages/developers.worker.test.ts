/** /developers: what it shows is what the API does. */
import { expect, inject, test } from "vitest";

import type { ApiDocument } from "../api/api-document.ts";
import { API_VERSION, CALLS_PER_MINUTE } from "../../src/pages/developers/api-limits.ts";

const site = inject("siteUrl");
const html = await (await fetch(`${site}/developers`)).text();
const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

test("its contents lead to sections that are there, and every anchor is there once", () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
  for (const name of ["quick-start", "limits", "caching", "license", "versioning", "changelog", "mcp", "errors"])
    expect(links).toContain(name);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test("it shows the answer to every example, as the API gives it", async () => {
  const shown = decode(html);
  const { paths } = (await (await fetch(`${site}/api/openapi.json`)).json()) as ApiDocument;
  for (const [path, { get }] of Object.entries(paths)) {
    const example = get?.["x-example"];
    if (!get || !example || ["healthz", "openapi", "card-schema"].includes(get.operationId)) continue;
    expect(html, path).toContain(`aria-label="Response of GET ${path}"`);
    const body = await (await fetch(site + example)).text();
    // The first members are shown as they are.
    const first = body.startsWith("{") ? Object.entries(JSON.parse(body) as object)[0] : undefined;
    if (first && typeof first[1] !== "object")
      expect(shown, path).toContain(`"${first[0]}": ${JSON.stringify(first[1])}`);
  }
});

test("every parameter and field has its type", () => {
  const lists = [...html.matchAll(/<dl class="parameter-list">(.+?)<\/dl>/g)].map(([, list = ""]) => list);
  const names = lists.flatMap((list) => [...list.matchAll(/<dt>(.+?)<\/dt>/g)].map(([, name = ""]) => name));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !/<span class="muted">(?:<code>)?[^<]+/.test(name))).toEqual([]);
});

test("its Markdown has the answers, and headings in order", async () => {
  const markdown = await (await fetch(`${site}/developers.md`)).text();
  expect(markdown).toContain('"name": "Chase Sapphire Preferred"');
  const levels = [...markdown.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, "").matchAll(/^(#+) /gm)].map(
    ([, marks = ""]) => marks.length,
  );
  expect(levels.length).toBeGreaterThan(25);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

test("it computes nothing: what it shows was asked for at build time, for another origin", () => {
  expect(html).not.toContain("origin.invalid");
  expect(html).toContain('"url": "https://waycard.example/cards/chase-sapphire-preferred"'.replaceAll('"', "&quot;"));
});

test("the calls of the quick start, and every body, work as they stand", async () => {
  const commands = [...html.matchAll(/<code>(curl [^<]+)<\/code>/g)].map(([, text = ""]) => decode(text));
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    const [, address = ""] = /curl "([^"]+)"/.exec(command) ?? [];
    const [, body] = /--data '([^']+)'/.exec(command) ?? [];
    if (address.endsWith("/api/subscribe")) continue;
    expect(address, command).toMatch(/^https:\/\/waycard\.example\//);
    const response = await fetch(
      site + address.slice("https://waycard.example".length),
      body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body },
    );
    expect(response.status, command).toBe(200);
    await response.text();
  }
});

test("it states the limit and the version", () => {
  expect(html).toContain(`${CALLS_PER_MINUTE} times a minute`);
  expect(html).toContain(`version ${API_VERSION}`);
});
