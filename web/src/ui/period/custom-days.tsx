import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { FieldError } from '../form/form-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { periodMessages } from './messages.ts';
import { type PeriodChoice, readDays } from './period.ts';
import type { Period } from './use-period.ts';

type CustomDaysProps = { period: Period; onChoose: (choice: PeriodChoice) => void };

/** Two days of one's own, both included. */
export function CustomDays({ period, onChoose }: CustomDaysProps) {
  const t = useTexts(periodMessages);
  const [typed, setTyped] = useState(() => period.days ?? { first: period.today, last: period.today });
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = readDays(typed.first, typed.last);
    if (days) onChoose({ preset: 'custom', days });
    else setWrong(true);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t p-4">
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-2 font-medium">{t('presets.custom')}</legend>
        {(['first', 'last'] as const).map((end) => (
          <TextField
            key={end}
            label={t(end === 'first' ? 'from' : 'to')}
            type="date"
            value={typed[end]}
            aria-invalid={isWrong || undefined}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          />
        ))}
      </fieldset>
      <div role="alert">{isWrong && <FieldError id={undefined} text={t('wrongOrder')} />}</div>
      <Button type="submit" variant="secondary" size="sm">
        {t('apply')}
      </Button>
    </form>
  );
}
