import { Badge } from "./badge.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Badges",
    () => (
      <p className="row">
        <Badge>counts once</Badge>
        <Badge tone="gain">+$139 a year</Badge>
        <Badge tone="cost">−$95 a year</Badge>
      </p>
    ),
  ],
];
