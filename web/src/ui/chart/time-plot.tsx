import { clsx } from 'clsx';
import { heightOn, type Scale } from './scale.ts';
import type { TimeChartProps, TimePoint } from './time-point.ts';

const SIZE = 1000;
const BAR_SHARE = 0.72;

type PlotProps = Pick<TimeChartProps, 'points' | 'kind'> & { scale: Scale; cursor: number | null };
type Place = { x: number; y: number };

/** The drawing itself. It stretches with its place; lines keep their width. */
export function TimePlot({ points, kind, scale, cursor }: PlotProps) {
  const yOf = (value: number) => round((1 - heightOn(scale, value)) * SIZE);
  const slot = SIZE / Math.max(1, points.length);
  const xOf = (index: number) => round((index + 0.5) * slot);
  const drawn = { points, yOf, xOf, slot };
  return (
    <>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-0 size-full overflow-visible"
      >
        {scale.lines.map((line) => (
          <path
            key={line}
            d={`M0 ${yOf(line)}H${SIZE}`}
            vectorEffect="non-scaling-stroke"
            className={line === 0 ? 'stroke-strong' : 'stroke-border'}
          />
        ))}
        {cursor !== null && (
          <rect x={cursor * slot} y={0} width={slot} height={SIZE} className="fill-text" opacity={0.06} />
        )}
        {kind === 'bar' ? <Bars {...drawn} /> : <Line {...drawn} />}
        {kind === 'bar' ? <Marks {...drawn} /> : <Before {...drawn} />}
      </svg>
      {kind === 'line' && <Dots {...drawn} cursor={cursor} />}
    </>
  );
}

type Drawn = {
  points: readonly TimePoint[];
  yOf: (value: number) => number;
  xOf: (index: number) => number;
  slot: number;
};

function Bars({ points, yOf, slot }: Drawn) {
  const width = slot * BAR_SHARE;
  return points.map(({ key, value, isUnfinished }, index) => {
    if (!value) return null;
    const [top, bottom] = [Math.min(yOf(value), yOf(0)), Math.max(yOf(value), yOf(0))];
    return (
      <rect
        key={key}
        x={round(index * slot + (slot - width) / 2)}
        y={top}
        width={round(width)}
        height={Math.max(bottom - top, 2)}
        data-unfinished={isUnfinished || undefined}
        vectorEffect="non-scaling-stroke"
        strokeDasharray={isUnfinished ? '3 2' : undefined}
        className={clsx('stroke-c1', isUnfinished ? 'fill-c1/35' : 'fill-c1')}
      />
    );
  });
}

/** The way to what still grows is drawn as not yet there. */
function Line({ points, yOf, xOf }: Drawn) {
  const finished = points.map(({ value, isUnfinished }) => (isUnfinished ? null : value));
  const lastKnown = finished.findLastIndex((value) => value !== null);
  const growing = points.map(({ value }, index) => (index >= lastKnown ? value : null));
  const hasGrowing = lastKnown >= 0 && points.some(({ value, isUnfinished }) => isUnfinished && value !== null);
  const parts = stretches(finished, { xOf, yOf });
  return (
    <>
      {parts.map((part) => (
        <path key={part[0]?.x} d={areaOf(part, yOf(0))} className="fill-c1" opacity={0.12} />
      ))}
      {parts.map((part) => (
        <path key={part[0]?.x} d={pathOf(part)} fill="none" {...STROKE} className="stroke-c1" />
      ))}
      {hasGrowing &&
        stretches(growing, { xOf, yOf }).map((part) => (
          <path key={part[0]?.x} d={pathOf(part)} fill="none" {...STROKE} strokeDasharray="2 4" className="stroke-c1" />
        ))}
    </>
  );
}

const STROKE = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

/** Over bars a line would only cross them: each has a mark at the height it is compared with. */
function Marks({ points, yOf, slot }: Drawn) {
  return points.map(({ key, before }, index) =>
    before ? (
      <path
        key={key}
        d={`M${round((index + 0.06) * slot)} ${yOf(before)}h${round(slot * 0.88)}`}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="stroke-c2"
      />
    ) : null,
  );
}

/** Told apart by its dashes, not by its colour alone. */
function Before({ points, yOf, xOf }: Drawn) {
  const values = points.map(({ before }) => before ?? null);
  return stretches(values, { xOf, yOf }).map((part) => (
    <path
      key={part[0]?.x}
      d={pathOf(part)}
      fill="none"
      strokeWidth={1.5}
      strokeDasharray="5 4"
      vectorEffect="non-scaling-stroke"
      className="stroke-c2"
    />
  ));
}

/** So few points are each worth a dot. */
const FEW = 40;

/** Outside of what stretches, so that they stay round. A value between two gaps has no line: only its dot shows it. */
function Dots({ points, yOf, xOf, cursor }: Drawn & { cursor: number | null }) {
  const isAlone = (index: number) =>
    (points[index - 1]?.value ?? null) === null && (points[index + 1]?.value ?? null) === null;
  return points.map(({ key, value, isUnfinished }, index) =>
    value === null || (points.length > FEW && index !== cursor && !isUnfinished && !isAlone(index)) ? null : (
      <span
        key={key}
        aria-hidden
        className={clsx(
          'absolute -translate-1/2 rounded-full border-2 border-c1',
          index === cursor ? 'size-3' : 'size-1.5',
          isUnfinished ? 'bg-surface' : 'bg-c1',
        )}
        style={{ left: `${xOf(index) / 10}%`, top: `${yOf(value) / 10}%` }}
      />
    ),
  );
}

/** A gap where nothing can be told ends a line; the next one starts behind it. */
function stretches(values: readonly (number | null)[], { xOf, yOf }: Pick<Drawn, 'xOf' | 'yOf'>): Place[][] {
  const found: Place[][] = [];
  let open: Place[] | undefined;
  values.forEach((value, index) => {
    if (value === null) {
      open = undefined;
      return;
    }
    if (!open) {
      open = [];
      found.push(open);
    }
    open.push({ x: xOf(index), y: yOf(value) });
  });
  return found;
}

const pathOf = (places: readonly Place[]) => `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const areaOf = (places: readonly Place[], floor: number) =>
  `${pathOf(places)}L${places.at(-1)?.x ?? 0} ${floor}L${places[0]?.x ?? 0} ${floor}Z`;
const round = (value: number) => Math.round(value * 10) / 10;
