/**
 * Firefox, driven by Puppeteer, which `npm run referee` installs apart (test/referee/firefox). Its own types may not be
 * there, so what the journeys use of it is said here.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

export interface FirefoxPage {
  readonly keyboard: { readonly press: (key: string) => Promise<void> };
  readonly mouse: { readonly move: (x: number, y: number) => Promise<void> };
  readonly goto: (url: string) => Promise<unknown>;
  readonly url: () => string;
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly evaluate: <Result>(run: () => Result) => Promise<Result>;
  readonly $eval: <Result>(selector: string, run: (element: Element) => Result) => Promise<Result>;
  readonly $$: (
    selector: string,
  ) => Promise<readonly { readonly evaluate: (run: (element: Element) => void) => Promise<void> }[]>;
  readonly waitForSelector: (selector: string) => Promise<unknown>;
  readonly waitForFunction: (run: () => boolean) => Promise<unknown>;
  readonly waitForNavigation: () => Promise<unknown>;
  readonly setViewport: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  on(event: "console", hear: (message: { type: () => string; text: () => string }) => void): unknown;
  on(event: "pageerror", hear: (error: unknown) => void): unknown;
  readonly browserContext: () => { readonly close: () => Promise<void> };
}

export interface Firefox {
  readonly createBrowserContext: () => Promise<{ readonly newPage: () => Promise<FirefoxPage> }>;
  readonly close: () => Promise<void>;
}

interface Puppeteer {
  readonly launch: (options: object) => Promise<Firefox>;
}

const require = createRequire(path.join(import.meta.dirname, "../referee/firefox/package.json"));

/** Undefined where it is not installed. */
export function findPuppeteer(): string | undefined {
  try {
    return require.resolve("puppeteer-core");
  } catch {
    return undefined;
  }
}

/** @param puppeteer its file */
export async function openFirefox(puppeteer: string, executablePath: string): Promise<Firefox> {
  const { default: driver } = (await import(pathToFileURL(puppeteer).href)) as { readonly default: Puppeteer };
  return driver.launch({ browser: "firefox", executablePath, headless: true });
}
