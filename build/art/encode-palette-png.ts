import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

import type { IndexedImage } from "./quantize-colors.ts";

const deflateAsync = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function toChunk(type: "IHDR" | "PLTE" | "IDAT" | "IEND", data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

/** An 8-bit palette PNG. No row filters: they help indices little, and flat areas not at all. */
export async function encodePalettePng(image: IndexedImage, width: number, height: number): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8); // bits an index
  header.writeUInt8(3, 9); // palette
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(image.indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  // Level 9 takes five times as long here and saves a twelfth.
  const data = await deflateAsync(rows, { level: 7, memLevel: 9 });
  const chunks = [toChunk("IHDR", header), toChunk("PLTE", image.palette), toChunk("IDAT", data)];
  return Buffer.concat([SIGNATURE, ...chunks, toChunk("IEND", new Uint8Array())]);
}
