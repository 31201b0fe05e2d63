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
