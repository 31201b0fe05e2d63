/** The contrast of two colors by WCAG 2.2. */

const toLinear = (gamma: number): number => (gamma <= 0.04045 ? gamma / 12.92 : ((gamma + 0.055) / 1.055) ** 2.4);
const LINEAR_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** Relative luminance of 8-bit sRGB channels (WCAG 2.2). */
export function getLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * LINEAR_OF_BYTE[red]! + 0.7152 * LINEAR_OF_BYTE[green]! + 0.0722 * LINEAR_OF_BYTE[blue]!;
}

/** Luminance of `#rrggbb`. */
export function getHexLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return getLuminance(value >> 16, (value >> 8) & 255, value & 255);
}

/** 1 to 21, from two luminances. */
export function getContrastRatio(left: number, right: number): number {
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}
