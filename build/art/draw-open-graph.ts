/**
 * Pictures for shared links, 1200x630: words on paper at the left, a card or a
 * pattern over a field of ink at the right. Text is set in the site's
 * typefaces, which `render-open-graph.ts` provides under these names.
 */
import type { Card } from "../../src/catalog/card.ts";
import { SITE } from "../../src/site.ts";
import { COLORS } from "../../src/ui/theme-colors.ts";
import { pickCardStyle } from "./card-style.ts";
import { type DrawnCard, drawCard } from "./draw-card.ts";
import { drawLogoShapes } from "./draw-logo.ts";
import { fitNameLines, type TypeScale } from "./name-lines.ts";
import { HOUSE, mixInks } from "./palettes.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { escapeXml, toSvgNumber } from "./svg-path.ts";

export const OPEN_GRAPH_WIDTH = 1200;
export const OPEN_GRAPH_HEIGHT = 630;

/** Families as the renderer knows them. */
const FONTS = { name: "Fraunces", label: "Inter" } as const;

const MARGIN = 72;
const FIELD_X = 770;
const TEXT_WIDTH = 520;
const TITLE_TOP = 142;

const TITLE_SCALE: TypeScale = [
  { fontSize: 68, maxLines: 3 },
  { fontSize: 60, maxLines: 3 },
  { fontSize: 52, maxLines: 4 },
  { fontSize: 44, maxLines: 5 },
];

const ink = COLORS.ink.light;
const paper = COLORS.paper.light;
const accent = COLORS.accent.light;

interface TextBlock {
  readonly markup: string;
  /** Where the next block may begin. */
  readonly bottom: number;
}

function drawTitle(title: string, maxWidth: number): TextBlock {
  // It is set bolder than the outlines that `fitNameLines` measures.
  const { lines, fontSize } = fitNameLines(title, maxWidth * 0.93, TITLE_SCALE);
  const leading = fontSize * 1.1;
  const first = TITLE_TOP + fontSize * 0.8;
  const texts = lines.map(
    (line, index) => `<text x="${MARGIN}" y="${toSvgNumber(first + index * leading)}">${escapeXml(line)}</text>`,
  );
  return {
    markup: `<g font-family="${FONTS.name}" font-size="${fontSize}" fill="${ink}">${texts.join("")}</g>`,
    bottom: first + (lines.length - 1) * leading,
  };
}

function drawKicker(kicker: string): string {
  return (
    `<rect x="${MARGIN}" y="64" width="48" height="5" fill="${accent}"/>` +
    `<text x="${MARGIN}" y="112" font-family="${FONTS.label}" font-size="24" letter-spacing="1.5" fill="${accent}">${escapeXml(kicker.toUpperCase())}</text>`
  );
}

function drawSheet(field: string, words: string): string {
  const logo = drawLogoShapes({ ink, route: paper, point: COLORS.accent.dark });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" viewBox="0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}">` +
    `<rect width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" fill="${paper}"/>${field}${words}` +
    `<g transform="translate(${MARGIN} 534)scale(1.35)">${logo}</g></svg>`
  );
}

function drawField(fill: string, content: string): string {
  const size = `width="${OPEN_GRAPH_WIDTH - FIELD_X}" height="${OPEN_GRAPH_HEIGHT}"`;
  return (
    `<clipPath id="field"><rect x="${FIELD_X}" ${size}/></clipPath>` +
    `<g clip-path="url(#field)"><rect x="${FIELD_X}" ${size} fill="${fill}"/>${content}</g>`
  );
}

/** A figure and what it is, side by side with others. */
function drawFigure(x: number, y: number, figure: string, unit: string, label: string): string {
  return (
    `<text x="${x}" y="${y}" font-family="${FONTS.name}" font-size="56" fill="${ink}">${escapeXml(figure)}<tspan font-size="28" fill="${COLORS.muted.light}" dx="8">${escapeXml(unit)}</tspan></text>` +
    `<text x="${x}" y="${y + 36}" font-family="${FONTS.label}" font-size="22" fill="${COLORS.muted.light}">${escapeXml(label)}</text>`
  );
}

export type OpenGraphCard = DrawnCard & Pick<Card, "rating" | "annualFee">;

export function drawCardOpenGraph(card: OpenGraphCard): string {
  const title = drawTitle(card.name, TEXT_WIDTH);
  const figuresY = title.bottom + 100;
  const fee = `$${card.annualFee.ongoingUsd.toLocaleString("en-US")}`;
  const feeLabel = card.annualFee.firstYearUsd < card.annualFee.ongoingUsd ? "annual fee after year one" : "annual fee";
  const place = "translate(628 148)rotate(-5 260 164)scale(.6)";
  return drawSheet(
    `${drawField(ink, "")}<rect transform="${place}translate(10 22)" width="856" height="540" rx="38" fill="#0a1226" fill-opacity=".28"/><g transform="${place}">${drawCard(card)}</g>`,
    drawKicker("Card review") +
      title.markup +
      drawFigure(MARGIN, figuresY, card.rating.toFixed(1), "/ 10", "our rating") +
      drawFigure(MARGIN + 230, figuresY, fee, "", feeLabel),
  );
}

export interface OpenGraphPage {
  readonly title: string;
  /** The kind of page, above the title. */
  readonly kicker: string;
}

export function drawPageOpenGraph({ title, kicker }: OpenGraphPage): string {
  const inks = mixInks(HOUSE, "night");
  const { drawPattern } = pickCardStyle({ slug: title, name: "" });
  const pattern = `<g transform="translate(150 -60)scale(1.3)">${drawPattern(createSeededRandom(title), inks)}</g>`;
  const { markup, bottom } = drawTitle(title, FIELD_X - MARGIN - 60);
  const tagline = `<text x="${MARGIN}" y="${toSvgNumber(bottom + 66)}" font-family="${FONTS.label}" font-size="26" fill="${COLORS.muted.light}">${escapeXml(SITE.tagline)}</text>`;
  return drawSheet(drawField(inks.ground, pattern), drawKicker(kicker) + markup + (bottom < 440 ? tagline : ""));
}
