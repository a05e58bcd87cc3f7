import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { dateFieldMessages } from './date-field-messages.ts';

export type DayLimits = { min?: string | undefined; max?: string | undefined };

type CalendarProps = DayLimits & {
  /** The day that is chosen, if any. */
  chosen: string | undefined;
  today: string;
  onChoose: (day: string) => void;
};

/** One month; the keys move through its days, beyond its edges into the next. */
export function Calendar({ chosen, today, onChoose, min, max }: CalendarProps) {
  const t = useTexts(dateFieldMessages);
  const words = useWords();
  const [first, last] = [dateOf(min), dateOf(max)];
  const selected = dateOf(chosen);
  const shown = dateOf(nearest(chosen ?? today, { min, max }));
  return (
    <div className="p-3">
      <DayPicker
        mode="single"
        required
        autoFocus
        showOutsideDays
        navLayout="around"
        weekStartsOn={1} // as the periods have it: last week began on a Monday
        selected={selected}
        onSelect={(date) => onChoose(dayOf(date))}
        today={dateOf(today) as Date}
        {...(shown && { defaultMonth: shown })}
        {...(first && { startMonth: first })}
        {...(last && { endMonth: last })}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        {...words}
        components={{ Chevron }}
        classNames={CLASS_NAMES}
      />
      <p className="mt-2 text-12 text-muted pointer-coarse:sr-only">{t('keys')}</p>
    </div>
  );
}

/** A calendar knows dates, which have a zone: ours are at noon of the browser's, and nothing but the day is read. */
const dateOf = (day: string | undefined): Date | undefined => (day ? new Date(`${day}T12:00:00`) : undefined);

function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

function nearest(day: string, { min, max }: DayLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

type DayStyle = { month: 'long'; year: 'numeric' } | { weekday: 'short' | 'long' } | { dateStyle: 'full' };

/** In the language of the page, by the browser's own knowledge of it: no words are loaded for that. */
function useWords(): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const t = useTexts(dateFieldMessages);
  const formats = useFormats();
  const text = (date: Date, style: DayStyle) =>
    formats.dateTime(new Date(`${dayOf(date)}T12:00:00Z`), { ...style, timeZone: 'UTC' });
  const month = (date: Date) => text(date, { month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: (date) => text(date, { weekday: 'short' }).slice(0, 2),
    },
    labels: {
      labelGrid: month,
      labelWeekday: (date) => text(date, { weekday: 'long' }),
      labelDayButton: (date) => text(date, { dateStyle: 'full' }),
      labelPrevious: () => t('previousMonth'),
      labelNext: () => t('nextMonth'),
    },
  };
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} size={20} />;
}

const MONTH_BUTTON =
  'absolute top-0 grid size-10 place-items-center rounded-sm hover:bg-sunken aria-disabled:opacity-55 aria-disabled:hover:bg-transparent';

const CLASS_NAMES = {
  month: 'relative',
  month_caption: 'grid h-10 place-items-center font-medium first-letter:uppercase',
  button_previous: clsx(MONTH_BUTTON, 'left-0'),
  button_next: clsx(MONTH_BUTTON, 'right-0'),
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-8 font-normal text-12 text-muted',
  day: 'group p-0 text-center',
  day_button:
    'h-10 w-full rounded-sm text-14 tabular-nums enabled:hover:bg-sunken disabled:line-through disabled:opacity-55 ' +
    'group-data-outside:text-muted group-data-today:font-semibold group-data-today:underline group-data-today:underline-offset-4 ' +
    'group-data-selected:bg-primary group-data-selected:text-on-primary group-data-selected:enabled:hover:bg-primary-hover',
} as const;
