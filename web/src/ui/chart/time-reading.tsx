import { useTexts } from '../../i18n/language.tsx';
import { chartMessages } from './messages.ts';
import type { TimeChartProps, TimePoint } from './time-point.ts';

type TimeReadingProps = Pick<TimeChartProps, 'series' | 'format'> & {
  point: TimePoint;
  /** Where it stands, from 0 at the left to 1. */
  at: number;
};

/** What one piece says, beside it; a screen reader has it from the chart itself. */
export function TimeReading({ series, format, point, at }: TimeReadingProps) {
  const t = useTexts(chartMessages);
  const { name, value, before, beforeName, isUnfinished } = point;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-1 z-10 grid min-w-40 max-w-56 gap-1 rounded border border-strong bg-surface px-3 py-2 text-12 shadow-overlay print:hidden"
      style={{ left: `${at * 100}%`, transform: `translateX(${-at * 100}%)` }}
    >
      <span className="text-muted">
        {name}
        {isUnfinished && ` · ${t('unfinished')}`}
      </span>
      <span className="font-display font-semibold text-16 tabular-nums">{value === null ? '–' : format(value)}</span>
      {series.before && typeof before === 'number' && (
        <span className="text-muted tabular-nums">
          {beforeName ?? series.before}: {format(before)}
        </span>
      )}
    </div>
  );
}
