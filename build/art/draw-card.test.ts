import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import { pickCardStyle } from "./card-style.ts";
import { type DrawnCard, drawCard, drawMiniCard, setWords } from "./draw-card.ts";
import { outlineLine } from "./outline-text.ts";
import { findTextBoxes, measureTextContrast } from "../../test/support/measure-text-contrast.ts";
import { mixInks } from "./palettes.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./patterns/pattern.ts";
import { escapeXml } from "./svg-path.ts";

const cards = [...loadCatalog().values()];
const drawings = cards.map((card) => ({ card, svg: drawCard(card) }));
const example: DrawnCard = { slug: "example", name: "Example Card", issuer: "Example Bank", cardType: "Personal" };

describe("drawCard", () => {
  it("stays under 20 KB with its words and under 3 KB without, for every card", () => {
    const tooLong = drawings.filter(
      ({ card, svg }) => Buffer.byteLength(svg) >= 20_480 || Buffer.byteLength(drawMiniCard(card)) >= 3072,
    );
    expect(tooLong.map(({ card }) => card.slug)).toEqual([]);
  });

  it("needs no font, and leaves the words out of the small picture", () => {
    for (const { card, svg } of drawings) {
      expect(svg, card.slug).not.toMatch(/<text|font-family/);
      const words = setWords(card).map(outlineLine);
      expect(
        words.every((word) => svg.includes(word) && !drawMiniCard(card).includes(word)),
        card.slug,
      ).toBe(true);
    }
  });

  it("draws well-formed XML titled with the card's name", () => {
    for (const { card, svg } of drawings) {
      expect(() => new Resvg(svg, { font: { loadSystemFonts: false } }), card.slug).not.toThrow();
      expect(svg).toContain(`<title>${escapeXml(card.name)}</title>`);
    }
  });

  it("sets every word of the name", () => {
    for (const { card } of drawings) {
      const lines = findTextBoxes(card).map(({ text }) => text.replaceAll("\u00a0", " "));
      expect(lines.join(" "), card.slug).toContain(card.name);
    }
  });

  it("keeps every line of words on the card, clear of its edges and of each other", () => {
    for (const { card } of drawings) {
      const boxes = findTextBoxes(card);
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
    const faint = cards.flatMap((card) =>
      measureTextContrast(card)
        .filter(({ ratio }) => ratio < 4.5)
        .map(({ text, ratio }) => `${card.slug}: "${text}" has ${ratio.toFixed(2)}:1`),
    );
    expect(faint).toEqual([]);
  }, 60_000);

  it("loads and runs nothing", () => {
    for (const { card, svg } of drawings) {
      const inner = svg.replace('xmlns="http://www.w3.org/2000/svg"', "");
      expect(inner, card.slug).not.toMatch(
        /<script|<style|<image|<foreignObject|href="(?!#)|https?:|url\((?!#)| on\w+=/i,
      );
    }
  });

  it("draws the same card twice alike, and no two cards alike", () => {
    expect(drawCard(cards[0]!)).toBe(drawCard(cards[0]!));
    const faces = drawings.map(({ svg }) =>
      svg.replaceAll(/<title>.*?<\/title>|<path id[^>]*>|<use [^>]*>|<g transform="translate\([^"]*scale[^>]*>/g, ""),
    );
    expect(new Set(faces).size).toBe(cards.length);
  });

  it("spreads the cards over many patterns and tones", () => {
    const styles = cards.map((card) => pickCardStyle(card));
    expect(new Set(styles.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(styles.map(({ tone }) => tone)).size).toBeGreaterThanOrEqual(5);
  });

  it("escapes what XML reserves", () => {
    const svg = drawCard({ ...example, name: `Salt & <Pepper> "Card"`, issuer: "Day & Night" });
    expect(svg).toContain("<title>Salt &amp; &lt;Pepper&gt; &quot;Card&quot;</title>");
    expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
  });

  it("marks business cards only", () => {
    const readWords = (card: DrawnCard) => setWords(card).map(({ text }) => text);
    expect(readWords(example)).not.toContain("Business");
    expect(readWords({ ...example, cardType: "Business" })).toContain("Business");
  });

  it.each([
    ["Amex Gold", "gold", 30, 60],
    ["Blue Cash", "blue", 190, 250],
    ["Delta Green", "green", 110, 175],
    ["Aviator Red", "red", 330, 380],
  ])("lets the words of a name rule its ground: %s is %s", (name, _color, fromHue, toHue) => {
    for (const slug of ["a", "b", "c", "d", "e", "f"]) {
      const { tone } = pickCardStyle({ slug, name });
      const hue = findHue(mixInks("American Express", tone, name).ground);
      const isRed = toHue > 360 && hue < 180;
      expect(isRed ? hue + 360 : hue).toBeGreaterThanOrEqual(fromHue);
      expect(isRed ? hue + 360 : hue).toBeLessThanOrEqual(toHue);
    }
  });
});

/** Degrees around the color circle: red is 0, green 120, blue 240. */
function findHue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
