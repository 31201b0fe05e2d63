import type { ReviewMeta } from "../../articles/front-matter.ts";

export function ProsAndCons({ review }: { readonly review: ReviewMeta }) {
  return (
    <section className="section" id="pros-and-cons">
      <h2>Pros and cons</h2>
      <div className="pros-cons">
        <div className="panel">
          <h3>Pros</h3>
          <ul className="pros">
            {review.pros.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className="panel">
          <h3>Cons</h3>
          <ul className="cons">
            {review.cons.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
