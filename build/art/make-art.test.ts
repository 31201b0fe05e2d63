import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { findArtFaults } from "./make-art.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "waycard-art-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe("findArtFaults", () => {
  it("names files that are missing, differ, or belong to no card", () => {
    writeFileSync(path.join(directory, "same.svg"), "same");
    writeFileSync(path.join(directory, "old.svg"), "old");
    writeFileSync(path.join(directory, "gone.svg"), "gone");
    writeFileSync(path.join(directory, "robots.txt"), "");
    const drawn = new Map([
      ["same.svg", encode("same")],
      ["old.svg", encode("new")],
      ["absent.png", encode("png")],
    ]);
    expect(findArtFaults(drawn, directory)).toEqual([
      { file: "old.svg", fault: "differs" },
      { file: "absent.png", fault: "missing" },
      { file: "gone.svg", fault: "orphaned" },
    ]);
  });
});
