import { Pagination } from "./pagination.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  ["Pagination", () => <Pagination page={2} pageCount={4} toPath={(page) => `#page-${page}`} />],
];
