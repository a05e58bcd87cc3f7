const WIDTH = 96;
const HEIGHT = 24;

/** A trend at a glance; the figures beside it say the same in words. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const points = plot(values);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="min-w-0 overflow-visible"
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        className="stroke-c1"
        strokeWidth={1.5}
      />
      <circle cx={lastX} cy={lastY} r={2.5} className="fill-signal" />
    </svg>
  );
}

function plot(values: readonly number[]): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = WIDTH / (values.length - 1);
  return values.map((value, index) => [round(index * step), round(HEIGHT - ((value - low) / span) * HEIGHT)]);
}

const round = (value: number) => Math.round(value * 10) / 10;
