/** Terms that go on in the middle of a sentence: names keep their capital letter. */
export const lowerFirst = (text: string) =>
  /^[A-Z](?=[a-z ])/.test(text) &&
  !/^(?:First,|Aeroplan|Centurion|Priority Pass|Capital|Admirals|Delta|United|Hilton|Marriott|Silver|Gold|Platinum|Diamond|World|Atmos|Southwest|Southwest's|American|Alaska|Hyatt|Global|Companion Pass|Sky|Zone|National|Hertz|Avis|Apple|Uber|Lyft|Discoverist|Explorist|Main|Wyndham|Choice|IHG|Chase|JetBlue|Mosaic|Elite|Emirates|Star|Status|Caesars)/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
