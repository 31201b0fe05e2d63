/**
 * Which texts Fuse can match at all, told before Fuse is asked. Fuse's matcher
 * (bitap) walks every text once for each number of errors it would forgive; this
 * walks it once in all, and most texts match nothing. Nothing is lost: a text is
 * passed over only if no place in it is near enough by Fuse's own score, where
 *
 *     score = errors / pattern's length + distance from the expected place / 100
 *
 * and `errors` is the edit distance (Myers 1999, "A fast bit-vector algorithm for
 * approximate string matching"). The test compares the answers with plain Fuse's.
 */

/** Fuse cuts a pattern into pieces that fit into the 32 bits of a number. */
const PIECE_LENGTH = 32;
/** Fuse's default: a match this far from its expected place counts like one in which nothing agrees. */
const DISTANCE = 100;
const ASCII = 128;
/** Scores are sums of quotients; what Fuse's rounding lets in must not be kept out by ours. */
const ROUNDING = 1e-9;

/** @param text in lower case */
export type MayMatch = (text: string) => boolean;

/** @param threshold the highest score that is a match */
export function createMayMatch(query: string, threshold: number): MayMatch {
  const pieces = cutPattern(query.toLowerCase()).map(({ pattern, start }) =>
    createPieceMatch(pattern, start, threshold),
  );
  return (text) => pieces.some((mayMatch) => mayMatch(text));
}

/** As Fuse does: pieces of 32, and the last 32 characters for what is left. */
function cutPattern(pattern: string): { readonly pattern: string; readonly start: number }[] {
  if (pattern.length <= PIECE_LENGTH) return [{ pattern, start: 0 }];
  const whole = Math.floor(pattern.length / PIECE_LENGTH);
  const starts = Array.from({ length: whole }, (_, index) => index * PIECE_LENGTH);
  if (pattern.length % PIECE_LENGTH > 0) starts.push(pattern.length - PIECE_LENGTH);
  return starts.map((start) => ({ pattern: pattern.slice(start, start + PIECE_LENGTH), start }));
}

/** Texts are read from their end, as Fuse reads them, so that the distance at a place is that of a match which starts there. */
function createPieceMatch(pattern: string, start: number, threshold: number): MayMatch {
  const length = pattern.length;
  const top = 1 << (length - 1);
  /** For each ASCII character, the places of the reversed pattern where it stands. */
  const places = new Int32Array(ASCII);
  for (let index = 0; index < length; index += 1) {
    const code = pattern.charCodeAt(index);
    if (code < ASCII) places[code] = (places[code] ?? 0) | (1 << (length - 1 - index));
  }
  return (text) => {
    const expected = Math.min(start, text.length);
    let positive = -1;
    let negative = 0;
    let errors = length;
    for (let place = text.length - 1; place >= 0; place -= 1) {
      const code = text.charCodeAt(place);
      // Beyond ASCII everything is taken for equal: too much is passed on, never too little.
      const equal = code < ASCII ? (places[code] ?? 0) : -1;
      const vertical = equal | negative;
      const horizontal = (((equal & positive) + positive) ^ positive) | equal;
      let up = negative | ~(horizontal | positive);
      let down = positive & horizontal;
      if ((up & top) !== 0) errors += 1;
      else if ((down & top) !== 0) errors -= 1;
      up <<= 1;
      down <<= 1;
      positive = down | ~(vertical | up);
      negative = up & vertical;
      if (errors / length + Math.abs(expected - place) / DISTANCE <= threshold + ROUNDING) return true;
    }
    return false;
  };
}
