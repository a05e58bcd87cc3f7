import { useState } from 'react';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { DateField } from './date-field.tsx';
import { dateFieldMessages } from './date-field-messages.ts';
import { isTime, readTimeText } from './date-text.ts';
import type { FieldFrame } from './form-field.tsx';
import { TypedField } from './typed-field.tsx';

type DateTimeFieldProps = {
  label: string;
  hint?: string;
  /** '2026-03-08T14:30', or '' for none; while one of the two is missing or wrong, what there is. */
  value: string;
  onChange: (value: string) => void;
  today: string;
};

type Parts = { day: string; time: string };

/** A day and a time on it, or neither. */
export function DateTimeField({ label, hint, value, onChange, today }: DateTimeFieldProps) {
  const t = useTexts(dateFieldMessages);
  const { day, time, set } = useParts(value, onChange);
  const isAsked = day !== '' || time !== '';
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <DateField
          label={t('day')}
          optional
          required={isAsked}
          value={day}
          onChange={(changed) => set({ day: changed, time })}
          today={today}
        />
        <TimeField
          label={t('time')}
          optional
          required={isAsked}
          value={time}
          onChange={(changed) => set({ day, time: changed })}
        />
      </div>
      {hint && <p className="mt-1.5 text-13 text-muted">{hint}</p>}
    </fieldset>
  );
}

/** The two halves of one value; another value from outside, as after Back, brings its own. */
function useParts(value: string, onChange: (value: string) => void) {
  const [parts, setParts] = useState(() => partsOf(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setParts(partsOf(value));
  }
  const set = (changed: Parts) => {
    const whole = changed.day || changed.time ? `${changed.day}T${changed.time}` : '';
    setParts(changed);
    setShown(whole);
    onChange(whole);
  };
  return { ...parts, set };
}

function partsOf(value: string): Parts {
  const [day = '', time = ''] = value.split('T');
  return { day, time };
}

type TimeFieldProps = FieldFrame & { required: boolean; value: string; onChange: (value: string) => void };

function TimeField({ value, onChange, ...frame }: TimeFieldProps) {
  const t = useTexts(dateFieldMessages);
  const formats = useFormats();
  const missing = frame.required ? t('missingTime') : undefined;
  const unreadable = isTime(value) ? undefined : t('unreadableTime');
  const write = (time: string) => {
    if (!isTime(time)) return time;
    const text = formats.dateTime(new Date(`1970-01-01T${time}:00Z`), { timeStyle: 'short', timeZone: 'UTC' });
    return text.replace(/\s/g, ' '); // Intl's narrow spaces cannot be typed
  };
  return (
    <TypedField
      {...frame}
      value={value}
      onChange={onChange}
      read={readTimeText}
      write={write}
      problem={value === '' ? missing : unreadable}
      format={t('timeFormat')}
    />
  );
}
