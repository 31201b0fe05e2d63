import { lowerFirst } from "../../../words/format.ts";

/** Terms that go on in the middle of a sentence: names keep their capital letter. */
export const lowerTerm = (text: string) =>
  /^[A-Z](?=[a-z ])/.test(text) &&
  !/^(?:First,|Aeroplan|Centurion|Priority Pass|Capital|Admirals|Delta|United|Hilton|Marriott|Silver|Gold|Platinum|Diamond|World|Atmos|Southwest|Southwest's|American|Alaska|Hyatt|Global|Companion Pass|Sky|Zone|National|Hertz|Avis|Apple|Uber|Lyft|Discoverist|Explorist|Main|Wyndham|Choice|IHG|Chase|JetBlue|Mosaic|Elite|Emirates|Star|Status|Caesars)/.test(
    text,
  )
    ? lowerFirst(text)
    : text;
