import { useIsLive } from "../../islands/use-is-live.ts";
import { ShareButtons } from "./share-buttons.tsx";

export interface ResultLinksProps {
  /** Of the result that is shown, all of its state included. */
  readonly path: string;
  /** The same for programs. */
  readonly jsonPath: string;
}

/** What can be done with a result: keep or share its address, read it by program, print it. */
export function ResultLinks({ path, jsonPath }: ResultLinksProps) {
  const isLive = useIsLive();
  return (
    <p className="result-links small">
      <a href={path}>Permanent link to this result</a>
      <a href={jsonPath}>As JSON</a>
      {isLive && <ShareButtons path={path} />}
      {isLive && (
        <button className="btn btn-quiet no-print" type="button" onClick={() => print()}>
          Print
        </button>
      )}
    </p>
  );
}
