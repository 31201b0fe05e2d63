/**
 * The `<html>` shell around a page, in two parts, so that the first can leave
 * before the page is rendered: head and header, then footer and closing tags.
 * There is no inline script or style: the security policy forbids them.
 */
import { firstPaint, fontUrls, scripts, sheets } from "virtual:client-assets";

import { SiteHeader } from "../../src/header/site-header.tsx";
import { MENU } from "../../src/words/menu.ts";
import { paths } from "../../src/paths.ts";
import { listJsonLd, type PageHead } from "../../src/seo/page-head.ts";
import { SITE } from "../../src/site.ts";
import { ConsentBar } from "../../src/consent/consent-bar.tsx";
import { Island } from "../../src/ui/island.tsx";
import { ThemeSwitch } from "../../src/theme/theme-switch.tsx";
import { SiteFooter } from "../../src/ui/site-footer.tsx";
import { COLORS } from "../../src/ui/theme-colors.ts";
import { renderMarkup } from "../../src/ui/render-markup.ts";
import type { SiteOptions } from "../site-options.ts";
import { listAlternates, SITE_FEEDS } from "./alternates.ts";
import { THEME_KEY } from "../../src/theme/kept-theme.ts";
import { SESSION_KEY } from "../../src/header/session/session-store.ts";

/**
 * Everything before the page: doctype, head, header, the opening of main.
 * @param sheet name of the page's style sheet
 */
export function renderDocumentStart(head: PageHead, { origin, analytics }: SiteOptions, sheet = "plain"): string {
  const consent = analytics ? renderMarkup(<ConsentBar {...analytics} />, "consent-") : "";
  return `<!DOCTYPE html><html lang="en">${renderHead(head, origin, sheet)}<body>${renderHeader(head.path)}${consent}<main id="main" tabindex="-1">`;
}

/** Everything after the page. The last bytes are `</html>`: that is how a whole document is told from a broken one. */
export function renderDocumentRest({ analytics }: SiteOptions): string {
  const hasPrivacyChoices = analytics !== undefined;
  const rest = rests.get(hasPrivacyChoices) ?? toRest(hasPrivacyChoices);
  rests.set(hasPrivacyChoices, rest);
  return rest;
}
/** A deployment has one of the two; it is rendered with its first page. */
const rests = new Map<boolean, string>();

const toRest = (hasPrivacyChoices: boolean) =>
  `</main>${renderMarkup(
    <SiteFooter hasPrivacyChoices={hasPrivacyChoices}>
      <Island name="theme-switch" when="intent" kept={THEME_KEY} props={{}}>
        <ThemeSwitch />
      </Island>
    </SiteFooter>,
    "footer-",
  )}</body></html>`;

/** What every page's head has, written once: what comes before the page's own lines, amid them, and after them. */
const HEAD_START = renderMarkup(
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </>,
);
const HEAD_FILES = renderMarkup(
  <>
    {fontUrls.map((href) => (
      // Low: behind the style sheet, which the first paint waits for.
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    ))}
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={COLORS.paper.light} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={COLORS.paper.dark} />
    <meta name="color-scheme" content="light dark" />
    <script src={firstPaint.url} integrity={firstPaint.integrity} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    {SITE_FEEDS.map((feed) => (
      <link key={feed.href} rel="alternate" {...feed} />
    ))}
    <meta property="og:site_name" content={SITE.name} />
    <meta name="twitter:card" content="summary_large_image" />
  </>,
);
/** The size is that of the picture named last. */
const HEAD_END = renderMarkup(
  <>
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    {scripts.map(({ url, integrity }) => (
      <script key={url} type="module" src={url} integrity={integrity} />
    ))}
  </>,
);

function renderHead(head: PageHead, origin: string, sheet: string): string {
  const url = origin + head.path;
  const image = origin + paths.openGraphImage(head.image);
  const titles = renderMarkup(
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
    </>,
  );
  const own = renderMarkup(
    <>
      {head.isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {!head.isIndexed && head.canonicalPath && <link rel="canonical" href={origin + head.canonicalPath} />}
      {listAlternates(head).map((alternate) => (
        <link key={alternate.href} rel="alternate" {...alternate} />
      ))}
      <meta property="og:type" content={head.type ?? "website"} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={image} />
      {listJsonLd(head, origin).map((data) => (
        // As children, not as HTML: what could end the script element is escaped.
        <script key={String(data["@type"])} type="application/ld+json">
          {JSON.stringify(data)}
        </script>
      ))}
    </>,
  );
  return `<head>${HEAD_START}${renderSheetLink(sheet)}${titles}${HEAD_FILES}${own}${HEAD_END}</head>`;
}

/** @throws when there is no such sheet: the page would be bare */
export function renderSheetLink(name: string): string {
  if (Object.keys(sheets).length === 0) return "";
  const { url, integrity } = sheets[name] ?? {};
  if (url === undefined) throw new Error(`There is no style sheet ${name}`);
  return `<link rel="stylesheet" href="${url}" integrity="${integrity}"/>`;
}

const headersByPath = new Map<string, string>();
const menuPaths: ReadonlySet<string> = new Set(MENU.flatMap((group) => group.links.map((link) => link.to)));

/** The header differs only by the current menu entry, so each of its few forms is rendered once. */
function renderHeader(path: string): string {
  const key = menuPaths.has(path) || path === paths.subscribe() ? path : "";
  let header = headersByPath.get(key);
  if (header === undefined) {
    header = renderMarkup(
      <Island name="site-header" when="intent" kept={SESSION_KEY} props={{ currentPath: key }}>
        <SiteHeader currentPath={key} />
      </Island>,
      "header-",
    );
    headersByPath.set(key, header);
  }
  return header;
}
