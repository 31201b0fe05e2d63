export interface Question {
  readonly q: string;
  readonly a: string;
}

/** The part of a page that answers questions; none without any. */
export const QuestionSection = ({ questions }: { readonly questions: readonly Question[] }) =>
  questions.length > 0 && (
    <section className="section" id="questions">
      <h2>Questions</h2>
      <QuestionList questions={questions} />
    </section>
  );

/** Questions that open to their answers; native disclosures, so they work without a script. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div>
      {questions.map((question) => (
        <details className="disclosure" key={question.q}>
          <summary>{question.q}</summary>
          <p>{question.a}</p>
        </details>
      ))}
    </div>
  );
}
