import { createContext } from "react-router";

/** Has the client pay for the operations of a page's answer (http/rate-limit.ts). */
export const chargeWork = createContext<(operations: number) => void>(() => undefined);
