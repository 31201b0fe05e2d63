/** Everything `make-art.ts` checks in: card pictures, logo and icons, by their names in `public/`. */
import { Resvg } from "@resvg/resvg-js";

import { COLORS } from "../../src/ui/theme-colors.ts";
import { type DrawnCard, drawCard, drawMiniCard } from "./draw-card.ts";
import { drawFavicon, drawIcon, encodeIco } from "./draw-icon.ts";
import { drawLeads } from "./draw-lead.ts";
import { drawLogo, type LogoColors } from "./draw-logo.ts";

const ON_LIGHT: LogoColors = { ink: COLORS.ink.light, route: COLORS.paper.light, point: COLORS.accent.dark };
const ON_DARK: LogoColors = { ink: COLORS.ink.dark, route: COLORS.paper.dark, point: COLORS.accent.light };

function renderIcon(shape: Parameters<typeof drawIcon>[0], sizePx: number): Uint8Array {
  const resvg = new Resvg(drawIcon(shape, ON_LIGHT), {
    fitTo: { mode: "width", value: sizePx },
    font: { loadSystemFonts: false },
  });
  return resvg.render().asPng();
}

export function drawArtFiles(cards: Iterable<DrawnCard>): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  for (const card of cards) {
    files.set(`${card.slug}.svg`, encoder.encode(drawCard(card)));
    files.set(`${card.slug}-mini.svg`, encoder.encode(drawMiniCard(card)));
  }
  for (const [file, svg] of drawLeads()) files.set(file, encoder.encode(svg));
  files.set("logo.svg", encoder.encode(drawLogo(ON_LIGHT)));
  files.set("logo-dark.svg", encoder.encode(drawLogo(ON_DARK)));
  files.set("favicon.svg", encoder.encode(drawFavicon(ON_LIGHT, ON_DARK)));
  files.set("favicon.ico", encodeIco(renderIcon("rounded", 32), 32));
  files.set("apple-touch-icon.png", renderIcon("full", 180));
  files.set("icon-192.png", renderIcon("rounded", 192));
  files.set("icon-512.png", renderIcon("rounded", 512));
  files.set("icon-maskable-512.png", renderIcon("maskable", 512));
  return files;
}
