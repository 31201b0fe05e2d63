/** The document of an embed: the site's style sheet, no header, no footer, no script. */
import { sheets } from "virtual:client-assets";
import type { ReactNode } from "react";

import { renderMarkup } from "../../src/ui/render-markup.ts";

export const THEMES = ["light", "dark"] as const;
/** Undefined: as the reader's system has it. */
export type Theme = (typeof THEMES)[number] | undefined;

export interface EmbedDocument {
  readonly title: string;
  /** The page that it is part of. */
  readonly canonical: string;
  readonly theme: Theme;
  readonly body: ReactNode;
}

export function renderEmbedDocument({ title, canonical, theme, body }: EmbedDocument): string {
  const { embed: sheet } = sheets;
  const html = renderMarkup(
    <html lang="en" {...(theme === undefined ? {} : { "data-theme": theme })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* A frame is no place to read on, and the pages refuse one. */}
        <base target="_blank" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={canonical} />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {sheet && <link rel="stylesheet" href={sheet.url} integrity={sheet.integrity} />}
      </head>
      <body>
        <main>{body}</main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
