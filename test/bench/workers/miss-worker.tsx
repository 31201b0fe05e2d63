/**
 * The whole site, with kept copies switched off: every request is a miss. Below `/stream`, `/string` and
 * `/static` React renders the same elements as one whole document, ready texts and islands included, in one
 * call of the renderer that React has under such a name.
 */
import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { scripts, sheets } from "virtual:client-assets";

import { SiteHeader } from "../../../src/header/site-header.tsx";
import { paths } from "../../../src/paths.ts";
import { routes } from "../../../src/routes.tsx";
import { listJsonLd, type PageHead } from "../../../src/seo/page-head.ts";
import { Island } from "../../../src/ui/island.tsx";
import { SiteFooter } from "../../../src/ui/site-footer.tsx";
import app from "../../../worker/app.ts";
import type { Bindings } from "../../../worker/environment.ts";

// Started by itself, workerd has no Cache API behind `caches`: every call would fail, which costs more than it
// does anywhere else, and the pages beside it make no such call.
Object.defineProperty(globalThis, "caches", { value: undefined });

const RENDERERS: Readonly<Record<string, (page: ReactNode) => BodyInit | Promise<BodyInit>>> = {
  stream: (page) => renderToReadableStream(page),
  string: (page) => `<!DOCTYPE html>${renderToString(page)}`,
  static: (page) => `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
};
const WHOLE = new RegExp(`^/(?<renderer>${Object.keys(RENDERERS).join("|")})(?<path>/.*)`, "u");
const handler = createStaticHandler(routes);

async function toDocument(url: URL, origin: string): Promise<ReactNode> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error("A page was to be rendered");
  const route = context.matches[0]?.route;
  const loaderData = context.loaderData[route?.id ?? ""] as { readonly head: PageHead };
  const { head } = loaderData;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <link rel="stylesheet" href={sheets["review-page"]?.url} />
        <link rel="canonical" href={origin + head.path} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:image" content={origin + paths.openGraphImage(head.image)} />
        {listJsonLd(head, origin).map((data) => (
          <script key={String(data["@type"])} type="application/ld+json">
            {JSON.stringify(data)}
          </script>
        ))}
        {scripts.map(({ url: source }) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>
        <Island name="site-header" when="load" props={{ currentPath: "" }}>
          <SiteHeader currentPath="" />
        </Island>
        <main id="main" tabIndex={-1}>
          <StaticRouterProvider
            context={context}
            router={createStaticRouter(route ? [route] : [], context)}
            hydrate={false}
          />
        </main>
        <SiteFooter hasPrivacyChoices={false} />
      </body>
    </html>
  );
}

export default {
  async fetch(request: Request, env: Bindings, context: never): Promise<Response> {
    const url = new URL(request.url);
    const { renderer = "", path = "" } = WHOLE.exec(url.pathname)?.groups ?? {};
    const render = RENDERERS[renderer];
    if (!render) return app.fetch(request, env, context);
    const page = await toDocument(new URL(path + url.search, url), env.SITE_ORIGIN);
    return new Response(await render(page), { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};
