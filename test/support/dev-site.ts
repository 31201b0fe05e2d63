/** `vite dev` on a scratch copy, a browser with a page of it open, and the edits that must arrive there. */
import type { Page } from "playwright-core";

import { startTool } from "../../scripts/run-tool.ts";
import { openBrowser } from "./open-browser.ts";
import { ScratchCopy } from "./scratch-copy.ts";

export interface DevEdit {
  readonly kind: string;
  readonly file: string;
  readonly from: RegExp | string;
  readonly to: string;
  /** The page that is open. */
  readonly path: string;
  /** What is in the page after the edit and not before, as Playwright finds it. */
  readonly shows: string;
  /** What a property of its style then is. */
  readonly style?: readonly [property: string, value: string];
}

/** An edit of each kind, and where it must show; those of one page one after the other. */
export const DEV_EDITS: readonly DevEdit[] = [
  {
    kind: "a page",
    file: "src/pages/programs/programs-page.tsx",
    from: /title="[^"]*"/,
    to: 'title="Probed page"',
    path: "/programs",
    shows: "text=Probed page",
  },
  {
    kind: "a piece",
    file: "src/ui/site-footer.tsx",
    from: "All rights reserved",
    to: "All rights probed",
    path: "/programs",
    shows: "text=All rights probed",
  },
  {
    kind: "a utility",
    file: "src/ui/site-footer.tsx",
    from: 'className="container"',
    to: 'className="container tracking-[0.3125em]"',
    path: "/programs",
    shows: "footer > .container",
    style: ["letter-spacing", "4.375px"],
  },
  {
    kind: "a style sheet",
    file: "src/ui/layout.css",
    from: ".container {",
    to: ".container {\n  text-indent: 13px;",
    path: "/programs",
    shows: "footer > .container",
    style: ["text-indent", "13px"],
  },
  {
    kind: "a token",
    file: "src/ui/theme-colors.ts",
    from: /paper: \{ light: "[^"]*"/,
    to: 'paper: { light: "#abcdef"',
    path: "/programs",
    shows: "html",
    style: ["background-color", "rgb(171, 205, 239)"],
  },
  {
    kind: "the Worker",
    file: "worker/pages/document.tsx",
    from: '<main id="main"',
    to: '<main id="main" data-probed',
    path: "/programs",
    shows: "main[data-probed]",
  },
  {
    kind: "a text",
    file: "src/content/legal/terms-of-service.mdx",
    from: /$/,
    to: "\n## Probed heading\n\nA paragraph.\n",
    path: "/terms-of-service",
    shows: "text=Probed heading",
  },
  {
    kind: "a text's front matter",
    file: "src/content/guides/how-spending-caps-work.mdx",
    from: /^title: .*$/m,
    to: 'title: "Probed title of a guide"',
    path: "/guides/how-spending-caps-work",
    shows: "text=Probed title of a guide",
  },
  {
    kind: "a card",
    file: "src/catalog/cards/amex-gold.json",
    from: /"name": "[^"]*"/,
    to: '"name": "Probed Gold Card"',
    path: "/cards/amex-gold",
    shows: "text=Probed Gold Card",
  },
  {
    kind: "the engine",
    file: "src/engine/value/plan-wallet.ts",
    from: "const netUsd = ",
    to: "const netUsd = 90000 + ",
    path: "/cards/amex-gold",
    shows: "text=/^\\$90,/",
  },
];

export interface DevSite {
  readonly copy: ScratchCopy;
  /** Opens it in a page that has nothing of the pages before. */
  readonly open: (path: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Whether the page has what the edit brings; not while it is being replaced. */
export async function isShown(page: Page, { shows, style }: Pick<DevEdit, "shows" | "style">): Promise<boolean> {
  const found = page.locator(shows).first();
  try {
    if ((await found.count()) === 0) return false;
    if (!style) return true;
    const [property, value] = style;
    return (
      (await found.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)) === value
    );
  } catch {
    return false;
  }
}

/** A developer's environment is not that of a test. */
const withoutTests = () =>
  Object.fromEntries(
    Object.keys(process.env).flatMap((name) => (/^(?:NODE_ENV|VITEST)/.test(name) ? [[name, ""]] : [])),
  );

export async function startDevSite(): Promise<DevSite> {
  const copy = new ScratchCopy();
  const env = { ...withoutTests(), NO_COLOR: "1" };
  const vite = startTool("vite", ["dev"], { stdin: "ignore", cwd: copy.folder, env });
  const started = new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (data: Buffer) => {
      said += String(data);
      const [, url] = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(said) ?? [];
      if (url) resolve(url);
    };
    vite.stdout.on("data", listen);
    vite.stderr.on("data", listen);
    vite.once("exit", () => reject(new Error(`vite dev ended:\n${said}`)));
  });
  const [origin, browser] = await Promise.all([started, openBrowser()]);
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(120_000);
  return {
    copy,
    async open(path) {
      for (const page of context.pages()) await page.close();
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async close() {
      await browser.close();
      const ended = new Promise((resolve) => vite.once("exit", resolve));
      vite.kill("SIGINT");
      await ended;
      copy.remove();
    },
  };
}
