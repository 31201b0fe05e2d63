export interface Question {
  readonly q: string;
  readonly a: string;
}

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
