/** Pages of the built site as everyone gets them. Many files read the whole site: each page is asked for once in a run. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { inject } from "vitest";

export interface SitePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** @param address without the origin; redirects are not followed */
export async function readSitePage(address: string): Promise<SitePage> {
  const file = path.join(inject("pagesFolder"), createHash("sha256").update(address).digest("hex"));
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as SitePage;
  const response = await fetch(inject("siteUrl") + address, { redirect: "manual" });
  const page = { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  // Under a name of its own first: another process may be reading.
  const written = `${file}-${randomUUID()}`;
  writeFileSync(written, JSON.stringify(page));
  renameSync(written, file);
  return page;
}

export const readSiteText = async (address: string): Promise<string> => (await readSitePage(address)).text;
