/**
 * The whole site, with kept copies switched off: every request is a miss. Below
 * `/plain` the same page is rendered the way React's documentation shows: one tree
 * of elements, texts included, `renderToReadableStream`.
 */
import type { ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler } from "react-router";
import { scripts, styles } from "virtual:client-assets";

import { SiteHeader } from "../../../src/header/site-header.tsx";
import { paths } from "../../../src/paths.ts";
import { routes } from "../../../src/routes.tsx";
import type { PageHead } from "../../../src/seo/page-head.ts";
import { SiteFooter } from "../../../src/ui/site-footer.tsx";
import app from "../../../worker/app.ts";
import type { Bindings } from "../../../worker/environment.ts";
import { rendering } from "./plain-elements.tsx";

// Started by itself, workerd has no Cache API behind `caches`: every call would fail, which costs more than it
// does anywhere else, and the page beside it makes no such call.
Object.defineProperty(globalThis, "caches", { value: undefined });

const PLAIN = "/plain";
const handler = createStaticHandler(routes);

async function renderPlain(url: URL, origin: string): Promise<Response> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return context;
  const route = context.matches[0]?.route;
  const loaderData = context.loaderData[route?.id ?? ""] as { readonly head: PageHead };
  const { head } = loaderData;
  const Page = route?.Component as ComponentType<{ readonly loaderData: unknown }>;
  const stream = await renderToReadableStream(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {styles.map(({ url: href }) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <link rel="canonical" href={origin + head.path} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:image" content={origin + paths.openGraphImage(head.image)} />
        {head.jsonLd(origin).map((data) => (
          <script key={String(data["@type"])} type="application/ld+json">
            {JSON.stringify(data)}
          </script>
        ))}
        {scripts.map(({ url: source }) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>
        <SiteHeader currentPath="" />
        <main id="main" tabIndex={-1}>
          <Page loaderData={loaderData} />
        </main>
        <SiteFooter hasPrivacyChoices={false} />
      </body>
    </html>,
  );
  return new Response(stream, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export default {
  fetch(request: Request, env: Bindings, context: never): Response | Promise<Response> {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(PLAIN)) return app.fetch(request, env, context);
    rendering.isPlain = true;
    return renderPlain(new URL(url.pathname.slice(PLAIN.length) + url.search, url), env.SITE_ORIGIN);
  },
};
