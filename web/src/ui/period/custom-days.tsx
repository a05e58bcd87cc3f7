import { isCalendarDay } from '@callstead/domain/calendar-day';
import { type PeriodChoice, readDays } from '@callstead/domain/reports/period';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { DateField } from '../form/date-field.tsx';
import { periodMessages } from './messages.ts';
import type { Period } from './use-period.ts';

type CustomDaysProps = { period: Period; onChoose: (choice: PeriodChoice) => void };

/** Two days of one's own, both included; the fields say what is wrong, and nothing is asked before it is mended. */
export function CustomDays({ period, onChoose }: CustomDaysProps) {
  const t = useTexts(periodMessages);
  const [{ first, last }, setDays] = useState(() => period.days ?? { first: period.today, last: period.today });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = readDays(first, last);
    if (days) onChoose({ preset: 'custom', days });
  };
  return (
    <form onSubmit={submit} className="grid gap-3 border-t p-4">
      <fieldset className="grid items-start gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{t('presets.custom')}</legend>
        <DateField
          label={t('from')}
          value={first}
          onChange={(day) => setDays({ first: day, last })}
          today={period.today}
        />
        <DateField
          label={t('to')}
          value={last}
          onChange={(day) => setDays({ first, last: day })}
          today={period.today}
          min={isCalendarDay(first) ? first : undefined}
        />
      </fieldset>
      <Button type="submit" variant="secondary" size="sm">
        {t('apply')}
      </Button>
    </form>
  );
}
