import { createElement } from "react";

/** HTML made by the build from our own texts. The page's renderer writes it as it is, without an element around it. */
export const ReadyMarkup = ({ html }: { readonly html: string }) =>
  createElement("ready-markup", { dangerouslySetInnerHTML: { __html: html } });
