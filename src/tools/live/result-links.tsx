import { ShareButtons } from "./share-buttons.tsx";

export interface ResultLinksProps {
  /** Of the result that is shown, all of its state included. */
  readonly path: string;
  /** Where programs get the same, and spreadsheets as `.csv`. */
  readonly api: string;
  readonly query: string;
}

/** What can be done with a result: keep or share its address, read it by program, print it. */
export function ResultLinks({ path, api, query }: ResultLinksProps) {
  return (
    <details className="disclosure no-print">
      <summary>Share, save or print</summary>
      <p className="result-links small">
        <a href={path}>Permanent link to this result</a>
        <a href={api + query}>As JSON</a>
        <a href={`${api}.csv${query}`} download>
          As CSV
        </a>
        <ShareButtons path={path} />
        <button className="btn btn-quiet scriptless:hidden" type="button" onClick={() => print()}>
          Print
        </button>
      </p>
    </details>
  );
}
