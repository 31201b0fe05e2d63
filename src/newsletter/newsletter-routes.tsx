/** Addresses of the pages around the newsletter. */
import { page, view } from "../page/page-route.ts";

export const newsletterRoutes = [
  page("/subscribe", () => import("./subscribe-page.tsx").then((m) => view(m.loadSubscribePage, m.SubscribePage))),
  page("/subscribe/sent", () =>
    import("./subscribe-sent-page.tsx").then((m) => view(m.loadSubscribeSentPage, m.SubscribeSentPage)),
  ),
  page("/subscribe/confirm", () => import("./confirm-page.tsx").then((m) => view(m.loadConfirmPage, m.ConfirmPage))),
  page("/unsubscribe", () =>
    import("./unsubscribe-page.tsx").then((m) => view(m.loadUnsubscribePage, m.UnsubscribePage)),
  ),
];
