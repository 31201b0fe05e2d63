import type { ReactNode } from "react";

import { EMPTY_HTML } from "../../ui/trusted-scripts.ts";
import { ResultLinks } from "./result-links.tsx";
import { KeptSpend } from "../profile/kept-spend.tsx";
import type { LiveState } from "./use-live-tool.ts";

export interface ResultFrameProps {
  readonly title: string;
  /** `result`, unless something else on the page is what a sent form leads to. */
  readonly id: string | undefined;
  /** The server's result; undefined in the browser, where its markup is there already. */
  readonly initial: ReactNode;
  /** The browser's own result, once there is one. */
  readonly children: ReactNode;
  readonly path: string;
  readonly jsonPath: string;
  readonly csvPath?: string | undefined;
  /** `?…` of the result that is shown, or empty. */
  readonly canonical: string;
  /** Whether a result is shown at all. */
  readonly hasResult: boolean;
  readonly state: LiveState;
  /** Share of the work that is done, where it is known. */
  readonly progress?: number | null;
  readonly isStale: boolean;
  readonly onCancel: () => void;
}

/** The place of a result: progress, the result itself, its permanent link. */
export function ResultFrame(props: ResultFrameProps) {
  const {
    title,
    id,
    initial,
    children,
    path,
    jsonPath,
    csvPath,
    canonical,
    hasResult,
    state,
    progress,
    isStale,
    onCancel,
  } = props;
  return (
    <section
      className="tool-result"
      id={id}
      aria-labelledby="result-title"
      aria-busy={state === "working" || state === "slow"}
    >
      <h2 id="result-title">{title}</h2>
      {state === "slow" && (
        <p className="tool-progress no-print">
          <progress aria-label="Searching for the best answer" {...(progress ? { value: progress } : {})} />
          <button className="btn btn-secondary" type="button" onClick={onCancel}>
            Stop
          </button>
        </p>
      )}
      {state === "failed" && (
        <p className="callout">
          We couldn't calculate this in your browser. Submit the form to calculate it on our server.
        </p>
      )}
      {state === "stopped" && (
        <p className="callout no-print">
          Stopped.{hasResult && " You're seeing the last result."} Change any field to start again.
        </p>
      )}
      {isStale && (
        <p className="callout no-print">Check the highlighted field; until then you're seeing the previous result.</p>
      )}
      {children ?? <ServerMarkup>{initial}</ServerMarkup>}
      {hasResult && (
        <ResultLinks path={path + canonical} jsonPath={jsonPath + canonical} csvPath={csvPath && csvPath + canonical} />
      )}
      {hasResult && <KeptSpend query={canonical} />}
    </section>
  );
}

interface ServerMarkupProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * What the server rendered stays as it is until the browser has a result of its
 * own. React leaves inner HTML alone when it hydrates, so the figures need not
 * be sent a second time as props.
 */
export function ServerMarkup({ children, className }: ServerMarkupProps) {
  if (children !== undefined) return <div className={className}>{children}</div>;
  return <div className={className} dangerouslySetInnerHTML={{ __html: EMPTY_HTML }} suppressHydrationWarning />;
}
