import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Tabs as links",
    () => (
      <ul className="tabs">
        <li>
          <a href="#main" aria-current="page">
            All
          </a>
        </li>
        <li>
          <a href="#main">earning</a>
        </li>
      </ul>
    ),
  ],
];
