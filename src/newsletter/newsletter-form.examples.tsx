import { NewsletterForm } from "./newsletter-form.tsx";
import type { Example } from "../ui/example.ts";

export const examples: readonly Example[] = [
  ["Newsletter form", () => <NewsletterForm id="example-newsletter" source="example" />],
];
