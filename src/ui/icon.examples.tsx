import { Icon } from "./icon.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Button of one icon",
    () => (
      <button className="btn btn-secondary" type="button" aria-label="Menu">
        <Icon name="menu" sizePx={24} />
      </button>
    ),
  ],
];
