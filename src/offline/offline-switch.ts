/** False stops keeping pages for visits without a connection: browsers then drop what they have, and the worker itself. */
export const KEEPS_PAGES = true;

/** Where the browser asks for the worker; never another name, or the former one would live on. */
export const SERVICE_WORKER_PATH = "/sw.js";
