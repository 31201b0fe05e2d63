import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import { drawCardOpenGraph, drawPageOpenGraph } from "./draw-open-graph.ts";
import { makeOpenGraphImages } from "./make-open-graph.ts";

const cards = [...loadCatalog().values()];
const pages = [{ file: "home", title: "Cafés & lounges", kicker: "Guide" }];
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "waycard-og-test-"));
});
afterAll(() => rmSync(root, { recursive: true }));

describe("drawCardOpenGraph", () => {
  it("measures 1200x630 and shows name, rating and fee", () => {
    const svg = drawCardOpenGraph(cards[0]!);
    expect(svg).toContain('width="1200" height="630"');
    expect(svg).toContain(cards[0]!.rating.toFixed(1));
    expect(svg).toContain(`$${cards[0]!.annualFee.ongoingUsd}`);
  });

  it("keeps the words above the logo for every card", () => {
    for (const card of cards) {
      const label = /y="(\d+)"[^>]*>our rating</.exec(drawCardOpenGraph(card).replaceAll(/\.\d+"/g, '"'))?.[1];
      expect(Number(label), card.slug).toBeLessThan(515);
    }
  });
});

describe("drawPageOpenGraph", () => {
  it("escapes title and kicker", () => {
    const svg = drawPageOpenGraph({ title: "Points & <miles>", kicker: "Q&A" });
    expect(svg).toContain("Points");
    expect(svg).toContain("&lt;miles&gt;");
    expect(svg).toContain("Q&amp;A");
  });
});

describe("makeOpenGraphImages", () => {
  it("renders small 1200x630 PNGs once, and takes them from the cache the next time", async () => {
    const options = {
      outDir: path.join(root, "out"),
      cacheDir: path.join(root, "cache"),
      cards: cards.slice(0, 2),
      pages,
    };
    expect(await makeOpenGraphImages(options)).toEqual({ rendered: 3, reused: 0 });
    for (const name of [cards[0]!.slug, cards[1]!.slug, "home"]) {
      const png = readFileSync(path.join(root, "out/og", `${name}.png`));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      // Messengers leave out larger previews.
      expect(png.length).toBeLessThan(300_000);
    }
    const again = { ...options, outDir: path.join(root, "again") };
    expect(await makeOpenGraphImages(again)).toEqual({ rendered: 0, reused: 3 });
    const copies = ["out", "again"].map((place) => readFileSync(path.join(root, place, "og/home.png")));
    expect(copies[0]).toEqual(copies[1]);
  });

  it("refuses two pictures of one name", async () => {
    const [card] = cards;
    const clash = [{ file: card!.slug, title: "Page", kicker: "Guide" }];
    const options = {
      outDir: path.join(root, "clash"),
      cacheDir: path.join(root, "cache"),
      cards: [card!],
      pages: clash,
    };
    await expect(makeOpenGraphImages(options)).rejects.toThrow(card!.slug);
  });
});
