import { expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { createQueue } from "./priority-queue.ts";

test("gives back what is worth most first, whatever the order in which it came", () => {
  const { pick } = createRandom(1);
  const queue = createQueue<{ usd: number }>();
  const values = Array.from({ length: 40 }, () => pick([1, 2, 3, 5, 8, 13, 21, 34, 55]));
  for (const usd of values) queue.push({ usd });
  const popped = values.map(() => queue.pop()!.usd);
  expect(popped).toEqual(values.toSorted((one, other) => other - one));
  expect(queue.pop()).toBeUndefined();
});

test("takes new entries between others", () => {
  const queue = createQueue<{ usd: number; name: string }>();
  expect(queue.pop()).toBeUndefined();
  queue.push({ usd: 1, name: "low" });
  queue.push({ usd: 3, name: "high" });
  expect(queue.pop()?.name).toBe("high");
  queue.push({ usd: 2, name: "middle" });
  queue.push({ usd: 0, name: "least" });
  expect(["middle", "low", "least"].map((name) => queue.pop()?.name === name)).toEqual([true, true, true]);
});
