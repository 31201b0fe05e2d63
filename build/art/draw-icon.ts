/** The site's icon: the logo's route on a square of ink. */
import { drawRoute, type LogoColors } from "./draw-logo.ts";

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">`;

/** The route, `share` of the square wide and in its middle. */
function placeRoute(share: number, route: string): string {
  const scale = (64 * share) / 27.6;
  const x = 32 - 13.8 * scale;
  const y = 32 - 7.9 * scale;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(2)})">${route}</g>`;
}

/**
 * `rounded` is cut to a rounded square; `full` bleeds, for systems that cut it
 * themselves; `maskable` also keeps the route in the middle 80 % circle.
 */
export function drawIcon(shape: "rounded" | "full" | "maskable", colors: LogoColors): string {
  const share = shape === "maskable" ? 0.52 : 0.68;
  const corner = shape === "rounded" ? ` rx="14"` : "";
  return `${OPEN}<rect width="64" height="64"${corner} fill="${colors.ink}"/>${placeRoute(share, drawRoute(colors))}</svg>\n`;
}

/** The favicon swaps ink and paper on a dark tab strip; the way-point keeps its color. */
export function drawFavicon(light: LogoColors, dark: LogoColors): string {
  const style =
    `rect{fill:${light.ink}}path{stroke:${light.route}}circle{fill:${light.point}}` +
    `@media(prefers-color-scheme:dark){rect{fill:${dark.ink}}path{stroke:${dark.route}}circle{fill:${dark.point}}}`;
  const shapes = placeRoute(0.76, drawRoute(light));
  return `${OPEN}<style>${style}</style><rect width="64" height="64" rx="14" fill="${light.ink}"/>${shapes}</svg>\n`;
}

/** Wraps one square PNG of up to 256 px in an ICO file: a header, one entry, and the PNG as it is. */
export function encodeIco(png: Uint8Array, sizePx: number): Uint8Array {
  const headerBytes = 22;
  const ico = new Uint8Array(headerBytes + png.length);
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true); // icon, not cursor
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, sizePx % 256); // 0 stands for 256
  view.setUint8(7, sizePx % 256);
  view.setUint16(10, 1, true); // color planes
  view.setUint16(12, 32, true); // bits a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerBytes, true);
  ico.set(png, headerBytes);
  return ico;
}
