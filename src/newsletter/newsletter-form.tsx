import { SubscribeForm, type SubscribeFormProps } from "./subscribe-form.tsx";
import { Island } from "../ui/island.tsx";

/** The newsletter's form as a page has it: plain markup that a script takes over when it comes into view. */
export function NewsletterForm(props: SubscribeFormProps) {
  return (
    <Island name="subscribe" when="intent" props={{ ...props }}>
      <SubscribeForm {...props} />
    </Island>
  );
}
