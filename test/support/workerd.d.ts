/** What tests that run inside workerd import from it. */
declare module "cloudflare:workers" {
  export const env: import("../../worker/environment.ts").Bindings;
}
