import { isCalendarDay } from '@callstead/domain/calendar-day';
import { CalendarDays } from 'lucide';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import '../overlay/style-nonce.ts';
import type { DayLimits } from './calendar.tsx';
import { dateFieldMessages } from './date-field-messages.ts';
import { dayText, readDayText } from './date-text.ts';
import type { FieldFrame } from './form-field.tsx';
import { TypedField } from './typed-field.tsx';

// Many type a date, and it need not weigh on every page with a period.
const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })));

type DateFieldProps = FieldFrame &
  DayLimits & {
    /** '2026-03-08', '' for none, or what was typed and is no day. */
    value: string;
    onChange: (value: string) => void;
    today: string;
    required?: boolean | undefined;
  };

/** A day, typed as the language writes it or chosen in a calendar. */
export function DateField({ value, onChange, today, min, max, required, ...frame }: DateFieldProps) {
  const t = useTexts(dateFieldMessages);
  const { language } = useLanguage();
  const isRequired = required ?? !frame.optional;
  const problem = useDayProblem(value, { min, max, isRequired });
  return (
    <TypedField
      {...frame}
      required={isRequired}
      value={value}
      onChange={onChange}
      read={(text) => readDayText(text, language)}
      write={(day) => dayText(day, language)}
      problem={problem}
      format={t('format')}
      trailing={<CalendarButton label={frame.label} {...{ value, onChange, today, min, max }} />}
    />
  );
}

function useDayProblem(value: string, { min, max, isRequired }: DayLimits & { isRequired: boolean }) {
  const t = useTexts(dateFieldMessages);
  const { language } = useLanguage();
  if (value === '') return isRequired ? t('missing') : undefined;
  if (!isCalendarDay(value)) return t('unreadable');
  if (min !== undefined && value < min) return t('early', { day: dayText(min, language) });
  if (max !== undefined && value > max) return t('late', { day: dayText(max, language) });
  return undefined;
}

/** Opens the calendar as a dialog of its own; choosing a day closes it and gives the focus back. */
function CalendarButton({ label, value, onChange, today, ...limits }: DateFieldProps) {
  const t = useTexts(dateFieldMessages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal>
      <Popover.Trigger
        id={id}
        className="grid size-9 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text"
      >
        <Icon of={CalendarDays} size={20} />
        <span className="sr-only">
          {label}: {t('calendar')}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-modal
          aria-labelledby={id}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded border border-strong bg-surface text-14 shadow-overlay outline-none data-[state=open]:animate-fade-in"
        >
          <Suspense fallback={<div className="h-88" />}>
            <Calendar chosen={isCalendarDay(value) ? value : undefined} today={today} onChoose={choose} {...limits} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
