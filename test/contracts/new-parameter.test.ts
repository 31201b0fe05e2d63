/**
 * A new parameter is one row. It is put into this file's own copy of the profile's table, before anything else of the
 * site is loaded; no other line names it, and it is read, told, described and shown.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { beforeAll, expect, test, vi } from "vitest";

const DOC = "Pets that travel with the household.";
const ROW = { label: "Pets", doc: DOC, min: 0, max: 9, default: 0, example: "2" };

async function loadSite() {
  vi.resetModules();
  const { PROFILE, PROFILE_GROUPS } = await import("../../src/asking/profile.ts");
  const { count } = await import("../../src/asking/parameter.ts");
  const row = count(ROW);
  Object.assign(PROFILE, { pets: row });
  Object.assign(PROFILE_GROUPS.Travel, { pets: row });
  const [read, tool, finder, question, asking, openApi, mcp, lines, { default: records }] = await Promise.all([
    import("../../src/asking/read.ts"),
    import("../../src/tools/shared/tool.ts"),
    import("../../src/tools/finder/finder-tool.tsx"),
    import("../../src/tools/finder/finder-question.ts"),
    import("../../src/tools/profile/asking-choices.ts"),
    import("../../worker/api/openapi.ts"),
    import("../../worker/mcp/mcp-tools.ts"),
    import("../../src/tools/profile/kept-lines.tsx"),
    import("virtual:tool-records"),
  ]);
  const { vocabulariesOf } = await import("../../src/tools/shared/vocabularies.ts");
  return { read, tool, finder, question, asking, openApi, mcp, lines, records, vocabulariesOf };
}

let site: Awaited<ReturnType<typeof loadSite>>;
beforeAll(async () => {
  site = await loadSite();
});

const ask = (search: string) =>
  site.tool.askSearch(site.question.FINDER_QUESTION, new URLSearchParams(search), site.records);
const valueOf = ({ values }: { readonly values: object }) => (values as Readonly<Record<string, unknown>>)["pets"];

test("an address and a body say it, and its limits hold", () => {
  const { table } = site.question.FINDER_QUESTION;
  const fromBody = (pets: unknown) => site.read.readBody(table, { pets }, site.vocabulariesOf(site.records));
  expect([valueOf(ask("pets=3")), valueOf(fromBody(3)), valueOf(ask(""))]).toEqual([3, 3, 0]);
  expect([ask("pets=10").faults["pets"]?.code, fromBody(10).faults["pets"]?.code]).toEqual([
    "out-of-range",
    "out-of-range",
  ]);
  expect(site.read.findUnknown(table, new URLSearchParams("petz=3"))["petz"]?.suggestion).toBe("pets");
});

test("it stands in the shortest address, in links to other tools, and in what a browser keeps", () => {
  expect(site.tool.toCanonical(site.question.FINDER_QUESTION, ask("pets=3&matters=perks"))).toContain("pets=3");
  expect(site.tool.toProfileQuery(ask("pets=3&dining=5").values)).toContain("pets=3");
  expect(site.lines.describeParameter("pets", "3")).toEqual(["Pets", "3"]);
});

test("the form shows it where it is said, with its label and its fault", () => {
  const render = (search: string) => {
    const asked = ask(search);
    const choices = site.asking.toAskingChoices(site.records);
    return renderToStaticMarkup(
      createElement(site.finder.FinderTool, { asked, choices, names: {}, questions: [], initial: null }),
    );
  };
  expect(render("pets=3")).toMatch(/<label for="finder-pets">Pets<\/label>.*name="pets" value="3"/s);
  expect(render("pets=10")).toContain('id="finder-pets-error"');
  expect(render("")).not.toContain("Pets");
});

test("the OpenAPI document describes it once, and assistants read of it", () => {
  const text = JSON.stringify(site.openApi.createOpenApi("https://waycard.example"));
  expect(text.split(DOC).length - 1).toBeGreaterThan(0);
  expect(site.mcp.renderDetails()).toContain(DOC);
});
