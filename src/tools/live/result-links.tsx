import { ShareButtons } from "./share-buttons.tsx";

export interface ResultLinksProps {
  /** Of the result that is shown, all of its state included. */
  readonly path: string;
  /** The same for programs. */
  readonly jsonPath: string;
  /** The same for spreadsheets; a tool with files of its own links to them beside its answer. */
  readonly csvPath?: string | undefined;
}

/** What can be done with a result: keep or share its address, read it by program, print it. */
export function ResultLinks({ path, jsonPath, csvPath }: ResultLinksProps) {
  return (
    <details className="disclosure no-print">
      <summary>Share, save or print</summary>
      <p className="result-links small">
        <a href={path}>Permanent link to this result</a>
        <a href={jsonPath}>As JSON</a>
        {csvPath && (
          <a href={csvPath} download>
            As CSV
          </a>
        )}
        <ShareButtons path={path} />
        <button className="btn btn-quiet scriptless:hidden" type="button" onClick={() => print()}>
          Print
        </button>
      </p>
    </details>
  );
}
