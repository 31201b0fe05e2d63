/** Utilities are made for class names in use, not for words that happen to stand in the sources. */
import { globSync, readFileSync } from "node:fs";

import { createGenerator } from "unocss";
import { describe, expect, test } from "vitest";

import { listClasses } from "./extract-classes.ts";
import { theme } from "./theme.ts";

const generate = async (code: string) => {
  const generator = await createGenerator({ ...theme, safelist: [] });
  return (await generator.generate(code, { preflights: false })).matched;
};

describe("class names are read from", () => {
  test.each([
    ["an attribute", `<p className="a b" />`, ["a", "b"]],
    ["HTML's own attribute", `<p class="a" />`, ["a"]],
    ["both branches of a condition", `<p className={x === "no" ? "a" : "b c"} />`, ["a", "b", "c"]],
    ["the right of an and", `<p className={x && "a"} />`, ["a"]],
    ["a sum", `<p className={"a " + x} />`, ["a"]],
    ["the whole words of a template", "<p className={`a b-${x} ${y ? 'c' : ''} ${z}-d e`} />", ["a", "e", "c"]],
  ])("%s", (_, markup, classes) => {
    expect(listClasses(`export const piece = ${markup};`)).toEqual(classes);
  });

  test("no comment, text, type, other attribute or call", () => {
    const code = `// hidden
      /** An h1 that is static. */
      type Kind = "block" | "inline";
      const grid = cx("visible");
      export const piece = <p id="my" title="px me">flex {grid} <b className={undefined}>tab</b></p>;`;
    expect(listClasses(code)).toEqual([]);
  });
});

test("the theme makes a utility of a class in use and none of other words", async () => {
  expect(await generate(`// h1 px\nexport const piece = <p className="mt-4 text-muted">hidden</p>;`)).toEqual(
    new Set(["mt-4", "text-muted"]),
  );
});

test("every shortcut makes a rule", async () => {
  const generator = await createGenerator({ ...theme, safelist: [] });
  const rules = await Promise.all(
    Object.keys(theme.shortcuts ?? {}).map(async (name) => {
      const { css } = await generator.generate(new Set([name]), { preflights: false });
      return [name, css] as const;
    }),
  );
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(([, css]) => css === "").map(([name]) => name)).toEqual([]);
});

test("every word of a shortcut makes a rule", async () => {
  const generator = await createGenerator({ ...theme, safelist: [] });
  const unmade: string[] = [];
  for (const name of Object.keys(theme.shortcuts ?? {})) {
    const [words = []] =
      (await generator.expandShortcut(name, generator.makeContext(name, [name, name, [], new Set()]))) ?? [];
    expect(words.length, name).toBeGreaterThan(0);
    for (const word of words) {
      if (typeof word !== "string") continue;
      const { css } = await generator.generate(new Set([word]), { preflights: false });
      if (css === "") unmade.push(`${name}: ${word}`);
    }
  }
  expect(unmade).toEqual([]);
});

test("every rule that the sources make is of a class that an attribute names", async () => {
  const attributes: string[] = [];
  const made = new Set<string>();
  for (const file of globSync("{src,worker}/**/*.tsx")) {
    const code = readFileSync(file, "utf8");
    for (const name of await generate(code)) made.add(name);
    // Read another way than by the extractor: what stands in quotes between an attribute's own.
    for (const [, plain, braces = ""] of code.matchAll(
      /\bclass(?:Name)?=(?:"([^"]*)"|\{([^}]*(?:\}[^}]*)*?)\}[\s>/])/g,
    ))
      attributes.push(plain ?? (braces.match(/["'`][^"'`]*["'`]/g) ?? []).join(" "));
  }
  const inUse = new Set(attributes.flatMap((text) => text.split(/[\s"'`]+/)));
  expect([...made].filter((name) => !inUse.has(name))).toEqual([]);
  const junk = ["h1", "b", "px", "my", "me", "tab", "inline", "table"];
  expect(junk.filter((name) => made.has(name))).toEqual([]);
});
