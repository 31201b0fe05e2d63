import { describe, expect, test } from "vitest";

import { findCrossing } from "./find-crossing.ts";

/** @param leadAt above 0 where the rival leads */
function find(leadAt: (value: number) => number, near: number, far: number, step = 1) {
  const asked: number[] = [];
  const ask = (value: number) => {
    asked.push(value);
    return leadAt(value);
  };
  return { ...findCrossing(ask, near, far, step), asked };
}

describe("where a rival draws level", () => {
  test("on a straight line is the first guess and the step beside it, whichever of them leads", () => {
    expect(find((value) => value - 41, 10, 90)).toEqual({ before: 41, at: 42, asked: [10, 90, 41, 42] });
    expect(find((value) => value - 40.5, 10, 90)).toEqual({ before: 40, at: 41, asked: [10, 90, 41, 40] });
    expect(find((value) => 41 - value, 90, 10)).toEqual({ before: 41, at: 40, asked: [90, 10, 41, 40] });
    expect(find((value) => 40.5 - value, 90, 10)).toEqual({ before: 41, at: 40, asked: [90, 10, 40, 41] });
  });

  test("is today's value where it leads there already", () => {
    expect(find((value) => value - 5, 10, 90)).toEqual({ before: 10, at: 10, asked: [10, 90] });
    expect(find((value) => value - 10, 10, 90)).toMatchObject({ before: 10, at: 11 });
  });

  test("needs no look where there is no step between", () => {
    expect(find((value) => value - 10.5, 10, 11)).toEqual({ before: 10, at: 11, asked: [10, 11] });
    expect(find((value) => value - 10.5, 10.25, 10.75)).toEqual({ before: 10.25, at: 10.75, asked: [10.25, 10.75] });
  });

  test("is found in steps that count from 0, wherever it began", () => {
    expect(find((value) => value - 41, 10.25, 90.75)).toEqual({
      before: 41,
      at: 42,
      asked: [10.25, 90.75, 41, 42],
    });
    expect(find((value) => 41 - value, 90.75, 10.25)).toEqual({ before: 41, at: 40, asked: [90.75, 10.25, 41, 40] });
    expect(find((value) => value - 0.305, 0, 1, 0.01)).toMatchObject({
      before: expect.closeTo(0.3, 9),
      at: expect.closeTo(0.31, 9),
    });
  });

  test("where the lead bends it is halved by turns, so that no end stays where it is", () => {
    const list = (...parameters: Parameters<typeof find>) => {
      const { before, at, asked } = find(...parameters);
      return `${asked.join(" ")}: ${before} to ${at}`;
    };
    // Far behind up to 80, then a little ahead; and the other way round.
    const steep = (value: number) => (value > 80 ? 1 : -1e6);
    expect(list(steep, 0, 1_024)).toMatchInlineSnapshot(
      `"0 1024 1023 512 511 256 255 128 127 64 126 95 94 79 93 86 85 82 81 80: 80 to 81"`,
    );
    expect(list((value) => -steep(value), 1_024, 0)).toMatchInlineSnapshot(
      `"1024 0 1023 1022 511 510 509 254 253 252 126 125 124 62 123 122 92 91 90 76 89 88 82 81 80: 81 to 80"`,
    );
    expect(list((value) => (value > 900 ? 1e6 : -1), 0, 1_024)).toMatchInlineSnapshot(
      `"0 1024 1 2 513 514 515 770 771 772 898 899 900 962 901: 900 to 901"`,
    );
    // 3 dollars a step from 600 on, 1 before.
    expect(list((value) => Math.max(value - 700, 3 * (value - 600) - 100), 0, 1_024)).toMatchInlineSnapshot(
      `"0 1024 383 384 704 576 577 641 631 632 637 634 633: 633 to 634"`,
    );
  });

  test("is found where nothing says how far behind it is", () => {
    expect(find((value) => (value < 50 ? -Infinity : 1), 10, 90)).toMatchObject({ before: 49, at: 50 });
  });
});
