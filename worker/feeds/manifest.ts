import { SITE } from "../../src/site.ts";
import { COLORS } from "../../src/ui/theme-colors.ts";

/** Web app manifest: name, colors and icons for a home screen. */
export function renderManifest(): string {
  return JSON.stringify({
    name: SITE.name,
    short_name: SITE.name,
    description: SITE.tagline,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: COLORS.paper.light,
    theme_color: COLORS.paper.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
