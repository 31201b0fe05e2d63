/** Places on a chart's axis, and the lines drawn between them. */
import { ticks } from "d3-array";

export interface LinearScale {
  /** Where a value stands. */
  (value: number): number;
  /** About so many round values of the domain, ends included where they are round. */
  readonly ticks: (count: number) => readonly number[];
}

/** @param domain the values at the range's two ends; where both are the same, all stands at the first */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]): LinearScale {
  const factor = (range[1] - range[0]) / (domain[1] - domain[0] || 1);
  const scale = (value: number) => range[0] + (value - domain[0]) * factor;
  return Object.assign(scale, { ticks: (count: number) => ticks(domain[0], domain[1], count) });
}

export type Place = readonly [x: number, y: number];

const round = (place: number) => Math.round(place * 10) / 10;
const toPoint = ([x, y]: Place) => `${round(x)},${round(y)}`;

/** Straight lines through all places, as the `d` of a path; empty for none. */
export function toLinePath(places: readonly Place[]): string {
  return places.length > 0 ? `M${places.map(toPoint).join("L")}` : "";
}

/** A staircase: each place holds its height until the next one begins. */
export function toStepPath([first, ...rest]: readonly Place[]): string {
  return first ? `M${toPoint(first)}${rest.map(([x, y]) => `H${round(x)}V${round(y)}`).join("")}` : "";
}
