import { paths } from "../../paths.ts";
import { CodeBlock } from "./code-block.tsx";

const CARD = "amex-gold";

const FEEDS = [
  ["Everything", ""],
  ["Guides", "guides"],
  ["News", "news"],
  ["Reviews", "reviews"],
  ["Offers and changes", "changes"],
] as const;

/** For those who show the facts elsewhere, or want to hear of what is new. */
export function OtherFormsSection({ origin }: { readonly origin: string }) {
  return (
    <>
      <section className="section" id="embeds">
        <h2>Embeds</h2>
        <p className="measure">
          A review or a comparison of two cards as a frame for your own page, without scripts. Add{" "}
          <code>?theme=light</code> or <code>?theme=dark</code> to set the colors. <a href="#oembed">oEmbed</a> gives
          the same for a page&apos;s address. <a href={paths.embedCard(CARD)}>See one</a>.
        </p>
        <CodeBlock label="A frame with a card" title="HTML">
          {`<iframe src="${origin}${paths.embedCard(CARD)}" width="480" height="420" title="American Express Gold Card" loading="lazy"></iframe>`}
        </CodeBlock>
      </section>
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
    </>
  );
}
