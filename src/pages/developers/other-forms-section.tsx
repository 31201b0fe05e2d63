import { paths } from "../../paths.ts";

const FEEDS = [
  ["Everything", ""],
  ["Guides", "guides"],
  ["News", "news"],
  ["Reviews", "reviews"],
  ["Offers and changes", "changes"],
] as const;

/** For those who want to hear of what is new. */
export function OtherFormsSection() {
  return (
    <section className="section" id="feeds">
      <h2>Feeds</h2>
      <ul className="prose">
        {FEEDS.map(([label, section]) => (
          <li key={label}>
            {label}: <a href={paths.feed(section)}>Atom</a>, <a href={paths.feed(section, "json")}>JSON Feed</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
