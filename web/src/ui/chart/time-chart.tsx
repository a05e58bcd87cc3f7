import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { chartMessages } from './messages.ts';
import { PRINTED, type Scale, scaleOf } from './scale.ts';
import { TimeAxis, ValueAxis } from './time-axes.tsx';
import { TimePlot } from './time-plot.tsx';
import type { TimeChartProps, TimePoint } from './time-point.ts';
import { TimeReading } from './time-reading.tsx';

/** One figure over time, and what it is compared with: a mark over each bar, or a second, dashed line. */
export function TimeChart(props: TimeChartProps) {
  const { label, points, series, format, formatLine = format, isWhole, isClock } = props;
  const scale = scaleOf(points.flatMap(valuesOf), { isWhole, isClock });
  const written = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value));
  const rows = points.map((point) => [
    point.name,
    written(point.value),
    ...(series.before ? [written(point.before)] : []),
  ]);
  const head = [label, series.now, ...(series.before ? [series.before] : [])];
  return (
    <ChartFrame table={{ caption: label, head, rows }} legend={<Legend {...props} />}>
      <div className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 ${PRINTED}`}>
        <ValueAxis scale={scale} format={formatLine} />
        <Reader {...props} scale={scale} />
        <TimeAxis points={points} />
      </div>
    </ChartFrame>
  );
}

const valuesOf = ({ value, before }: TimePoint) => [value, before].filter((each) => typeof each === 'number');

function Legend({ series, kind }: TimeChartProps) {
  if (!series.before) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      <li className="flex items-center gap-2">
        <svg width="16" height="12" aria-hidden>
          {kind === 'bar' ? (
            <rect x="3" width="10" height="12" className="fill-c1" />
          ) : (
            <path d="M0 6h16" className="stroke-c1" strokeWidth="2" />
          )}
        </svg>
        {series.now}
      </li>
      <li className="flex items-center gap-2">
        <svg width="16" height="12" aria-hidden>
          {kind === 'bar' ? (
            <path d="M1 6h14" className="stroke-c2" strokeWidth="2" />
          ) : (
            <path d="M0 6h16" className="stroke-c2" strokeWidth="1.5" strokeDasharray="4 3" />
          )}
        </svg>
        {series.before}
      </li>
    </ul>
  );
}

/** The chart as one thing to read with arrow keys, a finger or the mouse. */
function Reader(props: TimeChartProps & { scale: Scale }) {
  const { label, points, onChoose } = props;
  const t = useTexts(chartMessages);
  const id = useId();
  const last = points.length - 1;
  const [cursor, setCursor] = useState<number | null>(null);
  const at = Math.min(cursor ?? last, last);
  const point = points[at];
  const move = (to: number) => setCursor(Math.max(0, Math.min(last, to)));
  const isFirstTap = useRef(false);
  const touch = (event: PointerEvent<HTMLElement>) => {
    const to = indexAt(event, points.length);
    isFirstTap.current = event.pointerType === 'touch' && cursor !== to;
    move(to);
  };
  const keys = useKeys({ at, last, move, choose: () => point && onChoose?.(point), leave: () => setCursor(null) });
  const readingOf = useReading(props);
  return (
    <div className="relative h-56 sm:h-72">
      <p id={id} className="sr-only">
        {t(onChoose ? 'readAndChoose' : 'read')}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={point && readingOf(point)}
        onKeyDown={keys}
        onFocus={() => setCursor((now) => now ?? last)}
        onBlur={() => setCursor(null)}
        onPointerMove={(event) => move(indexAt(event, points.length))}
        onPointerDown={touch}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setCursor(null)}
        onClick={() => point && cursor !== null && !isFirstTap.current && onChoose?.(point)} // a finger reads before it chooses
        className={`absolute inset-0 touch-pan-y rounded-sm ${onChoose ? 'cursor-pointer' : 'cursor-crosshair'}`}
      >
        <TimePlot {...props} cursor={cursor === null ? null : at} />
      </div>
      {cursor !== null && point && <TimeReading {...props} point={point} at={(at + 0.5) / points.length} />}
    </div>
  );
}

function indexAt(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.floor(((event.clientX - left) / width) * count);
}

type Cursor = { at: number; last: number; move: (to: number) => void; choose: () => void; leave: () => void };

function useKeys({ at, last, move, choose, leave }: Cursor) {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => move(at - 1),
    ArrowDown: () => move(at - 1),
    ArrowRight: () => move(at + 1),
    ArrowUp: () => move(at + 1),
    Home: () => move(0),
    End: () => move(last),
    Enter: choose,
    Escape: leave,
  };
  return (event: KeyboardEvent) => {
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** 'martes, 3 de marzo: $45.00; los 30 días anteriores: $40.00' */
function useReading({ series, format }: TimeChartProps) {
  const t = useTexts(chartMessages);
  return ({ name, value, before, isUnfinished }: TimePoint): string => {
    const now = `${name}: ${value === null ? t('none') : format(value)}`;
    const parts = [isUnfinished ? `${now} (${t('unfinished')})` : now];
    if (series.before && typeof before === 'number') parts.push(`${series.before}: ${format(before)}`);
    return parts.join('; ');
  };
}
