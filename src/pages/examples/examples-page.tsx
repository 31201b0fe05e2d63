/**
 * Every piece of `src/ui` in each of its states, on one page. In development it
 * answers at `/ui-examples`; the browser tests render it as their data. It is
 * not part of the site that is deployed. Hover, focus and press are not drawn
 * here: the tests point at every control and look.
 */
import type { PageHead } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { CONTENT_EXAMPLES } from "./content-examples.tsx";
import { CONTROL_EXAMPLES } from "./control-examples.tsx";
import { PICTURE_EXAMPLES } from "./picture-examples.tsx";
import { TABLE_EXAMPLES } from "./table-examples.tsx";

export function loadExamplesPage(): { readonly head: PageHead } {
  return {
    head: {
      title: "Examples of every piece | Waycard",
      description:
        "All pieces of the design system with their states, for development and tests. Not part of the site.",
      path: "/ui-examples",
      image: "home",
      isIndexed: false,
      jsonLd: () => [],
    },
  };
}

const EXAMPLES = [...CONTROL_EXAMPLES, ...CONTENT_EXAMPLES, ...TABLE_EXAMPLES, ...PICTURE_EXAMPLES];

export function ExamplesPage() {
  return (
    <PageLayout
      kicker="Design system"
      title="Every piece, in every state"
      lead="For development and tests; not part of the site."
    >
      {EXAMPLES.map(([name, render]) => (
        <section className="section" key={name}>
          <h2>{name}</h2>
          {render()}
        </section>
      ))}
    </PageLayout>
  );
}
