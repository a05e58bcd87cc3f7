import { addMonths, firstOfMonth } from '@callstead/domain/calendar-day';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { type DayLimits, dayAfterKey, isWithin, nearestDay, weeksOf } from './calendar-days.ts';
import { dateFieldMessages } from './date-field-messages.ts';

type CalendarProps = DayLimits & {
  /** The day that is chosen, if any. */
  chosen: string | undefined;
  today: string;
  onChoose: (day: string) => void;
};

/** One month; the keys move through its days, beyond its edges into the next. */
export function Calendar({ chosen, today, onChoose, min, max }: CalendarProps) {
  const t = useTexts(dateFieldMessages);
  const id = useId();
  const [at, setAt] = useState(() => nearestDay(chosen ?? today, { min, max }));
  const move = (day: string) => setAt(nearestDay(day, { min, max }));
  return (
    <div className="p-3">
      <MonthBar id={`${id}-month`} at={at} onMove={move} min={min} max={max} />
      <Days at={at} onMove={move} labelId={`${id}-month`} {...{ chosen, today, onChoose, min, max }} />
      <p className="mt-2 text-12 text-muted pointer-coarse:sr-only">{t('keys')}</p>
    </div>
  );
}

type Moving = { at: string; onMove: (day: string) => void };

function MonthBar({ id, at, onMove, min, max }: Moving & DayLimits & { id: string }) {
  const t = useTexts(dateFieldMessages);
  const { textOf } = useDayTexts();
  const first = firstOfMonth(at);
  const isFirst = min !== undefined && first <= min;
  const isLast = max !== undefined && firstOfMonth(at, 1) > max;
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <MonthButton
        label={t('previousMonth')}
        icon={ChevronLeft}
        off={isFirst}
        onMove={() => onMove(addMonths(at, -1))}
      />
      <p id={id} aria-live="polite" className="font-medium first-letter:uppercase">
        {textOf(first, { month: 'long', year: 'numeric' })}
      </p>
      <MonthButton label={t('nextMonth')} icon={ChevronRight} off={isLast} onMove={() => onMove(addMonths(at, 1))} />
    </div>
  );
}

type MonthButtonProps = { label: string; icon: typeof ChevronLeft; off: boolean; onMove: () => void };

/** It stays where it is at the end of the road: a disabled button would lose the focus. */
function MonthButton({ label, icon, off, onMove }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onMove()}
      className="grid size-10 place-items-center rounded-sm hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-55"
    >
      <Icon of={icon} size={20} />
    </button>
  );
}

function Days({
  at,
  onMove,
  labelId,
  chosen,
  today,
  onChoose,
  min,
  max,
}: CalendarProps & Moving & { labelId: string }) {
  const grid = useRef<HTMLTableElement>(null);
  const keyed = useRef(true); // the day has the focus at first, and whenever a key moved it
  const { textOf } = useDayTexts();
  const weeks = weeksOf(at);
  useEffect(() => {
    if (keyed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    keyed.current = false;
  }, [at]);
  const press = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, at, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    keyed.current = true;
    onMove(day);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date picker pattern makes its grid of a table
      role="grid"
      aria-labelledby={labelId}
      onKeyDown={press}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={textOf(day, { weekday: 'long' })}
              className="h-8 font-normal text-12 text-muted"
            >
              {textOf(day, { weekday: 'short' }).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                isAt={day === at}
                isChosen={day === chosen}
                isToday={day === today}
                isOther={day.slice(0, 7) !== at.slice(0, 7)}
                isOff={!isWithin(day, { min, max })}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  day: string;
  isAt: boolean;
  isChosen: boolean;
  isToday: boolean;
  isOther: boolean;
  isOff: boolean;
  onChoose: (day: string) => void;
};

function Day({ day, isAt, isChosen, isToday, isOther, isOff, onChoose }: DayProps) {
  const { textOf } = useDayTexts();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cells of a grid can be selected
    <td aria-selected={isChosen} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isAt ? 0 : -1}
        aria-label={textOf(day, { dateStyle: 'full' })}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onChoose(day)}
        className={clsx(
          'grid h-10 w-full place-items-center rounded-sm text-14 tabular-nums aria-disabled:line-through aria-disabled:opacity-55',
          isChosen ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
          isOther && !isChosen && 'text-muted',
          isToday && 'font-semibold underline underline-offset-4',
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

type DayStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'month' | 'year'>;

/** Days belong to no zone: they are written as if they were ours. */
function useDayTexts() {
  const formats = useFormats();
  const textOf = (day: string, style: DayStyle) =>
    formats.dateTime(new Date(`${day}T12:00:00Z`), { ...style, timeZone: 'UTC' });
  return { textOf };
}
