/** Colors by perceived lightness (OKLCH). */

export interface Oklch {
  /** 0 black to 1 white. */
  readonly lightness: number;
  /** 0 gray to about 0.3. */
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const toGamma = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/** `#rrggbb`; a color outside sRGB loses chroma until it fits, and keeps its hue and lightness. */
export function toHexColor(color: Oklch): string {
  const rgb = toLinearRgb(color);
  if (color.chroma > 0.002 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    return toHexColor({ ...color, chroma: color.chroma - 0.002 });
  }
  const hex = rgb.map((channel) => {
    const byte = Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${hex.join("")}`;
}
