/**
 * Every piece in each of its states, on one page: it gathers the `.examples.tsx`
 * that stand beside the pieces. In development it answers at `/ui-examples`; the
 * browser tests render it as their data. It is not part of the site that is
 * deployed. Hover, focus and press are not drawn here: the tests point at every
 * control and look.
 */
import type { PageHead } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import type { Example } from "../../ui/example.ts";

export function loadExamplesPage(): { readonly head: PageHead } {
  return {
    head: {
      title: "Examples of every piece | Waycard",
      description:
        "All pieces of the design system with their states, for development and tests. Not part of the site.",
      path: "/ui-examples",
      image: "home",
      isIndexed: false,
    },
  };
}

/** By file, in the order of their names. */
const EXAMPLES = import.meta.glob<readonly Example[]>("../../**/*.examples.tsx", { eager: true, import: "examples" });

export function ExamplesPage() {
  return (
    <PageLayout
      kicker="Design system"
      title="Every piece, in every state"
      lead="For development and tests; not part of the site."
    >
      {Object.values(EXAMPLES)
        .flat()
        .map(([name, render]) => (
          <section className="section" key={name}>
            <h2>{name}</h2>
            {render()}
          </section>
        ))}
    </PageLayout>
  );
}
