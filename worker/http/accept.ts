/**
 * What a client's `Accept` header says of a media type (RFC 9110, 12.5.1). Not Hono's `accepts`: to it a wildcard for
 * everything fits nothing, and what a client refuses (`q=0`) comes out as the default.
 */

interface Range {
  readonly type: string;
  readonly quality: number;
}

function parseRanges(accept: string): readonly Range[] {
  return accept.split(",").flatMap((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    if (!/^[^\s/]+\/[^\s/]+$/.test(type)) return [];
    const given = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    return [{ type, quality: Number.isFinite(quality) ? Math.min(Math.max(quality, 0), 1) : 1 }];
  });
}

/**
 * 0 to 1; the most specific range that fits decides. A header that is missing, or holds no media type, accepts all.
 * @example toQuality("text/*;q=0.5, *\/*;q=0.1", "text/csv") is 0.5
 */
export function toQuality(accept: string | null, mediaType: string): number {
  const ranges = parseRanges(accept ?? "");
  if (ranges.length === 0) return 1;
  const [group = ""] = mediaType.split("/");
  for (const type of [mediaType, `${group}/*`, "*/*"]) {
    const range = ranges.find((candidate) => candidate.type === type);
    if (range) return range.quality;
  }
  return 0;
}
