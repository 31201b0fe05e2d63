/** What we use of the package, which ships no types. */
declare module "subset-font" {
  interface SubsetFontOptions {
    readonly targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noHinting?: boolean;
    /** Tags of the OpenType features that stay. */
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetFontOptions): Promise<Buffer>;
}
