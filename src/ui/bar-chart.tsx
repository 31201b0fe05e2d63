import { BarList, type ListedBar } from "./bar-list.tsx";

export interface Bar extends Pick<ListedBar, "tone"> {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

export interface BarChartProps {
  /** What the bars show, for people who hear the page. */
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** Amounts of one kind on one scale, from zero. */
export function BarChart({ title, bars }: BarChartProps) {
  return (
    <BarList
      label={title}
      bars={bars.map(({ label, value, text, ...look }) => ({ key: label, label, figure: text, to: value, ...look }))}
    />
  );
}
