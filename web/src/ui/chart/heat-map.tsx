import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { useNarrow } from '../hooks/use-narrow.ts';
import { chartMessages } from './messages.ts';
import { PRINTED, STEP_CLASS, stepOf } from './scale.ts';
import { StepLegend } from './step-legend.tsx';

export type WeekHour = { weekday: Weekday; hour: number };
/** Monday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEKDAYS)[number];
const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type HeatMapProps = {
  label: string;
  valueAt: (at: WeekHour) => number | null;
  format: (value: number) => string;
  chosen?: WeekHour | undefined;
  onChoose?: ((at: WeekHour) => void) | undefined;
};

/** A week, hour by hour: a table whose cells are read with arrow keys. On a phone the hours go down. */
export function HeatMap(props: HeatMapProps) {
  const { label, valueAt, format } = props;
  const t = useTexts(chartMessages);
  const isNarrow = useNarrow();
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<WeekHour>({ weekday: 0, hour: 9 });
  const most = Math.max(0, ...WEEKDAYS.flatMap((weekday) => HOURS.map((hour) => valueAt({ weekday, hour }) ?? 0)));
  const move = (event: KeyboardEvent) => {
    const next = neighbourOf(current, event.key, isNarrow);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.weekday}-${next.hour}"]`)?.focus();
  };
  const cellOf = (at: WeekHour) => (
    <Cell key={`${at.weekday}-${at.hour}`} {...props} at={at} most={most} current={current} onFocus={setCurrent} />
  );
  const value = valueAt(current);
  const written = value === null ? t('none') : format(value);
  return (
    <div className={`grid min-w-0 gap-3 ${PRINTED}`}>
      <table ref={table} onKeyDown={move} className="w-full table-fixed border-separate border-spacing-0.5 text-12">
        <caption className="sr-only">{label}</caption>
        {isNarrow ? <DownTheDay cellOf={cellOf} /> : <AlongTheDay cellOf={cellOf} />}
      </table>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p aria-hidden className="text-13 tabular-nums">
          {t('cell', { weekday: t(`weekdays.${NAMES[current.weekday]}`), hour: String(current.hour), value: written })}
        </p>
        <StepLegend most={format(most)} />
      </div>
    </div>
  );
}

type Order = { cellOf: (at: WeekHour) => ReactNode };

const HEAD = 'font-normal text-muted';

function AlongTheDay({ cellOf }: Order) {
  const t = useTexts(chartMessages);
  return (
    <>
      <thead>
        <tr>
          <th scope="col" className="w-10">
            <span className="sr-only">{t('hour')}</span>
          </th>
          {HOURS.map((hour) => (
            <th key={hour} scope="col" className={`${HEAD} tabular-nums`}>
              <span className={hour % 3 === 0 ? '' : 'max-xl:sr-only'}>{hour}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((weekday) => (
          <tr key={weekday}>
            <th scope="row" className={`${HEAD} pr-2 text-left`}>
              {t(`shortWeekdays.${NAMES[weekday]}`)}
            </th>
            {HOURS.map((hour) => cellOf({ weekday, hour }))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function DownTheDay({ cellOf }: Order) {
  const t = useTexts(chartMessages);
  return (
    <>
      <thead>
        <tr>
          <th scope="col" className="w-7">
            <span className="sr-only">{t('hour')}</span>
          </th>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className={HEAD}>
              {t(`shortWeekdays.${NAMES[weekday]}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOURS.map((hour) => (
          <tr key={hour}>
            <th scope="row" className={`${HEAD} pr-1 text-right tabular-nums`}>
              {hour}
            </th>
            {WEEKDAYS.map((weekday) => cellOf({ weekday, hour }))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

type CellProps = HeatMapProps & { at: WeekHour; most: number; current: WeekHour; onFocus: (at: WeekHour) => void };

function Cell({ at, most, current, valueAt, format, chosen, onChoose, onFocus }: CellProps) {
  const t = useTexts(chartMessages);
  const value = valueAt(at);
  const step = stepOf(value, most);
  const written = value === null ? t('none') : format(value);
  return (
    <td className="p-0">
      <button
        type="button"
        data-at={`${at.weekday}-${at.hour}`}
        tabIndex={isSame(at, current) ? 0 : -1}
        aria-pressed={onChoose && isSame(at, chosen)}
        aria-label={t('cell', { weekday: t(`weekdays.${NAMES[at.weekday]}`), hour: String(at.hour), value: written })}
        onFocus={() => onFocus(at)}
        onPointerEnter={() => onFocus(at)}
        onClick={() => onChoose?.(at)}
        className={clsx(
          'block h-7 w-full rounded-sm border border-transparent hover:border-text focus-visible:relative focus-visible:z-10',
          step ? STEP_CLASS[step] : 'bg-sunken',
          isSame(at, chosen) && 'outline-2 outline-signal',
          !onChoose && 'cursor-default',
        )}
      />
    </td>
  );
}

const isSame = (one: WeekHour, other: WeekHour | undefined) =>
  one.weekday === other?.weekday && one.hour === other.hour;

const STEPS_BY_KEY: Record<string, { days: number; hours: number }> = {
  ArrowLeft: { days: 0, hours: -1 },
  ArrowRight: { days: 0, hours: 1 },
  ArrowUp: { days: -1, hours: 0 },
  ArrowDown: { days: 1, hours: 0 },
};

/** The cell in the direction of an arrow key as the table lies; none at its edge. */
function neighbourOf({ weekday, hour }: WeekHour, key: string, isNarrow: boolean): WeekHour | undefined {
  const step = STEPS_BY_KEY[key];
  if (!step) return undefined;
  const [days, hours] = isNarrow ? [step.hours, step.days] : [step.days, step.hours];
  const next = { weekday: WEEKDAYS.find((each) => each === weekday + days), hour: hour + hours };
  return next.weekday === undefined || HOURS[next.hour] === undefined
    ? undefined
    : { weekday: next.weekday, hour: next.hour };
}
