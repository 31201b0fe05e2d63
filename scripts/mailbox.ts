/** Stands where a mail server would: keeps what was sent, over a restart too, and tells who waits for it. */
import { appendFileSync, readFileSync } from "node:fs";

export interface LocalMail {
  readonly to: string;
  readonly subject: string;
  /** The link of our template; the plain text that the library adds has another one. */
  readonly link: string;
}

/** How long GET /mails holds a question for a mail that has not come. */
const WAIT_MS = 30_000;

/** @param file one mail a line; made with the first one */
export function createMailbox(file: string, onMail: (mail: LocalMail) => void = () => undefined) {
  const mails = readMails(file);
  /** Who waits: what looks again, and what gives up. */
  const waiting = new Map<() => void, () => void>();

  return {
    async send(message: { readonly to: string; readonly subject: string; readonly html?: string }): Promise<void> {
      const link = /href="([^"]+)"/.exec(message.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
      const mail = { to: message.to, subject: message.subject, link };
      // Written before anybody hears of it: whoever is told that it was sent finds it, even if this process dies now.
      appendFileSync(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
      mails.push(mail);
      onMail(mail);
      for (const look of waiting.keys()) look();
    },

    hasSent: (token: string) => mails.some(({ link }) => link.includes(token)),

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

/** A process that dies may leave half a line: that mail was never sent. */
function readMails(file: string): LocalMail[] {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as LocalMail];
    } catch {
      return [];
    }
  });
}
