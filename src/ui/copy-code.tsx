import { useRef, useState } from "react";

import { copyText } from "./copy-text.ts";

export interface CopyCodeProps {
  /** Of what stands in the pane, for those who hear the button. */
  readonly label: string;
}

/** Copies the code of the pane it stands in. It needs a script: without one it has no place. */
export function CopyCode({ label }: CopyCodeProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isDone, setIsDone] = useState<boolean>();

  const copy = async () => {
    const code = ref.current?.closest(".code-pane")?.querySelector("code")?.textContent ?? "";
    setIsDone(await copyText(code, "Copied.", "This browser can't copy. Select the code instead."));
  };
  return (
    <button ref={ref} className="code-copy scriptless:hidden" type="button" onClick={() => void copy()}>
      {isDone === undefined ? "Copy" : isDone ? "Copied" : "Not copied"}
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
