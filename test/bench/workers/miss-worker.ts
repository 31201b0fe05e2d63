/** The whole site with kept copies switched off (`new-build-key.ts`). */
import app from "../../../worker/app.ts";

// Started by itself, workerd has no Cache API behind `caches`: every call would fail, which costs more than it does
// anywhere else.
Object.defineProperty(globalThis, "caches", { value: undefined });

export default app;
