/** The worker that reads a statement, so that the page stays quick. It has no network code at all. */
import { MAX_BYTES, readStatement } from "./read-statement.ts";
import { type Statement, StatementProblem } from "./statement.ts";

export type StatementMessage =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "done"; readonly statement: Statement }
  | { readonly kind: "problem"; readonly message: string };

const send = (message: StatementMessage) => postMessage(message);

async function read(file: File): Promise<Statement> {
  if (file.size > MAX_BYTES) throw new StatementProblem("This file is larger than 30 MB. Export a shorter time.");
  return readStatement(await file.text(), (share) => send({ kind: "progress", share }));
}

addEventListener("message", ({ data }: MessageEvent<File>) => {
  read(data).then(
    (statement) => send({ kind: "done", statement }),
    (error: unknown) =>
      send({
        kind: "problem",
        message: error instanceof StatementProblem ? error.message : "This file can't be read. Try a CSV export.",
      }),
  );
});
