import type { Page } from "playwright-core";

export interface PictureDifference {
  /** Width and height, where they are not the same. */
  readonly size: string | null;
  /** Of the fields that both have, 0 to 1. */
  readonly changed: number;
}

/**
 * How much of two pictures differs, field by field of 4 by 4 pixels and by the mean color of each: edges of letters, which
 * every machine draws a little another way, do not count; a color, a border, a shadow or a place does.
 */
export async function comparePictures(page: Page, before: Buffer, after: Buffer): Promise<PictureDifference> {
  const toUrl = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;
  return page.evaluate(
    async ([left, right]) => {
      const FIELD = 4;
      const MOST_SHIFT = 28;
      const read = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const [width, height] = [Math.ceil(image.width / FIELD), Math.ceil(image.height / FIELD)];
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d")!;
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, width, height);
        return { size: `${image.width}x${image.height}`, pixels: context.getImageData(0, 0, width, height).data };
      };
      const [one, other] = await Promise.all([read(left), read(right)]);
      if (one.size !== other.size) return { size: `${one.size}, now ${other.size}`, changed: 1 };
      let count = 0;
      for (let at = 0; at < one.pixels.length; at += 4) {
        const shift = Math.max(
          ...[0, 1, 2].map((channel) => Math.abs(one.pixels[at + channel]! - other.pixels[at + channel]!)),
        );
        if (shift > MOST_SHIFT) count += 1;
      }
      return { size: null, changed: count / (one.pixels.length / 4) };
    },
    [toUrl(before), toUrl(after)] as const,
  );
}
