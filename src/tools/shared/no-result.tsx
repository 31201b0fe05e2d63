/** Stands where a tool's result would: a query with faults has none until they are mended. */
export function NoResult({ what, path }: { readonly what: "result" | "plan"; readonly path: string }) {
  return (
    <div className="tool-empty">
      <p>
        <b>No {what} yet.</b> Fix the highlighted fields to see your {what}; everything else you entered is kept.
      </p>
      <p className="mt-3">
        <a className="btn btn-secondary" href={path}>
          Start over
        </a>
      </p>
    </div>
  );
}
