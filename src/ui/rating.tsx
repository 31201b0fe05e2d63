/** The editorial rating on the 10 scale. */
export function Rating({ rating }: { readonly rating: number }) {
  return (
    <span className="inline-flex items-baseline gap-1 figures">
      <b className="font-serif font-650 text-[1.35em]">{rating.toFixed(1)}</b>
      <span className="small muted">/ 10</span>
    </span>
  );
}
