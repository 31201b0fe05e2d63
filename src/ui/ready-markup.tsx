declare module "react" {
  // eslint-disable-next-line typescript/no-namespace -- how React's types are extended
  namespace JSX {
    interface IntrinsicElements {
      "ready-markup": { readonly dangerouslySetInnerHTML: { readonly __html: string } };
    }
  }
}

/** HTML made by the build from our own texts. The page's renderer writes it as it is, without an element around it. */
export const ReadyMarkup = ({ html }: { readonly html: string }) => (
  <ready-markup dangerouslySetInnerHTML={{ __html: html }} />
);
