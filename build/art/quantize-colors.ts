/** Reduces a picture to at most 256 colors by median cut. Transparency is ignored: the pictures are opaque. */

/** Six bits a channel: fine enough for gradients, small enough for a table. */
const BITS = 6;
const SHIFT = 8 - BITS;
const BIN_COUNT = 1 << (3 * BITS);
const CHANNELS = [0, 1, 2] as const;
type Channel = (typeof CHANNELS)[number];

interface Bin {
  readonly key: number;
  readonly count: number;
  /** Mean color of the pixels in it. */
  readonly mean: readonly [number, number, number];
}

function toBinKey(red: number, green: number, blue: number): number {
  return ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);
}

function countBins(rgba: Uint8Array): Bin[] {
  const counts = new Uint32Array(BIN_COUNT);
  const sums = new Float64Array(BIN_COUNT * 3);
  for (let index = 0; index < rgba.length; index += 4) {
    const key = toBinKey(rgba[index]!, rgba[index + 1]!, rgba[index + 2]!);
    counts[key]! += 1;
    for (const channel of CHANNELS) sums[key * 3 + channel]! += rgba[index + channel]!;
  }
  const bins: Bin[] = [];
  counts.forEach((count, key) => {
    if (count === 0) return;
    const [red, green, blue] = [sums[key * 3]!, sums[key * 3 + 1]!, sums[key * 3 + 2]!];
    bins.push({ key, count, mean: [red / count, green / count, blue / count] });
  });
  return bins;
}

interface Box {
  readonly bins: readonly Bin[];
  readonly channel: Channel;
  /** How much a cut is worth: the spread, weighted by the root of the pixels. */
  readonly weight: number;
}

function toBox(bins: readonly Bin[]): Box {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  let channel: Channel = 0;
  let spread = -1;
  for (const candidate of CHANNELS) {
    let low = 255;
    let high = 0;
    for (const { mean } of bins) {
      low = Math.min(low, mean[candidate]);
      high = Math.max(high, mean[candidate]);
    }
    if (high - low > spread) [channel, spread] = [candidate, high - low];
  }
  return { bins, channel, weight: bins.length < 2 ? 0 : spread * Math.sqrt(count) };
}

function cutBox({ bins, channel }: Box): readonly [Box, Box] {
  const sorted = bins.toSorted((left, right) => left.mean[channel] - right.mean[channel]);
  const middle = (sorted[0]!.mean[channel] + sorted.at(-1)!.mean[channel]) / 2;
  const end = Math.min(
    sorted.length - 1,
    Math.max(
      1,
      sorted.findIndex(({ mean }) => mean[channel] > middle),
    ),
  );
  return [toBox(sorted.slice(0, end)), toBox(sorted.slice(end))];
}

export interface IndexedImage {
  /** Three bytes a color. */
  readonly palette: Uint8Array;
  /** One palette index a pixel. */
  readonly indices: Uint8Array;
}

export function quantizeColors(rgba: Uint8Array, maxColors = 256): IndexedImage {
  const boxes = [toBox(countBins(rgba))];
  while (boxes.length < maxColors) {
    const widest = boxes.reduce((best, box, index) => (box.weight > boxes[best]!.weight ? index : best), 0);
    if (boxes[widest]!.weight === 0) break;
    boxes.splice(widest, 1, ...cutBox(boxes[widest]!));
  }
  const palette = new Uint8Array(boxes.length * 3);
  const indexOfKey = new Uint8Array(BIN_COUNT);
  boxes.forEach(({ bins }, index) => {
    const count = bins.reduce((sum, bin) => sum + bin.count, 0);
    for (const channel of CHANNELS) {
      const total = bins.reduce((sum, bin) => sum + bin.mean[channel] * bin.count, 0);
      palette[index * 3 + channel] = Math.round(total / count);
    }
    for (const { key } of bins) indexOfKey[key] = index;
  });
  const indices = new Uint8Array(rgba.length / 4);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const at = pixel * 4;
    indices[pixel] = indexOfKey[toBinKey(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)]!;
  }
  return { palette, indices };
}
