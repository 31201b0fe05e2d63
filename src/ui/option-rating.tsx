/** The rating of a card in a list of options: "9.3/10", read aloud as "rated 9.3 of 10". */
export function OptionRating({ rating }: { readonly rating: number }) {
  return (
    <span className="small muted num">
      <span className="visually-hidden">rated </span>
      {rating.toFixed(1)}
      <span aria-hidden>/10</span>
      <span className="visually-hidden"> of 10</span>
    </span>
  );
}
