import { Buffer } from "node:buffer";

import { describe, expect, it } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import { drawArtFiles } from "./draw-art-files.ts";
import { drawLogoShapes } from "./draw-logo.ts";
import { findArtFaults } from "./make-art.ts";

const files = drawArtFiles(loadCatalog().values());
const getFile = (name: string): Buffer => Buffer.from(files.get(name) ?? []);
const PNG_SIGNATURE = "89504e470d0a1a0a";

describe("drawArtFiles", () => {
  it("draws what is checked in under public/ (else run `npm run make -- art`)", () => {
    expect(findArtFaults(files)).toEqual([]);
  });

  it("wraps a 32 px PNG in a favicon.ico whose header describes it", () => {
    const ico = getFile("favicon.ico");
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([ico[6], ico[7], ico.readUInt16LE(12)]).toEqual([32, 32, 32]);
    expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
    expect(ico.subarray(ico.readUInt32LE(18)).subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
  });

  it.each([
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["icon-maskable-512.png", 512],
  ])("renders %s %i px square", (name, size) => {
    const png = getFile(name);
    expect(png.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });

  it("draws the logo 180x30 for light and dark, in different inks", () => {
    const [light, dark] = [getFile("logo.svg").toString(), getFile("logo-dark.svg").toString()];
    for (const logo of [light, dark]) expect(logo).toContain('width="180" height="30"');
    expect(light).not.toBe(dark);
  });

  it("answers a dark tab strip in the favicon", () => {
    expect(getFile("favicon.svg").toString()).toContain("@media(prefers-color-scheme:dark)");
  });
});

describe("drawLogoShapes", () => {
  it("takes the page's own colors", () => {
    const shapes = drawLogoShapes({ ink: "currentColor", route: "var(--paper)", point: "var(--accent)" });
    expect(shapes.match(/fill="currentColor"/g)).toHaveLength(2);
    expect(shapes).not.toContain("#");
  });
});
