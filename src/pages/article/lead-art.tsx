export interface LeadArtProps {
  readonly image: string | undefined;
  readonly shape: "feature" | "thumb";
}

/** Width and height of the part that is shown; the picture fills it. */
const SHAPES = {
  feature: { width: 640, height: 360 },
  thumb: { width: 112, height: 71 },
} as const;

/** The drawn picture of a text; it says nothing that the title does not. */
export function LeadArt({ image, shape }: LeadArtProps) {
  if (!image) return null;
  const isThumb = shape === "thumb";
  return (
    <img
      className={
        isThumb
          ? "w-full aspect-[112/71] object-cover rounded-sm print:hidden"
          : "w-full aspect-[16/9] lt-md:aspect-[5/2] object-cover rounded-md print:hidden"
      }
      src={image}
      {...SHAPES[shape]}
      alt=""
      {...(isThumb ? { loading: "lazy" as const, decoding: "async" as const } : {})}
    />
  );
}
