import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Breadcrumbs",
    () => (
      <Breadcrumbs
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Cards", to: "/cards" },
          { label: "This card", to: "#main" },
        ]}
      />
    ),
  ],
];
