/**
 * Fetches our typefaces for the next page. This one keeps those it was painted with: in others some lines would break
 * elsewhere, and the page would move under its reader. The first paint asks for what is noted here
 * (first-paint/first-paint.ts), and the style sheet uses it (ui/theme.ts).
 */
const TYPEFACES_KEY = "waycard:typefaces";

/** As `ui/fonts.css` names them. */
const FONTS = ['1em "Inter Variable"', "600 1em Fraunces"];

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

export async function fetchTypefaces(): Promise<void> {
  // Who pays by the byte reads as well in the device's own.
  if ((navigator as Connection).connection?.saveData) return;
  const loaded = await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  if (loaded.every((faces) => faces.length > 0)) localStorage.setItem(TYPEFACES_KEY, "");
}
