/** Stands where a mail server would: keeps what was sent and tells who waits for it. */
export interface LocalMail {
  readonly to: string;
  readonly subject: string;
  /** The link of our template; the plain text that the library adds has another one. */
  readonly link: string;
}

/** How long GET /mails holds a question for a mail that has not come. */
const WAIT_MS = 30_000;

export function createMailbox(onMail: (mail: LocalMail) => void = () => undefined) {
  const mails: LocalMail[] = [];
  /** Who waits: what looks again, and what gives up. */
  const waiting = new Map<() => void, () => void>();

  return {
    async send(message: { readonly to: string; readonly subject: string; readonly html?: string }): Promise<void> {
      const link = /href="([^"]+)"/.exec(message.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
      const mail = { to: message.to, subject: message.subject, link };
      mails.push(mail);
      onMail(mail);
      for (const look of waiting.keys()) look();
    },

    /** Answers everybody who still waits. */
    close(): void {
      for (const stopWaiting of waiting.values()) stopWaiting();
    },

    /** GET /mails?to=a@example.com&count=1: the mails to an address, as soon as there are that many. */
    async answer(request: Request): Promise<Response> {
      const parameters = new URL(request.url).searchParams;
      const to = parameters.get("to");
      const count = Number(parameters.get("count") ?? 0);
      const find = () => mails.filter((mail) => to === null || mail.to === to);
      if (find().length < count) {
        await new Promise<void>((resolve) => {
          const look = () => {
            if (find().length >= count) finish();
          };
          const timer = setTimeout(() => finish(), WAIT_MS);
          const finish = () => {
            clearTimeout(timer);
            waiting.delete(look);
            resolve();
          };
          waiting.set(look, finish);
        });
      }
      return Response.json(find());
    },
  };
}
