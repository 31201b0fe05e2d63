/** What pictures and their shapes are made of. Forced colors: the system's own, in full contrast (chart.css). */
export const chartShortcuts = {
  chart: "w-full h-auto overflow-visible [font:500_0.875rem/1.2_var(--sans)] tabular-nums [&_text]:fill-ink",
  /** The frame of a chart with axes; its margins hold the words of the axes. A line along the edge keeps its whole width. */
  plot: `[&.chart]:(w-[calc(100%-5.5rem)] h-[clamp(11rem,34vw,16rem)] mt-6 mr-6 mb-9 ml-16) [&>svg]:overflow-visible
    [&>text:not(.axis)]:([paint-order:stroke] stroke-paper [stroke-width:5px] forced:[stroke:none])`,
  "plot-dense": "lt-sm:[&>.axis:nth-of-type(even)]:hidden",
  /** Names stand at the ends of the lines. */
  curve: "[&_.chart.plot]:(w-[calc(100%-10.25rem)] mr-26)",
  /** Bars with their words: above one another in a narrow box, in one line in a wide one (chart.css). */
  bars: `grid gap-3.6 [container-type:inline-size] [:not(.figure)>*+&]:mt-4
    [&>li]:(grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.2 items-center text-m1 leading-[1.35])`,
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
  now: "stroke-control [stroke-dasharray:2_4] forced:[stroke:CanvasText]",
  zero: "forced:[.chart_&]:[stroke:CanvasText] stroke-control [vector-effect:non-scaling-stroke]",
  "chart-line": "fill-none [stroke-width:2.5] [vector-effect:non-scaling-stroke]",
  /** Lines differ by their dashes too: color alone says nothing. */
  "line-1": "chart-line stroke-chart-1",
  "line-2": "chart-line stroke-chart-2 [stroke-dasharray:6_4]",
  "line-3": "chart-line stroke-chart-3 [stroke-dasharray:2_4]",
  "line-4": "chart-line stroke-chart-5 [stroke-dasharray:10_3_2_3]",
  point: "fill-ink stroke-surface [stroke-width:2]",
} as const;
