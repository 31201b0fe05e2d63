import type { ReactNode, Ref } from "react";

/** That something did not work, where the words before it stood. It has the focus when the page opens, so it is read first. */
export function FailureNote({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLParagraphElement>;
  readonly children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers what the visitor just did
    <p className="field-error" tabIndex={-1} autoFocus {...(ref ? { ref } : {})}>
      {children}
    </p>
  );
}
