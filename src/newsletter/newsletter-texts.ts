/** Said by the page that answers a form and by the script that answers in place: one wording for both. */
export const SENT = {
  title: "Check your inbox",
  text: "If the address can receive mail, a message with a link is on its way. Open the link and press the button on its page: only then is anything sent to you.",
  hint: "Nothing there after a few minutes? Look in the spam folder, or ask again.",
} as const;

export const NOT_REACHED = "Your browser could not reach us. Check the connection and try again.";
