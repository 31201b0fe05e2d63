/** Streams that are passed on and kept; how workerd itself ends a broken one is in edge-copies.workerd.test.ts. */
import { describe, expect, test } from "vitest";

import { isWhole, keepCopy, streamInTurn } from "./keep-copy.ts";

const toBytes = (text: string) => new TextEncoder().encode(text);
const toText = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const shown = () => new Error("shown");

/** What a reader sees: the chunks, and the error that ends them, if one does. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<{ chunks: string[]; error?: string }> {
  const chunks: string[] = [];
  try {
    for await (const chunk of stream) chunks.push(toText(chunk) ?? "");
  } catch (error) {
    return { chunks, error: (error as Error).message };
  }
  return { chunks };
}

/** Gives its parts one by one, each when it is asked for; the last may be an error. */
function toStream(...parts: readonly (string | Error)[]): ReadableStream<Uint8Array> {
  const rest = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = rest.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(toBytes(part));
    },
  });
}

describe("a copy of a stream", () => {
  test("holds all bytes in their order, and the reader gets the chunks as they came", async () => {
    const { body, copied } = keepCopy(toStream("one ", "two ", "three"));
    expect(await readAll(body)).toEqual({ chunks: ["one ", "two ", "three"] });
    expect(toText(await copied)).toBe("one two three");
  });

  test("is complete though nobody reads", async () => {
    const { copied } = keepCopy(toStream("a", "b"));
    expect(toText(await copied)).toBe("ab");
  });

  test("is complete though the reader leaves midway", async () => {
    const { body, copied } = keepCopy(toStream("a", "b", "c"));
    await body.cancel();
    expect(toText(await copied)).toBe("abc");
  });

  test("of a stream that fails there is none, and the reader gets the error", async () => {
    const { body, copied } = keepCopy(toStream("a", new Error("broke off")));
    const read = readAll(body);
    expect(await copied).toBeUndefined();
    expect((await read).error).toBe("broke off");
  });

  test("of a stream that fails after the reader has left there is none either, and nothing else breaks", async () => {
    const { body, copied } = keepCopy(toStream("a", "b", new Error("broke off")));
    await body.cancel();
    expect(await copied).toBeUndefined();
  });
});

describe("a body in chunks", () => {
  test("lets each leave before the next is made", async () => {
    const made: string[] = [];
    const stream = streamInTurn(
      toBytes("head "),
      [
        () => {
          made.push("rest");
          return toBytes("rest ");
        },
        () => {
          made.push("end");
          return toBytes("end");
        },
      ],
      shown,
    );
    const reader = stream.getReader();
    expect(toText((await reader.read()).value)).toBe("head ");
    expect(made).toEqual([]);
    expect(toText((await reader.read()).value)).toBe("rest ");
    expect(made).toEqual(["rest"]);
    expect(toText((await reader.read()).value)).toBe("end");
    expect((await reader.read()).done).toBe(true);
  });

  test("is kept as what it is, without a stream around it, and the copy holds all chunks", async () => {
    const stream = streamInTurn(toBytes("head "), [() => toBytes("rest "), () => toBytes("end")], shown);
    const { body, copied } = keepCopy(stream);
    expect(body).toBe(stream);
    expect(await readAll(body)).toEqual({ chunks: ["head ", "rest ", "end"] });
    expect(toText(await copied)).toBe("head rest end");
  });

  test("is made and kept though the reader leaves after the first, which is no error to be told of", async () => {
    const errors: unknown[] = [];
    const stream = streamInTurn(toBytes("head "), [() => toBytes("rest")], (error) => {
      errors.push(error);
      return shown();
    });
    const { body, copied } = keepCopy(stream);
    await body.cancel();
    expect(toText(await copied)).toBe("head rest");
    // What comes of the second chunk is decided right after the copy.
    await new Promise((turn) => setTimeout(turn, 0));
    expect(errors).toEqual([]);
  });

  const fail = () => {
    throw new Error("secret");
  };

  test("whose second cannot be made ends with the error that may be shown, once told of the true one, and is not kept", async () => {
    const errors: unknown[] = [];
    const stream = streamInTurn(toBytes("head "), [fail], (error) => {
      errors.push(error);
      return shown();
    });
    const { body, copied } = keepCopy(stream);
    expect((await readAll(body)).error).toBe("shown");
    expect(await copied).toBeUndefined();
    expect(errors).toEqual([new Error("secret")]);
  });

  test("whose second cannot be made after the reader has left is not kept, and is told of all the same", async () => {
    const errors: unknown[] = [];
    const stream = streamInTurn(toBytes("head "), [fail], (error) => {
      errors.push(error);
      return shown();
    });
    const { body, copied } = keepCopy(stream);
    await body.cancel();
    expect(await copied).toBeUndefined();
    expect(errors).toHaveLength(1);
  });
});

describe("a document", () => {
  test.each([
    ["<!DOCTYPE html><p>all</p></html>", "text/html; charset=utf-8", true],
    ["</html>", "text/html", true],
    ["<!DOCTYPE html><p>half", "text/html; charset=utf-8", false],
    ["<p></html>\n<p>", "text/html", false],
    ["", "text/html", false],
    ["{", "application/json", true],
    ["", "text/plain", true],
  ])("%j as %s is whole: %j", (text, contentType, expected) => {
    expect(isWhole(toBytes(text), contentType)).toBe(expected);
  });
});
