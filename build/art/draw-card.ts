/**
 * A card's picture: pattern, chip, issuer and name, as one SVG under 3 KB that
 * depends on the card's slug, name, issuer and type only. It stands in `<img>`,
 * so it loads nothing: system fonts, with room for the widest of them.
 */
import type { Card } from "../../src/catalog/card.ts";
import { pickCardStyle } from "./card-style.ts";
import { fitNameLines, type TypeScale } from "./name-lines.ts";
import { type Inks, mixInks } from "./palettes.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./patterns/pattern.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { escapeXml } from "./svg-path.ts";

export type DrawnCard = Pick<Card, "slug" | "name" | "issuer" | "cardType">;

/** Families as the value of a `font-family` attribute. */
export interface CardFonts {
  readonly name: string;
  readonly label: string;
}
const SYSTEM_FONTS: CardFonts = { name: "Georgia,'Times New Roman',serif", label: "system-ui,sans-serif" };

const MARGIN = 60;
const NAME_BASELINE = 478;
const NAME_SCALE: TypeScale = [
  { fontSize: 72, maxLines: 1 },
  { fontSize: 66, maxLines: 2 },
  { fontSize: 58, maxLines: 2 },
  { fontSize: 52, maxLines: 3 },
  { fontSize: 46, maxLines: 3 },
];

/** The name at the lower left, and where its capitals begin. */
function drawName(name: string, fontFamily: string): { markup: string; top: number } {
  const { lines, fontSize } = fitNameLines(name, CARD_WIDTH - 2 * MARGIN, NAME_SCALE);
  const leading = Math.round(fontSize * 1.14);
  const spans = lines.map((line, index) => {
    const step = index === 0 ? "" : ` x="${MARGIN}" dy="${leading}"`;
    return `<tspan${step}>${escapeXml(line)}</tspan>`;
  });
  const baseline = NAME_BASELINE - leading * (lines.length - 1);
  const markup = `<text x="${MARGIN}" y="${baseline}" font-family="${fontFamily}" font-size="${fontSize}">${spans.join("")}</text>`;
  return { markup, top: baseline - fontSize * 0.8 };
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

/** The word in a pill of the ground's color, so that no pattern comes between. */
function drawBusinessMark(inks: Inks): string {
  return (
    `<rect x="642" y="54" width="154" height="46" rx="23" fill="${inks.ground}" stroke="${inks.text}" stroke-opacity=".4" stroke-width="2"/>` +
    `<text x="719" y="85" font-size="24" text-anchor="middle">Business</text>`
  );
}

export function drawCard(card: DrawnCard, fonts: CardFonts = SYSTEM_FONTS): string {
  const { drawPattern, tone } = pickCardStyle(card.slug);
  const inks = mixInks(card.issuer, tone);
  const name = drawName(card.name, fonts.name);
  const face = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${face} viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<title>${escapeXml(card.name)}</title>` +
    `<clipPath id="c"><rect ${face} rx="38"/></clipPath>` +
    `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${inks.ground}"/><stop offset="1" stop-color="${inks.groundEnd}"/></linearGradient>` +
    drawScrim(inks, name.top) +
    `<g clip-path="url(#c)"><rect ${face} fill="url(#g)"/>${drawPattern(createSeededRandom(card.slug), inks)}<rect ${face} fill="url(#s)" fill-opacity=".94"/></g>` +
    `<rect x="1" y="1" width="${CARD_WIDTH - 2}" height="${CARD_HEIGHT - 2}" rx="37" fill="none" stroke="${inks.text}" stroke-opacity=".2" stroke-width="2"/>${CHIP}` +
    `<g fill="${inks.text}" font-family="${fonts.label}"><text x="${MARGIN}" y="88" font-size="25" letter-spacing="3">${escapeXml(card.issuer.toUpperCase())}</text>` +
    `${card.cardType === "Business" ? drawBusinessMark(inks) : ""}${name.markup}</g></svg>\n`
  );
}
