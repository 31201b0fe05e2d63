/** What a result takes for granted, in sentences. */
export function Assumptions({ assumptions }: { readonly assumptions: readonly string[] }) {
  if (assumptions.length === 0) return null;
  return (
    <section className="result-part">
      <h3>What we assumed</h3>
      <ul>
        {assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
