/** What people see or hear of a page: its text, and the attributes that are words. Code samples are none. */
export function toVisibleText(html: string): string {
  const attributes = [
    ...html.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g),
    ...html.matchAll(/<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g),
  ].map((match) => match[1] ?? "");
  const body = html.replaceAll(/<(script|style|pre|code|svg)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  return decodeEntities([...attributes, body].join(" \n ")).replaceAll(
    /(?:https?:\/\/|mailto:|\/)[\w@./?=&%+,-]+|[\w.]+@[\w.]+|\b[a-z]+[A-Z]\w*/g,
    " ",
  );
}

/** The five entities that React and the mail templates write. */
export function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return text.replaceAll(/&([a-z]+|#x?[0-9a-f]+);/gi, (entity, name: string) => named[name.toLowerCase()] ?? entity);
}
