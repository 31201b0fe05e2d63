import { createContext } from "react-router";

/** The deployment's origin, for loaders of pages that show addresses to copy; empty where it is not configured. */
export const siteOrigin = createContext<string>("");
