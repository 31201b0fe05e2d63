/** The editorial rating on the 10 scale. */
export function Rating({ rating }: { readonly rating: number }) {
  return (
    <span className="rating">
      <b>{rating.toFixed(1)}</b>
      <span className="small muted">/ 10</span>
    </span>
  );
}
