/** The pages' renderer against React's own: the same bytes, on every page of the site and on pieces made for it. */
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler } from "react-router";
import { describe, expect, test, vi } from "vitest";

import { SiteHeader } from "../../src/header/site-header.tsx";
import { MENU } from "../../src/menu.ts";
import { NotFoundPage } from "../../src/pages/errors/not-found-page.tsx";
import { routes } from "../../src/routes.tsx";
import { listSitePaths, PAGE_KINDS } from "../../test/support/site-routes.ts";
import { Island, type IslandProps } from "../../src/islands/island.tsx";
import { renderMarkup } from "./render-markup.ts";

/** As React renders it, an island is a tree of its own, with the marks for hydrating. */
const islandOf = vi.hoisted(() => ({ isReacts: false }));
vi.mock(import("../../src/islands/island.tsx"), async (importOriginal) => {
  const { Island } = await importOriginal();
  const ReactsIsland = ({ name, when, props, children }: IslandProps) => (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: dropPreloads(renderToString(children)) }}
    />
  );
  return { Island: (props) => (islandOf.isReacts ? ReactsIsland(props) : Island(props)) };
});

const handler = createStaticHandler(routes);
const SEARCHES = [
  "/compare?cards=amex-gold,chase-sapphire-preferred,citi-double-cash",
  "/compare?cards=amex-gold,no-such-card",
  "/card-finder?matters=value&trips=4",
  "/rewards?dining=500&groceries=700&max=2",
  "/rewards?dining=-1",
  "/rewards-compare?cards=amex-gold&dining=1%2C200&foreign=10",
  "/cards?type=Business&sort=fee",
  "/search?q=%3Cscript%3E%22'%26",
  "/blog?page=2",
];

/** React tells browsers of pictures ahead of the markup; in the middle of a document that is of no use. */
const dropPreloads = (html: string) => html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/u, "");

async function renderBoth(path: string): Promise<readonly [ours: string, reacts: string]> {
  const context = await handler.query(new Request(`https://page.invalid${path}`));
  if (context instanceof Response) return ["", ""];
  const route = context.matches.at(-1)?.route;
  const Page = route?.Component as ComponentType<{ readonly loaderData: unknown }> | undefined;
  const element =
    context.errors || !route || !Page ? (
      <NotFoundPage pathname={path} />
    ) : (
      <Page loaderData={context.loaderData[route.id]} />
    );
  return [renderMarkup(element), renderByReact(element)];
}

function renderByReact(element: ReactNode): string {
  islandOf.isReacts = true;
  try {
    // Ready markup has an element around it only where React is to render it.
    return dropPreloads(renderToStaticMarkup(element).replaceAll(/<\/?ready-markup>/gu, ""));
  } finally {
    islandOf.isReacts = false;
  }
}

test.each([...new Set([...listSitePaths(), ...PAGE_KINDS, ...SEARCHES])])(
  "%s is what React would write",
  async (path) => {
    const [ours, reacts] = await renderBoth(path);
    expect(ours).toBe(reacts);
  },
);

function Greeting({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <>
      Hello, {name}
      {children}
    </>
  );
}

