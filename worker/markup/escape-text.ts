const UNSAFE = /["'&<>]/;

/** Text that may stand between tags and in quoted attributes: the five characters, spelled as React spells them. */
export function escapeText(text: string): string {
  return UNSAFE.test(text) ? escapeFrom(text) : text;
}

function escapeFrom(text: string): string {
  let html = "";
  let done = 0;
  for (let index = 0; index < text.length; index += 1) {
    const entity = toEntity(text.charCodeAt(index));
    if (entity === undefined) continue;
    html += text.slice(done, index) + entity;
    done = index + 1;
  }
  return html + text.slice(done);
}

function toEntity(code: number): string | undefined {
  switch (code) {
    case 34:
      return "&quot;";
    case 38:
      return "&amp;";
    case 39:
      return "&#x27;";
    case 60:
      return "&lt;";
    case 62:
      return "&gt;";
    default:
      return undefined;
  }
}
