export type TimePoint = {
  key: string;
  /** Below the chart: '3 mar'. */
  short: string;
  /** 'martes, 3 de marzo' */
  name: string;
  /** Null where there is nothing to tell: no share of nothing. */
  value: number | null;
  /** What it is compared with. */
  before?: number | null | undefined;
  beforeName?: string | undefined;
  /** It still grows: drawn lighter, for a morning is no fall. */
  isUnfinished?: boolean | undefined;
};

export type TimeChartProps = {
  /** What is drawn: 'Ganancias por día'. */
  label: string;
  points: readonly TimePoint[];
  /** Names of the two lines. */
  series: { now: string; before?: string | undefined };
  kind: 'line' | 'bar';
  format: (value: number) => string;
  /** Shorter, for the lines of the scale. */
  formatLine?: ((value: number) => string) | undefined;
  isWhole?: boolean | undefined;
  isClock?: boolean | undefined;
  /** A click narrows the page to that time. */
  onChoose?: ((point: TimePoint) => void) | undefined;
};
