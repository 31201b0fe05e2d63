import { useEffect, useRef, useState } from "react";

import { announce } from "../../ui/announcer.tsx";
import { toScriptUrl } from "../../ui/trusted-scripts.ts";
import type { ChosenColumns } from "./statement.ts";
import type { StatementMessage, StatementRequest } from "./statement-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker as it is built
import workerUrl from "./statement-worker.ts?worker&url";

type Done = Extract<StatementMessage, { readonly kind: "done" }>;

export type Reading<Result> =
  | { readonly stage: "none" }
  | { readonly stage: "reading"; readonly share: number }
  | { readonly stage: "problem"; readonly message: string }
  | {
      readonly stage: "columns";
      readonly message: string;
      readonly rows: readonly (readonly string[])[];
      readonly file: File;
    }
  | { readonly stage: "done"; readonly result: Result };

/**
 * The worker that reads statements, one file at a time.
 * @param take what is made of a statement, and what is said of it
 */
export function useReading<Result>(
  take: (read: Done) => { readonly result: Result; readonly said: string },
  options: Pick<StatementRequest, "withLines"> = {},
) {
  const worker = useRef<Worker>(undefined);
  const [reading, setReading] = useState<Reading<Result>>({ stage: "none" });
  useEffect(() => () => worker.current?.terminate(), []);
  const forget = () => setReading({ stage: "none" });
  const read = (file: File | undefined, columns?: ChosenColumns) => {
    worker.current?.terminate();
    if (!file) return forget();
    const running = new Worker(toScriptUrl(workerUrl), { type: "module", name: "statement" });
    worker.current = running;
    setReading({ stage: "reading", share: 0 });
    const fail = (message: string) => {
      setReading({ stage: "problem", message });
      announce(message);
    };
    running.onerror = () => fail("This browser couldn't read the file.");
    running.onmessage = ({ data }: MessageEvent<StatementMessage>) => {
      if (data.kind === "progress") return setReading({ stage: "reading", share: data.share });
      running.terminate();
      if (data.kind === "problem") return fail(data.message);
      if (data.kind === "columns") {
        setReading({ stage: "columns", message: data.message, rows: data.rows, file });
        return announce(data.message);
      }
      const { result, said } = take(data);
      setReading({ stage: "done", result });
      return announce(said);
    };
    return running.postMessage({ file, ...options, ...(columns ? { columns } : {}) } satisfies StatementRequest);
  };
  return { reading, read, forget };
}
