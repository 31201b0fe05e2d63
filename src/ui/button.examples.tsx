import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Buttons",
    () => (
      <p className="row">
        <a className="btn btn-primary" href="#main">
          Primary link
        </a>
        <button className="btn btn-secondary" type="button">
          Secondary
        </button>
        <button className="btn btn-quiet" type="button">
          Quiet
        </button>
        <button className="btn btn-primary" type="button" disabled>
          Disabled
        </button>
        <button className="btn btn-primary" type="button" aria-busy="true">
          Working out …
        </button>
      </p>
    ),
  ],
];
