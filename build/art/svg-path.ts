/**
 * Short SVG text: numbers to one decimal, points, and smooth curves through
 * them. Every card must stay under 3 KB, so each curve point costs one `t`.
 */

export type Point = readonly [x: number, y: number];

/** One decimal at most, and never "-0". */
export function toSvgNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Numbers as path data; a minus sign needs no space before it. */
export function toPathNumbers(...values: readonly number[]): string {
  return values
    .map(toSvgNumber)
    .reduce((text, number) => (number.startsWith("-") ? text + number : `${text} ${number}`));
}

/** Text as XML content or a double-quoted attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function toPolarPoint([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/**
 * A quadratic B-spline with `controls` as control points, in whole units.
 * `t` reflects the last control point; each middle point is computed from the
 * reflected one, not the intended one, so rounding never adds up.
 */
function toSpline(controls: readonly Point[]): { start: Point; data: string } {
  const [first, second] = controls;
  if (!first || !second) throw new Error("A curve needs two control points");
  const start: Point = [Math.round((first[0] + second[0]) / 2), Math.round((first[1] + second[1]) / 2)];
  let [x, y] = start;
  let control: Point = second;
  let data = "";
  controls.slice(2).forEach((point, index) => {
    const nextX = Math.round((control[0] + point[0]) / 2);
    const nextY = Math.round((control[1] + point[1]) / 2);
    if (index === 0) {
      const controlX = Math.round(control[0]);
      const controlY = Math.round(control[1]);
      data += `q${toPathNumbers(controlX - x, controlY - y, nextX - x, nextY - y)}`;
      control = [2 * nextX - controlX, 2 * nextY - controlY];
    } else {
      data += `t${toPathNumbers(nextX - x, nextY - y)}`;
      control = [2 * nextX - control[0], 2 * nextY - control[1]];
    }
    [x, y] = [nextX, nextY];
  });
  return { start, data };
}

/** A smooth closed curve around `points`. */
export function toClosedCurve(points: readonly Point[]): string {
  const { start, data } = toSpline([...points, ...points.slice(0, 2)]);
  return `M${toPathNumbers(...start)}${data}z`;
}

/** A smooth open curve along `points`; it starts and ends between the outer two of each end. */
export function toOpenCurve(points: readonly Point[]): string {
  const { start, data } = toSpline(points);
  return `M${toPathNumbers(...start)}${data}`;
}

/** Whole numbers from 0 to `count` - 1. */
export function countTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