const hostile = `</script><!--<script>"'&\u2028\u2029\0`;
const PIECES: Readonly<Record<string, ReactNode>> = {
  "text, numbers and nothing": ["a < b & c", 0, 1.5, -0, Number.NaN, null, undefined, true, false, ""],
  "lists in lists": [["a", ["b", [1]]], []],
  "components and fragments": (
    <Greeting name={hostile}>
      <b>!</b>
    </Greeting>
  ),
  "attributes that are text": <p id={hostile} title="" lang="en" data-x={hostile} aria-label="&amp;" role="note" />,
  "attributes that are absent": <p id={undefined} title={null as never} className={undefined} hidden={false} />,
  flags: <details open hidden inert={false} />,
  "words with false": <p aria-hidden={false} data-on spellCheck={false} draggable contentEditable={false} />,
  "numbers as attributes": (
    <table>
      <tbody>
        <tr>
          <td colSpan={2} rowSpan={3} tabIndex={-1} />
        </tr>
      </tbody>
    </table>
  ),
  spellings: createElement("label", { htmlFor: "x", className: "y", tabIndex: 0 }),
  links: createElement("a", { href: "/a?b=1&c=2", target: "_blank", rel: "noopener", download: true }),
  pictures: (
    <svg viewBox="0 0 1 1" strokeWidth={2} textAnchor="end" fillOpacity={0.5} className="s" aria-hidden="true">
      <path d="M0 0" vectorEffect="non-scaling-stroke" strokeDasharray="1 2" />
    </svg>
  ),
  inputs: [
    <input key="1" name="n" type="text" defaultValue={hostile} required autoComplete="off" inputMode="decimal" />,
    <input key="2" type="checkbox" name="c" value="v" defaultChecked disabled />,
    createElement("input", { key: 3, value: "", readOnly: true, size: 4, autoFocus: true }),
  ],
  "buttons and forms": (
    <form method="get" className="f" action="/x?y=1" noValidate>
      <button name="b" value="1" type="submit" formNoValidate>
        Go
      </button>
    </form>
  ),
  selects: (
    <select name="s" defaultValue="2">
      <option value="1">One</option>
      <option value="2">Two &amp; more</option>
      <optgroup label="Others">
        {["3", "4"].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </optgroup>
    </select>
  ),
  "void elements": [<br key="1" />, <hr key="2" className="h" />, <img key="3" src="/x.svg" alt="" loading="lazy" />],
  "markup that is ready": <div dangerouslySetInnerHTML={{ __html: "<b>ready</b>" }} />,
  "data in scripts": <script type="application/ld+json">{JSON.stringify({ text: hostile })}</script>,
  "text whose first line is empty": <pre>{"\nfirst"}</pre>,
};

describe("as React writes it", () => {
  test.each(Object.entries(PIECES))("%s", (_, piece) => {
    expect(renderMarkup(piece)).toBe(renderToStaticMarkup(piece));
  });
});

const hydrated = (children: ReactNode) => (
  <Island name="piece" when="idle" props={{ text: hostile }}>
    {children}
  </Island>
);

describe("in an island, with React's marks for hydrating", () => {
  test.each(["", ...MENU.flatMap((group) => group.links.map((link) => link.to))])("the header on %s", (path) => {
    const header = hydrated(<SiteHeader currentPath={path} />);
    expect(renderMarkup(header)).toBe(renderByReact(header));
  });

  test.each<readonly [string, ReactNode]>([
    ["texts in a row", ["a", "", 1, null, "b", <b key="b">c</b>, "d", ["e", false, "f"]]],
    ["texts of several components", [<Greeting key="1" name="x" />, <Greeting key="2" name="y" />, "z"]],
    [
      "texts around what is void or ready",
      ["a", <br key="b" />, "b", <i key="i" dangerouslySetInnerHTML={{ __html: "c" }} />, "d"],
    ],
    [
      "handlers",
      <button key="b" type="button" onClick={() => undefined} ref={() => undefined}>
        {"a"}
        {"b"}
      </button>,
    ],
    ["fields under control", <input key="i" type="checkbox" checked value="v" onChange={() => undefined} />],
    [
      "options of several texts",
      <select key="s" value="2" onChange={() => undefined}>
        <option value="1">
          {"a"} {1}
        </option>
        <option value="2">
          {"b"}
          {true}
          {null}
        </option>
      </select>,
    ],
  ])("%s", (_, piece) => {
    expect(renderMarkup(hydrated(piece))).toBe(renderByReact(hydrated(piece)));
  });

  test("what follows it is a page's again", () => {
    const mixed = [hydrated(["a", "b"]), "c", "d"];
    expect(renderMarkup(mixed)).toBe(renderByReact(mixed));
    const Failing = () => {
      throw new Error("broken");
    };
    expect(() => renderMarkup(hydrated(<Failing />))).toThrow("broken");
    expect(renderMarkup(["c", "d"])).toBe("cd");
  });
});

describe("refused, for a page has none", () => {
  test.each<readonly [string, ReactNode]>([
    ["a style", <p key="" style={{ color: "red" }} />],
    ["a handler", <button key="" onClick={() => undefined} />],
    ["an address that is a script", createElement("a", { href: "java\nscript:alert(1)" })],
    ["an attribute's name that breaks out", createElement("p", { 'x" onload="': "1" })],
    ["a promise", Promise.resolve("late") as ReactNode],
    ["an object", {} as ReactNode],
    ["an island in an island", hydrated(hydrated("x"))],
  ])("%s", (_, piece) => {
    expect(() => renderMarkup(piece)).toThrow(TypeError);
  });
});
