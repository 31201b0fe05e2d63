/** What the shapes of pictures are made of. Forced colors: the system's own, in full contrast (chart.css). */
export const chartShortcuts = {
  "fill-1": "fill-chart-1",
  "fill-2": "fill-chart-2",
  "fill-3": "fill-chart-3",
  "fill-4": "fill-chart-4",
  "fill-5": "fill-chart-5",
  "fill-track": "fill-sunken",
  "fill-cost": "fill-[var(--cost)]",
  "fill-total": "fill-ink",
  "area-1": "fill-chart-1 [fill-opacity:0.12]",
  axis: "fill-muted!",
  rule: "stroke-line",
  zero: "stroke-control [vector-effect:non-scaling-stroke]",
  "chart-line": "fill-none [stroke-width:2.5] [vector-effect:non-scaling-stroke]",
  /** Lines differ by their dashes too: color alone says nothing. */
  "line-1": "chart-line stroke-chart-1",
  "line-2": "chart-line stroke-chart-2 [stroke-dasharray:6_4]",
  "line-3": "chart-line stroke-chart-3 [stroke-dasharray:2_4]",
  "line-4": "chart-line stroke-chart-5 [stroke-dasharray:10_3_2_3]",
  point: "fill-ink stroke-surface [stroke-width:2]",
} as const;
