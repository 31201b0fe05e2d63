/** Pieces of a text that lists show, too: its picture, and its small facts. */
import { Children, type ReactNode } from "react";

interface DottedLineProps {
  /** The facts, each of which stays on one line where that has room; what is false is none. */
  readonly children: ReactNode;
}

/** Small facts in a row with a dot between two that stand side by side: a line neither begins nor ends with one. */
export function DottedLine({ children }: DottedLineProps) {
  return (
    <div className="overflow-x-clip">
      <p className="small muted dotted-line">
        {Children.map(Children.toArray(children), (fact) => (
          <>
            <span>{fact}</span>{" "}
          </>
        ))}
      </p>
    </div>
  );
}

interface LeadArtProps {
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
