import type { ReviewMeta } from "../../content/front-matter.ts";

export function ProsAndCons({ review }: { readonly review: Pick<ReviewMeta, "pros" | "cons"> }) {
  return (
    <section className="section" id="pros-and-cons">
      <h2>Pros and cons</h2>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <h3>Pros</h3>
          <ul className="mt-2 pros">
            {review.pros.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Cons</h3>
          <ul className="mt-2 cons">
            {review.cons.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
