import { ChartColumn, Table2 } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { ChartTable } from './chart-table.tsx';
import type { HistogramBar } from './histogram-bar.ts';
import { HistogramPlot } from './histogram-plot.tsx';
import { chartMessages } from './messages.ts';
import { PRINTED } from './scale.ts';

type HistogramProps = {
  label: string;
  bars: readonly HistogramBar[];
  series: { counted: string; others: string };
  /** From the first to the last of those that were brushed: the same, where it is one. */
  onBrush: (first: HistogramBar, last: HistogramBar) => void;
};

/** When it was, above a list; dragging over it, or arrows with Shift, choose a stretch. Or the table it is made of. */
export function Histogram(props: HistogramProps) {
  const { label, bars, series } = props;
  const t = useTexts(chartMessages);
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const rows = bars.map(({ name, counted, others }) => [name, formats.number(counted), formats.number(others)]);
  return (
    <figure aria-label={label} className={`relative flex h-22 min-w-0 ${PRINTED}`}>
      <div className="min-w-0 flex-1">
        {isTable ? (
          <ChartTable caption={label} head={[label, series.counted, series.others]} rows={rows} isLow />
        ) : (
          <Brush {...props} />
        )}
      </div>
      <div className="-mr-2 print:hidden">
        <IconButton
          icon={isTable ? ChartColumn : Table2}
          label={t(isTable ? 'asChart' : 'asTable')}
          onClick={() => setTable(!isTable)}
        />
      </div>
    </figure>
  );
}

type Stretch = { anchor: number; at: number };

function Brush(props: HistogramProps) {
  const { label, bars, onBrush } = props;
  const t = useTexts(chartMessages);
  const id = useId();
  const last = bars.length - 1;
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const [isDragging, setDragging] = useState(false);
  const readingOf = useReading(props);
  const { anchor, at } = stretch ?? { anchor: last, at: last };
  const choose = () => {
    const [from, to] = [bars[Math.min(anchor, at)], bars[Math.max(anchor, at)]];
    if (from && to) onBrush(from, to);
  };
  const move = (to: number, isLonger: boolean) => {
    const place = Math.max(0, Math.min(last, to));
    setStretch({ anchor: isLonger ? anchor : place, at: place });
  };
  const drag = usePointer({ count: bars.length, isDragging, setDragging, move, choose, leave: () => setStretch(null) });
  return (
    <>
      <p id={id} className="sr-only">
        {t('brush')}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={readingOf(anchor, at)}
        onKeyDown={keysFor({ at, last, move, choose, leave: () => setStretch(null) })}
        onFocus={() => setStretch((now) => now ?? { anchor: last, at: last })}
        onBlur={() => setStretch(null)}
        {...drag}
        className="relative h-full cursor-crosshair touch-pan-y select-none rounded-sm"
      >
        <HistogramPlot bars={bars} chosen={stretch && { first: Math.min(anchor, at), last: Math.max(anchor, at) }} />
        {stretch && (
          <p className="pointer-events-none absolute top-0 right-0 rounded-sm bg-surface/90 px-1 text-12">
            {readingOf(anchor, at)}
          </p>
        )}
      </div>
    </>
  );
}

type Pointing = {
  count: number;
  isDragging: boolean;
  setDragging: (isDragging: boolean) => void;
  move: (to: number, isLonger: boolean) => void;
  choose: () => void;
  leave: () => void;
};

/** The bar under the pointer is read; from where it is pressed to where it is let go, they are chosen. */
function usePointer({ count, isDragging, setDragging, move, choose, leave }: Pointing) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
      move(indexAt(event, count), false);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(indexAt(event, count), isDragging),
    onPointerUp: () => {
      if (isDragging) choose();
      setDragging(false);
    },
    onPointerCancel: () => setDragging(false),
    onPointerLeave: () => !isDragging && leave(),
  };
}

function indexAt(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.floor(((event.clientX - left) / width) * count);
}

type Keys = Pick<Pointing, 'move' | 'choose' | 'leave'> & { at: number; last: number };

function keysFor({ at, last, move, choose, leave }: Keys) {
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  return (event: KeyboardEvent) => {
    const place = places[event.key];
    if (place !== undefined) move(place, event.shiftKey);
    else if (event.key === 'Enter') choose();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
}

/** 'martes 3 – jueves 5: 12 calificadas, 30 otras' */
function useReading({ bars, series }: HistogramProps) {
  const formats = useFormats();
  return (anchor: number, at: number): string => {
    const chosen = bars.slice(Math.min(anchor, at), Math.max(anchor, at) + 1);
    const sum = (part: 'counted' | 'others') => formats.number(chosen.reduce((total, bar) => total + bar[part], 0));
    const name = [...new Set([chosen[0]?.name, chosen.at(-1)?.name])].join(' – ');
    return `${name}: ${series.counted} ${sum('counted')}, ${series.others} ${sum('others')}`;
  };
}
