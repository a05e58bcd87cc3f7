const WIDTH = 96;
const HEIGHT = 24;

export type SparklineProps = {
  values: readonly number[];
  /** The last one still grows: it is drawn as not yet there, for a morning is no fall. */
  isUnfinished?: boolean;
};

/** A trend at a glance; the figures beside it say the same in words. */
export function Sparkline({ values, isUnfinished = false }: SparklineProps) {
  if (values.length < 2) return null;
  const points = plot(values);
  const drawn = isUnfinished ? points.slice(0, -1) : points;
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="min-w-0 overflow-visible"
    >
      <polyline points={pathOf(drawn)} fill="none" className="stroke-c1" strokeWidth={1.5} />
      {isUnfinished && (
        <polyline
          points={pathOf(points.slice(-2))}
          fill="none"
          className="stroke-c1"
          strokeWidth={1}
          strokeDasharray="2 3"
        />
      )}
      <circle
        cx={endX}
        cy={endY}
        r={2.5}
        className={isUnfinished ? 'fill-surface stroke-c1' : 'fill-c1'}
        data-unfinished={isUnfinished || undefined}
      />
    </svg>
  );
}

const pathOf = (points: readonly [number, number][]) => points.map((point) => point.join(',')).join(' ');

function plot(values: readonly number[]): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = WIDTH / (values.length - 1);
  return values.map((value, index) => [round(index * step), round(HEIGHT - ((value - low) / span) * HEIGHT)]);
}

const round = (value: number) => Math.round(value * 10) / 10;
