import { hasFaults } from "../../asking/read.ts";
import type { Asked } from "../../asking/read.ts";
import type { LiveState } from "./use-live-tool.ts";

export interface LiveNotesProps {
  readonly live: {
    readonly state: LiveState;
    readonly progress: number | null;
    readonly answer: { readonly asked: Pick<Asked, "faults"> } | null;
    readonly cancel: () => void;
  };
}

/** What the work is at, and that the answer is the one before. */
export function LiveNotes({ live: { state, progress, answer, cancel } }: LiveNotesProps) {
  return (
    <>
      {state === "slow" && (
        <p className="tool-progress no-print">
          <progress aria-label="Searching for the best answer" {...(progress === null ? {} : { value: progress })} />
          <button className="btn btn-secondary" type="button" onClick={cancel}>
            Stop
          </button>
        </p>
      )}
      {state === "stopped" && (
        <p className="callout no-print">Stopped. You're seeing the last result. Change any field to start again.</p>
      )}
      {state === "failed" && (
        <p className="callout">
          We couldn't calculate this in your browser. Submit the form to calculate it on our server.
        </p>
      )}
      {answer && hasFaults(answer.asked) && (
        <p className="callout no-print">Check the highlighted field; until then you're seeing the previous result.</p>
      )}
    </>
  );
}
