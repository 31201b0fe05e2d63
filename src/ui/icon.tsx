import iconsUrl from "./icons.svg?no-inline";

export interface IconProps {
  /** Id of a symbol in `icons.svg`. */
  readonly name: "menu" | "close" | "search";
  readonly sizePx: number;
}

/** A picture of the sprite, in the color of the text around it. Decoration: whatever it stands in has a name. */
export function Icon({ name, sizePx }: IconProps) {
  return (
    <svg className="icon" width={sizePx} height={sizePx} aria-hidden>
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
