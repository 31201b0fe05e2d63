/**
 * Names of a request are never looked up in plain objects: `constructor` is in each of them, and broke off the pages of
 * all tools. A property that only `Object.prototype` has tells of every such look-up, by whatever detour, and where.
 */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { PLANNER } from "../src/tools/planner/planner-asking.ts";
import { ask, keepQuiet, post, postForm } from "../test/support/ask-newsletter.ts";
import { endpoints, pages } from "../test/support/fuzz-requests.ts";

const PROBE = "probe";
const found: string[] = [];

beforeAll(() => {
  // oxlint-disable-next-line eslint/no-extend-native -- it is the look-up there that is to be seen.
  Object.defineProperty(Object.prototype, PROBE, {
    configurable: true,
    get() {
      found.push(new Error(PROBE).stack?.split("\n")[2]?.trim() ?? "");
      return undefined;
    },
    // Writing is no look-up: as on any object, the name becomes its own.
    set(this: object, value: unknown) {
      Object.defineProperty(this, PROBE, { value, configurable: true, enumerable: true, writable: true });
    },
  });
});
afterAll(() => void Reflect.deleteProperty(Object.prototype, PROBE));
afterEach(() => void found.splice(0));
keepQuiet();

/** Each name of an address with the word as its value, in each form that a list has, and as what prefixes go before. */
function toQueries(names: readonly string[]): string[] {
  const prefixes = ["", "p2.", ...Object.keys(PLANNER).map((name) => `${name}.`)];
  const values = [PROBE, `${PROBE}:1`, `amex-gold:${PROBE}`].map((value) => names.map((name) => `${name}=${value}`));
  const queries = [...values, prefixes.map((prefix) => `${prefix}${PROBE}=1`)];
  return queries.flatMap((pairs) => (pairs.length === 0 ? [] : [pairs.slice(0, 200).join("&")]));
}

test.each([...pages, ...endpoints])(
  "$path looks no name of its address up in a plain object",
  async ({ path, names }) => {
    const filled = path.replaceAll(/:\w+/g, PROBE);
    await ask(filled, {});
    for (const query of toQueries(names)) await ask(`${filled}?${query}`, {});
    expect(found).toEqual([]);
  },
);

const NESTED = { [PROBE]: 1, [`${PROBE}:${PROBE}`]: PROBE };
test.each(["/api/compare", "/api/analyzer", "/api/calculator", "/api/finder", "/api/planner"])(
  "POST %s looks no name of its body up in a plain object",
  async (path) => {
    await post(path, { [PROBE]: 1, preset: PROBE, cards: [PROBE], own: [PROBE], exclude: [`${PROBE}:1`] });
    for (const name of ["spend", "part", "share", "brand", "cpp", "own", "p2", "goal"])
      await post(path, { [name]: NESTED });
    expect(found).toEqual([]);
  },
);

test("no name that an assistant gives is looked up in a plain object", async () => {
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const call = (method: string, params: object) =>
    ask("/mcp", { method: "POST", headers, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) });
  const tools = ["search_cards", "get_card", "compare_cards", "find_cards", "best_wallet", "value_cards"];
  for (const name of [...tools, "plan_applications", PROBE])
    await call("tools/call", { name, arguments: { [PROBE]: 1, slug: PROBE, query: PROBE, spend: NESTED } });
  await call("resources/read", { uri: `https://site.test/${PROBE}.md` });
  await call(PROBE, NESTED);
  expect(found).toEqual([]);
});

test("no name of a form's is looked up in a plain object", async () => {
  for (const path of ["/api/subscribe", "/subscribe", "/subscribe/confirm", "/unsubscribe"]) {
    await post(path, {
      [PROBE]: 1,
      email: `${PROBE}@${PROBE}.${PROBE}`,
      source: PROBE,
      type: PROBE,
      token_hash: PROBE,
    });
    await postForm(path, {
      email: `${PROBE}@${PROBE}.com`,
      source: PROBE,
      type: PROBE,
      token_hash: `${PROBE}-1234567890`,
    });
  }
  expect(found).toEqual([]);
});
