/** What is said of an endpoint of the API. */

/** What is answered; the Worker has a schema for each (worker/api/answer-schemas.ts), or does not compile. */
export type AnswerName =
  | "SearchAnswer"
  | "IndexAnswer"
  | "CardsAnswer"
  | "Card"
  | "ListsAnswer"
  | "ListAnswer"
  | "ProgramsAnswer"
  | "IssuersAnswer"
  | "CompareAnswer"
  | "FinderAnswer"
  | "CalculatorAnswer"
  | "AnalyzerAnswer"
  | "PlannerAnswer"
  | "SubscribeAnswer"
  | "HealthAnswer";

/** What endpoints are grouped by. */
export const API_TAGS = {
  Catalog: "Cards, lists, programs and issuers: facts with their month, confidence and sources.",
  Tools: "What cards are worth for a spend, and which set of them is best.",
  Newsletter: "For this site's own pages.",
  API: "The API itself.",
} as const;
export type ApiTag = keyof typeof API_TAGS;

export interface ApiParameter {
  readonly name: string;
  readonly description: string;
  /** Where the description for programs has another form of it: generators cannot use brands as names. */
  readonly type?: string;
}

export interface ApiEndpoint {
  readonly id: string;
  readonly tag: ApiTag;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly purpose: string;
  readonly parameters: readonly ApiParameter[];
  /** The endpoint that takes the same, where its parameters need not be said again. */
  readonly sameAs?: string;
  /** What comes back, for people. */
  readonly answer: string;
  /** The schema of what comes back, by its name in the OpenAPI document. */
  readonly answerName: AnswerName | "OpenApiDocument" | "TextFile";
  /** Of the answer; `application/json` where nothing else stands. */
  readonly mediaType?: string;
  /** Status of an answer that is no error; 200 where nothing else stands. */
  readonly status?: number;
  /** What can go wrong besides a wrong method (405). */
  readonly errors: readonly number[];
  /** A call that works as it stands. */
  readonly example?: string;
  /** Of a POST: a body that works as it stands. */
  readonly exampleBody?: Readonly<Record<string, unknown>>;
}
