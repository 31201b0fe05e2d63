/** One job at a time: what the page makes of a worker's messages. The worker here says what the test has it say. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { ToolRequest } from "./tool-messages.ts";

class ScriptedWorker {
  static started: ScriptedWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;
  readonly asked: ToolRequest[] = [];

  readonly options: { readonly type: string; readonly name: string };

  constructor(_url: string, options: ScriptedWorker["options"]) {
    this.options = options;
    ScriptedWorker.started.push(this);
  }
  postMessage(request: ToolRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  say(message: object, id = this.asked.at(-1)!.id) {
    this.onmessage?.({ data: { id, ...message } });
  }
}

let tool: Awaited<ReturnType<typeof load>>;
const load = () => import("./run-tool.ts");

beforeEach(async () => {
  ScriptedWorker.started = [];
  vi.resetModules();
  vi.stubGlobal("Worker", ScriptedWorker);
  vi.stubGlobal("location", new URL("https://waycard.test/finder?x=1"));
  tool = await load();
});

/** Starts a job and hands out its worker beside its promise. */
function start(options: Parameters<typeof tool.runTool<"glance">>[2] = {}, search = "dining=500") {
  const found = tool.runTool("glance", search, options);
  return { found, worker: ScriptedWorker.started.at(-1)! };
}
const answer = (text: string, isWhole = true) => ({ kind: "answer", answer: text, isWhole });

describe("a job", () => {
  test("is asked with whole addresses, and its answer comes back", async () => {
    const { found, worker } = start({ slugs: ["a"] });
    const [{ recordsUrl, cardsUrl, ...request }] = worker.asked as [ToolRequest];
    expect(request).toEqual({ id: 1, job: "glance", search: "dining=500", slugs: ["a"] });
    expect([recordsUrl, cardsUrl].every((url) => url.startsWith("https://waycard.test/"))).toBe(true);
    expect(recordsUrl).not.toBe(cardsUrl);
    expect(worker.options).toEqual({ type: "module", name: "rewards" });
    worker.say(answer("done"));
    expect(await found).toBe("done");
    expect(worker.isEnded).toBe(false);
  });

  test("has the worker of the one before, and hears nothing that was said to that", async () => {
    const first = start();
    first.worker.say(answer("first"));
    await first.found;
    const second = start();
    expect(second.worker).toBe(first.worker);
    expect(second.worker.asked.map(({ id, slugs }) => [id, slugs])).toEqual([
      [1, []],
      [2, []],
    ]);
    second.worker.say(answer("late"), 1);
    second.worker.say(answer("second"));
    expect(await second.found).toBe("second");
  });

  test("says how far it is, and what it has found first", async () => {
    const heard: unknown[] = [];
    const { found, worker } = start({
      onProgress: (share) => heard.push(share),
      onFirst: (first) => heard.push(first),
    });
    worker.say({ kind: "progress", share: 0.5 });
    worker.say({ kind: "first", answer: "soon" });
    worker.say(answer("done"));
    expect(await found).toBe("done");
    expect(heard).toEqual([0.5, "soon"]);
  });

  test("needs nobody who listens", async () => {
    const { found, worker } = start();
    worker.say({ kind: "progress", share: 0.5 });
    worker.say({ kind: "first", answer: "soon" });
    worker.say(answer("soon", false));
    worker.say(answer("done"));
    expect(await found).toBe("soon");
  });
});

describe("an answer in two parts", () => {
  test("is there at once, and once more when it is whole", async () => {
    const whole: unknown[] = [];
    const { found, worker } = start({ onWhole: (more) => whole.push(more) });
    worker.say(answer("soon", false));
    expect(await found).toBe("soon");
    worker.say(answer("sure"));
    expect(whole).toEqual(["sure"]);
  });

  test("gives way to a newer job without the worker's end", async () => {
    const whole: unknown[] = [];
    const { found, worker } = start({ onWhole: (more) => whole.push(more) });
    worker.say(answer("soon", false));
    await found;
    const next = start();
    expect([next.worker, worker.isEnded]).toEqual([worker, false]);
    worker.say(answer("sure"), 1);
    expect(whole).toEqual([]);
  });

  test("may be lost after its first part", async () => {
    const lost = vi.fn<() => void>();
    const { found, worker } = start({ onLost: lost });
    worker.say(answer("soon", false));
    await found;
    worker.say({ kind: "failed" });
    expect([lost.mock.calls.length, worker.isEnded]).toEqual([1, true]);
  });
});

describe("a job that ends", () => {
  test("by a newer one is canceled, and its worker with it", async () => {
    const { found, worker } = start();
    const next = start();
    await expect(found).rejects.toBeInstanceOf(tool.JobCanceled);
    expect(worker.isEnded).toBe(true);
    expect(next.worker).not.toBe(worker);
    next.worker.say(answer("next"));
    expect(await next.found).toBe("next");
  });

  test("by the visitor is canceled; after its answer there is nothing to cancel", async () => {
    const { found, worker } = start();
    tool.cancelTool();
    await expect(found).rejects.toBeInstanceOf(tool.JobCanceled);
    expect(worker.isEnded).toBe(true);
    const next = start();
    next.worker.say(answer("done"));
    await next.found;
    tool.cancelTool();
    expect(next.worker.isEnded).toBe(false);
  });

  test("by a fault says which, and the next one has a new worker", async () => {
    const lost = vi.fn<() => void>();
    const first = start({ onLost: lost });
    first.worker.onerror?.();
    await expect(first.found).rejects.toThrow("The worker failed");
    const second = start({ onLost: lost });
    expect([first.worker.isEnded, second.worker === first.worker]).toEqual([true, false]);
    second.worker.say({ kind: "failed" });
    await expect(second.found).rejects.toThrow("The cards could not be loaded");
    // Nothing was there that could be lost.
    expect(lost).not.toHaveBeenCalled();
  });
});
