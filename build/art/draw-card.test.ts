import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import { pickCardStyle } from "./card-style.ts";
import { type DrawnCard, drawCard } from "./draw-card.ts";
import { findTextBoxes, measureTextContrast } from "./measure-text-contrast.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./patterns/pattern.ts";
import { escapeXml } from "./svg-path.ts";

const cards = [...loadCatalog().values()];
const drawings = cards.map((card) => ({ card, svg: drawCard(card) }));
const example: DrawnCard = { slug: "example", name: "Example Card", issuer: "Example Bank", cardType: "Personal" };

describe("drawCard", () => {
  it("stays under 3 KB for every card", () => {
    const tooLong = drawings.filter(({ svg }) => Buffer.byteLength(svg) >= 3072).map(({ card }) => card.slug);
    expect(tooLong).toEqual([]);
  });

  it("draws well-formed XML titled with the card's name", () => {
    for (const { card, svg } of drawings) {
      expect(() => new Resvg(svg, { font: { loadSystemFonts: false } }), card.slug).not.toThrow();
      expect(svg).toContain(`<title>${escapeXml(card.name)}</title>`);
    }
  });

  it("sets every word of the name", () => {
    for (const { card, svg } of drawings) {
      const lines = findTextBoxes(svg).map(({ text }) => text.replaceAll("\u00a0", " "));
      expect(lines.join(" "), card.slug).toContain(card.name);
    }
  });

  it("keeps every line of words on the card, clear of its edges and of each other", () => {
    for (const { card, svg } of drawings) {
      const boxes = findTextBoxes(svg);
      for (const box of boxes) {
        expect(box.left, card.slug).toBeGreaterThanOrEqual(40);
        expect(box.right, card.slug).toBeLessThanOrEqual(CARD_WIDTH - 40);
        expect(box.bottom, card.slug).toBeLessThanOrEqual(CARD_HEIGHT - 30);
      }
      const nameTop = Math.min(...boxes.filter(({ top }) => top > 150).map(({ top }) => top));
      expect(nameTop, `${card.slug}: chip`).toBeGreaterThan(216);
    }
  });

  it("keeps 4.5:1 between every line of words and every pixel behind it", () => {
    const faint = drawings.flatMap(({ card, svg }) =>
      measureTextContrast(svg)
        .filter(({ ratio }) => ratio < 4.5)
        .map(({ text, ratio }) => `${card.slug}: "${text}" has ${ratio.toFixed(2)}:1`),
    );
    expect(faint).toEqual([]);
  }, 60_000);

  it("loads and runs nothing", () => {
    for (const { card, svg } of drawings) {
      const inner = svg.replace('xmlns="http://www.w3.org/2000/svg"', "");
      expect(inner, card.slug).not.toMatch(/<script|<style|<image|<foreignObject|href|https?:|url\((?!#)| on\w+=/i);
    }
  });

  it("draws the same card twice alike, and no two cards alike", () => {
    expect(drawCard(cards[0]!)).toBe(drawCard(cards[0]!));
    const faces = drawings.map(({ svg }) => svg.replaceAll(/<(title|text)[ >].*?<\/\1>/g, ""));
    expect(new Set(faces).size).toBe(cards.length);
  });

  it("spreads the cards over many patterns and tones", () => {
    const styles = cards.map(({ slug }) => pickCardStyle(slug));
    expect(new Set(styles.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(styles.map(({ tone }) => tone)).size).toBeGreaterThanOrEqual(5);
  });

  it("escapes what XML reserves", () => {
    const svg = drawCard({ ...example, name: `Salt & <Pepper> "Card"`, issuer: "Day & Night" });
    expect(svg).toContain("<title>Salt &amp; &lt;Pepper&gt; &quot;Card&quot;</title>");
    expect(svg).toContain("DAY &amp; NIGHT");
    expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
  });

  it("marks business cards only", () => {
    expect(drawCard(example)).not.toContain(">Business<");
    expect(drawCard({ ...example, cardType: "Business" })).toContain(">Business<");
  });
});
