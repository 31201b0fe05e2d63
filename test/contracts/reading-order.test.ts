/** How readers move from text to text: the course, the index pages by topic and number, the glossary. */
import { describe, expect, inject, test } from "vitest";

import { listArticles, listInOrder } from "../../src/content/content-index.ts";
import { type ArticleKind, TOPICS } from "../../src/content/front-matter.ts";
import { GLOSSARY } from "../../src/content/glossary.ts";
import { paths } from "../../src/paths.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { decodeEntities } from "../support/visible-text.ts";

const site = inject("siteUrl");
const listTargets = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((link) => decodeEntities(link[1] ?? ""));

/** The part of a page that opens with a landmark's label. */
function sectionOf(html: string, label: string): string {
  const [, section = ""] = new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>(.*?)</nav>`, "s").exec(html) ?? [];
  return section;
}

describe("the course", () => {
  const steps = listInOrder("learn");

  test("is in an order without gaps, as the menu has it", () => {
    expect(steps.map((step) => step.order)).toEqual([1, 2, 3, 4, 5]);
    expect(steps.map((step) => step.slug)).toEqual([
      "credit-card-basics",
      "rewards-and-perks",
      "credit-management",
      "credit-management-guide",
      "faqs-and-guides",
    ]);
  });

  test.each(steps.map((step, index) => [step.slug, index] as const))(
    "%s leads to the part before and after",
    async (slug, index) => {
      const html = await readSiteText(paths.learn(slug));
      expect(html).toMatch(new RegExp(`Part (?:<!-- -->)?${index + 1}(?:<!-- -->)? of (?:<!-- -->)?${steps.length}`));
      const around = [steps[index - 1], steps[index + 1]].flatMap((step) => (step ? [paths.learn(step.slug)] : []));
      expect(listTargets(sectionOf(html, "Course"))).toEqual(around);
    },
  );
});

const INDEXES: readonly (readonly [string, readonly ArticleKind[]])[] = [
  [paths.guides(), ["guides"]],
  [paths.news(), ["news"]],
  [paths.gear(), ["gear"]],
  [paths.blog(), ["guides", "news", "gear"]],
];

describe.each(INDEXES)("%s", (path, kinds) => {
  /** News by when what they tell of took effect, the others by when they were written. */
  const toDay = ({ published, since }: ReturnType<typeof listArticles>[number]) =>
    path === paths.news() ? (since ?? published) : published;
  const articles = listArticles(...kinds).toSorted((left, right) => toDay(right).localeCompare(toDay(left)));
  const toPaths = (list: typeof articles) => list.map((article) => paths.article(article.kind, article.slug));

  /** Articles shown on an index page, and all pages that follow it. */
  async function collect(first: string): Promise<string[]> {
    const shown: string[] = [];
    for (let next: string | undefined = first; next;) {
      const html = await readSiteText(next);
      const known = new Set(toPaths(articles));
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      shown.push(...new Set(listTargets(main).filter((target) => known.has(target))));
      next = decodeEntities(/<a [^>]*rel="next"[^>]*>/.exec(main)?.[0].match(/href="([^"]*)"/)?.[1] ?? "") || undefined;
    }
    return shown;
  }

  test("shows every article once over all its pages: newest first, guides by topic", async () => {
    const shown = await collect(path);
    if (path === paths.guides()) {
      expect(shown.slice(0, 3)).toEqual(
        ["first-travel-card", "how-to-choose-a-travel-credit-card", "what-a-point-is-worth"].map((slug) =>
          paths.article("guides", slug),
        ),
      );
      expect(shown.toSorted()).toEqual(toPaths(articles).toSorted());
    } else expect(shown).toEqual(toPaths(articles));
  });

  test("narrows to each of its topics, and has no topic without articles", async () => {
    const html = await readSiteText(path);
    for (const topic of TOPICS) {
      const matching = articles.filter((article) => article.topics.includes(topic));
      const link = `${path}?topic=${topic}`;
      expect(listTargets(html).includes(link), link).toBe(matching.length > 0);
      if (matching.length > 0) expect(await collect(link)).toEqual(toPaths(matching));
    }
  });

  test.each(["?page=99", "?page=0", "?page=x", "?topic=luck"])("answers 404 for %s", async (query) => {
    expect((await fetch(site + path + query)).status).toBe(404);
  });
});

describe("the glossary", () => {
  test("has entries in the order of the alphabet, each key and term once", () => {
    const terms = GLOSSARY.map((entry) => entry.term.toLowerCase());
    expect(terms).toEqual(terms.toSorted((left, right) => left.localeCompare(right, "en")));
    expect(new Set(GLOSSARY.map((entry) => entry.key)).size).toBe(GLOSSARY.length);
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(40);
  });

  test("stands whole on the page of questions, where texts link to it", async () => {
    const html = await readSiteText(paths.learn("faqs-and-guides"));
    expect(GLOSSARY.filter((entry) => !html.includes(`id="term-${entry.key}"`))).toEqual([]);
  });
});
