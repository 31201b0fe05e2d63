import type { ReactNode } from "react";

import { EMPTY_HTML } from "../../ui/trusted-scripts.ts";

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
