/** What every form of the site keeps: nothing hidden moves a figure, and a tool asks little. */
import { expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");

const TOOLS = [paths.finder(), paths.analyzer(), paths.calculator(), paths.compare(), paths.planner()];
/** What an address may say besides the questions. */
const MUCH =
  "?preset=family&use=amex-gold:uber-cash&skip=amex-gold:dunkin-credit&own=amex-gold:2024-05&had=citi-double-cash&opened=chase-freedom-flex:2026-03&cpp.membership-rewards=1.4&visit=30&mobile=20&rotating=no&portal=300";

/** Where a letter came from, what proves that it was opened, and the kind of cards whose tab is in sight: no figures. */
const NO_FIGURES = new Set(["source", "token_hash", "type"]);
const isTool = (form: string) => / action="[^"]*(?:rewards|finder|compare|planner)/.test(form);

async function listForms(path: string): Promise<readonly string[]> {
  const html = await (await fetch(site + path)).text();
  return [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form);
}

test.each([...new Set([...PAGE_KINDS, ...TOOLS.map((path) => path + MUCH), paths.home()])])(
  "%s hides nothing that moves a figure",
  async (path) => {
    const hidden = (await listForms(path)).flatMap((form) =>
      [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].flatMap(([input]) => {
        const name = / name="([^"]*)"/.exec(input)?.[1] ?? input;
        return !isTool(form) && NO_FIGURES.has(name) ? [] : [name];
      }),
    );
    expect(hidden).toEqual([]);
  },
);

/** Controls of a form, a group of radio buttons as one; in sight are those in no closed fold. */
function countFields(form: string): { readonly all: number; readonly inSight: number } {
  const all = new Set<string>();
  const inSight = new Set<string>();
  const folds: boolean[] = [];
  for (const [tag, name] of form.matchAll(/<\/?(details|input|select|textarea)\b[^>]*>/g)) {
    if (name === "details") {
      if (tag.startsWith("</")) folds.pop();
      else folds.push(!/ open=""/.test(tag));
    } else if (!tag.startsWith("</") && !/type="(?:submit|button)"/.test(tag)) {
      const isRadio = tag.includes('type="radio"');
      const key = isRadio ? `radio ${/ name="([^"]*)"/.exec(tag)?.[1]}` : `${all.size} ${tag}`;
      all.add(key);
      if (!folds.includes(true)) inSight.add(key);
    }
  }
  return { all: all.size, inSight: inSight.size };
}

test.each(TOOLS)("%s asks at most 12 things in sight, and 60 in all", async (path) => {
  const form = (await listForms(path)).find((one) => one.includes(` action="${path}`)) ?? "";
  const { all, inSight } = countFields(form);
  expect(inSight).toBeGreaterThan(0);
  expect(inSight).toBeLessThanOrEqual(12);
  expect(all).toBeLessThanOrEqual(60);
});

test.each(TOOLS)("%s shows no field that wants an address's way of writing", async (path) => {
  const html = (await Promise.all([listForms(path), listForms(path + MUCH)])).flat().join("");
  const texts = [...html.matchAll(/(?:placeholder="([^"]*)"|class="hint"[^>]*>([^<]*))/g)].map(
    ([, placeholder = "", hint = ""]) => placeholder + hint,
  );
  expect(texts.filter((text) => /[a-z-]+:[a-z0-9-]+(?:,|$)/.test(text))).toEqual([]);
});
