/** Said by the page that answers a form and by the script that answers in place: one wording for both. */
export const SENT = {
  title: "Check your inbox",
  text: "If that address can receive mail, an email with a link is on its way. Open the link and click the button to confirm. If you don't, nothing changes.",
  hint: "Nothing after a few minutes? Check your spam folder, or try again later. To keep inboxes from being flooded, we send only a few of these a day.",
} as const;

export const NOT_REACHED = "We couldn't reach the server. Check your connection and try again.";
