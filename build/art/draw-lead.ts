/** Lead pictures of texts: the patterns of the cards in a color that the topic has for itself. */
import { LEAD_VARIANTS, toLeadName } from "../../src/content/lead-image.ts";
import { type Topic, TOPICS } from "../../src/content/front-matter.ts";
import { pickCardStyle } from "./card-style.ts";
import { mixTopicInks, type Tone } from "./palettes.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./patterns/pattern.ts";
import { createSeededRandom } from "./seeded-random.ts";

/** No light grounds: a lead picture stands on light paper. */
const TONES: readonly Tone[] = ["deep", "night", "blend", "companion"];

function drawLead(topic: Topic, variant: number): string {
  const name = toLeadName(topic, variant);
  const { drawPattern } = pickCardStyle({ slug: name, name: "" });
  const inks = mixTopicInks(topic, TONES[variant % TONES.length] ?? "deep");
  const face = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${face} viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${inks.ground}"/><stop offset="1" stop-color="${inks.groundEnd}"/></linearGradient>` +
    `<rect ${face} fill="url(#g)"/>${drawPattern(createSeededRandom(name), inks)}</svg>\n`
  );
}

/** By file name: every topic has a few, so that its texts do not all look alike. */
export function drawLeads(): ReadonlyMap<string, string> {
  return new Map(
    TOPICS.flatMap((topic) =>
      Array.from(
        { length: LEAD_VARIANTS },
        (_, variant) => [`${toLeadName(topic, variant)}.svg`, drawLead(topic, variant)] as const,
      ),
    ),
  );
}
