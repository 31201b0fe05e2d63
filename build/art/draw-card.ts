/**
 * A card's picture: pattern, chip, issuer and name, as one SVG that
 * depends on the card's slug, name, issuer and type only. It stands in `<img>`,
 * so it loads nothing, not even a font: its words are outlines.
 */
import type { Card } from "../../src/catalog/card.ts";
import { pickCardStyle } from "./card-style.ts";
import { fitNameLines, type TypeScale } from "./name-lines.ts";
import { drawLetters, measureText, outlineLine, type SetLine } from "./outline-text.ts";
import { type Inks, mixInks } from "./palettes.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./patterns/pattern.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { escapeXml } from "./svg-path.ts";

export type DrawnCard = Pick<Card, "slug" | "name" | "issuer" | "cardType">;

const MARGIN = 60;
const NAME_BASELINE = 478;
const NAME_SCALE: TypeScale = [
  { fontSize: 72, maxLines: 1 },
  { fontSize: 66, maxLines: 2 },
  { fontSize: 58, maxLines: 2 },
  { fontSize: 52, maxLines: 3 },
  { fontSize: 46, maxLines: 3 },
];

const LABEL = { fontSize: 27, spacing: 3.5 } as const;
const MARK = { text: "Business", fontSize: 25 } as const;
const MARK_BOX = { x: 642, y: 54, width: 154, height: 46 } as const;

/** Every line of words on a card: issuer, the mark of a business card, and the name at the lower left. */
export function setWords({ name, issuer, cardType }: Omit<DrawnCard, "slug">): readonly SetLine[] {
  const { lines, fontSize } = fitNameLines(name, CARD_WIDTH - 2 * MARGIN, NAME_SCALE);
  const leading = Math.round(fontSize * 1.1);
  const first = NAME_BASELINE - leading * (lines.length - 1);
  const markX = MARK_BOX.x + (MARK_BOX.width - measureText(MARK.text, MARK.fontSize)) / 2;
  return [
    { text: issuer.toUpperCase(), x: MARGIN, baseline: 90, ...LABEL },
    ...(cardType === "Business" ? [{ ...MARK, x: Math.round(markX), baseline: 86 }] : []),
    ...lines.map((text, index) => ({ text, x: MARGIN, baseline: first + index * leading, fontSize })),
  ];
}

/** The ground rises over the pattern as far as the name needs. */
function drawScrim(inks: Inks, nameTop: number): string {
  const solid = (CARD_HEIGHT - nameTop) / CARD_HEIGHT;
  return (
    `<linearGradient id="s" x2=".1" y1="1" y2="0"><stop offset="${(solid - 0.06).toFixed(2)}" stop-color="${inks.ground}"/>` +
    `<stop offset="${(solid + 0.32).toFixed(2)}" stop-color="${inks.ground}" stop-opacity="0"/></linearGradient>`
  );
}

/** A contact plate of no maker: a rounded field and its cuts. */
const CHIP =
  `<g transform="translate(${MARGIN} 142)" stroke="#5d5340" stroke-width="2.5" fill="none"><rect width="98" height="74" rx="14" fill="#d8ccb0"/>` +
  `<path d="M0 25h32v24H0m98-24H66v24h32M32 25 42 0m-10 49 10 25M66 25 56 0m10 49-10 25"/></g>`;

/** The mark stands in a pill of the ground's color, so that no pattern comes between. */
function drawMarkBox(inks: Inks): string {
  const { x, y, width, height } = MARK_BOX;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="23" fill="${inks.ground}" stroke="${inks.text}" stroke-opacity=".4" stroke-width="2"/>`;
}

/** Ground and pattern, cut to the card's shape, with what else lies under the words. */
function drawFace(card: DrawnCard, inks: Inks, scrim: string): string {
  const { drawPattern } = pickCardStyle(card);
  const face = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${face} viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<title>${escapeXml(card.name)}</title>` +
    `<clipPath id="c"><rect ${face} rx="38"/></clipPath>` +
    `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${inks.ground}"/><stop offset="1" stop-color="${inks.groundEnd}"/></linearGradient>` +
    scrim +
    `<g clip-path="url(#c)"><rect ${face} fill="url(#g)"/>${drawPattern(createSeededRandom(card.slug), inks)}${scrim && `<rect ${face} fill="url(#s)" fill-opacity=".94"/>`}</g>` +
    `<rect x="1" y="1" width="${CARD_WIDTH - 2}" height="${CARD_HEIGHT - 2}" rx="37" fill="none" stroke="${inks.text}" stroke-opacity=".2" stroke-width="2"/>`
  );
}

const mixCardInks = (card: DrawnCard) => mixInks(card.issuer, pickCardStyle(card).tone, card.name);

export function drawCard(card: DrawnCard): string {
  const inks = mixCardInks(card);
  const words = setWords(card);
  const nameTop = Math.min(
    ...words.filter(({ fontSize }) => fontSize > 40).map((line) => line.baseline - line.fontSize * 0.8),
  );
  const mark = card.cardType === "Business" ? drawMarkBox(inks) : "";
  return `${drawFace(card, inks, drawScrim(inks, nameTop))}${CHIP}${mark}${drawLetters(words)}<g fill="${inks.text}">${words.map(outlineLine).join("")}</g></svg>\n`;
}

/** For 120 px and below, where letters are noise: the face alone, with a chip that is seen. */
export function drawMiniCard(card: DrawnCard): string {
  return `${drawFace(card, mixCardInks(card), "")}<g transform="translate(-66 -32)scale(1.85)">${CHIP}</g></svg>\n`;
}
