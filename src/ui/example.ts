import type { ReactNode } from "react";

/** Name and markup of one example. */
export type Example = readonly [name: string, render: () => ReactNode];
