import type { ReportMailing, ReportView } from '@callstead/contract/reports/views';
import { CADENCES, type Cadence } from '@callstead/domain/reports/report-schedule';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { DateTime, useTimeZone } from '../../../ui/format/date-time.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { readersQuery, useMailNow, useSchedule, useUnschedule } from './api.ts';
import { viewMessages } from './messages.ts';
import { hourText, useWeekdayText } from './use-schedule-text.ts';

type When = ReportMailing['when'];
const FIRST: When = { cadence: 'weekly', weekday: 0, hour: 8 };

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

type ScheduleFormProps = { view: ReportView; onDone: (title: string) => void; onCancel: () => void };

/** When a view is mailed, and to whom. */
export function ScheduleForm({ view, onDone, onCancel }: ScheduleFormProps) {
  const t = useTexts(viewMessages);
  const { schedule } = view;
  const zone = useTimeZone() ?? 'UTC';
  const [when, setWhen] = useState<When>(schedule?.when ?? FIRST);
  const { recipients, setRecipients } = useRecipients(schedule);
  const save = useSchedule(view.id);
  const stop = useUnschedule(view.id);
  const mail = useMailNow(view.id);
  const actor = useActor();
  const isReader = schedule?.recipients.some(
    (each) => actor.role !== 'anonymous' && each.id === actor.userId && !each.unsubscribed,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ when, zone, recipients }, { onSuccess: () => onDone(t('scheduled')) });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('mailIntro')}</p>
      <FailureBanner error={save.error ?? stop.error ?? mail.error} />
      <WhenFields value={when} onChange={setWhen} zone={zone} />
      <Readers schedule={schedule} value={recipients} onChange={setRecipients} />
      {schedule?.nextAt && (
        <p className="text-13 text-muted">
          {t('next')}: <DateTime value={schedule.nextAt} />
        </p>
      )}
      {schedule && (
        <div className="flex flex-wrap gap-2">
          {isReader && (
            <Button
              variant="secondary"
              size="sm"
              busy={mail.isPending}
              onClick={() => mail.mutate(undefined, { onSuccess: () => onDone(t('sent')) })}
            >
              {t('sendNow')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            busy={stop.isPending}
            onClick={() => stop.mutate(undefined, { onSuccess: () => onDone(t('stopped')) })}
          >
            {t('stop')}
          </Button>
        </div>
      )}
      <DialogButtons onCancel={onCancel} busy={save.isPending}>
        {t('schedule')}
      </DialogButtons>
    </form>
  );
}

/** Whoever schedules it is a reader, unless they say otherwise. */
function useRecipients(schedule: ReportMailing | null) {
  const actor = useActor();
  const own = actor.role === 'anonymous' ? [] : [actor.userId];
  const [recipients, setRecipients] = useState<string[]>(schedule?.recipients.map(({ id }) => id) ?? own);
  return { recipients, setRecipients };
}

type WhenFieldsProps = { value: When; onChange: (when: When) => void; zone: string };

function WhenFields({ value, onChange, zone }: WhenFieldsProps) {
  const t = useTexts(viewMessages);
  const zoneName = useZoneName();
  const weekdayText = useWeekdayText();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        label={t('cadence')}
        options={CADENCES.map((cadence) => ({ value: cadence, label: t(`cadences.${cadence}`) }))}
        value={value.cadence}
        onChange={(cadence) => onChange(whenOf(cadence as Cadence, value.hour))}
      />
      {value.cadence === 'weekly' && (
        <SelectField
          label={t('weekday')}
          options={numbers(0, 7).map((weekday) => ({ value: String(weekday), label: weekdayText(weekday) }))}
          value={String(value.weekday)}
          onChange={(weekday) => onChange({ ...value, weekday: Number(weekday) })}
        />
      )}
      {value.cadence === 'monthly' && (
        <SelectField
          label={t('monthDay')}
          hint={t('monthDayHint')}
          options={numbers(1, 31).map((day) => ({ value: String(day), label: String(day) }))}
          value={String(value.monthDay)}
          onChange={(day) => onChange({ ...value, monthDay: Number(day) })}
        />
      )}
      <SelectField
        className="sm:col-span-2"
        label={t('hour')}
        hint={t('hourHint', { zone: zoneName(zone) })}
        options={numbers(0, 24).map((hour) => ({ value: String(hour), label: hourText(hour) }))}
        value={String(value.hour)}
        onChange={(hour) => onChange({ ...value, hour: Number(hour) })}
      />
    </div>
  );
}

function whenOf(cadence: Cadence, hour: number): When {
  if (cadence === 'weekly') return { cadence, hour, weekday: 0 };
  return cadence === 'monthly' ? { cadence, hour, monthDay: 1 } : { cadence, hour };
}

type ReadersProps = { schedule: ReportMailing | null; value: string[]; onChange: (ids: string[]) => void };

function Readers({ schedule, value, onChange }: ReadersProps) {
  const t = useTexts(viewMessages);
  const errorText = useErrorText();
  const readers = useQuery(readersQuery());
  if (readers.isError && !readers.data) {
    const message = t('readersFailed', { message: errorText(readers.error) });
    return <ErrorState message={message} onRetry={() => void readers.refetch()} />;
  }
  const isOut = (id: string) => schedule?.recipients.some((each) => each.id === id && each.unsubscribed) ?? false;
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-medium text-13">{t('readers')}</legend>
      {(readers.data?.readers ?? []).map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={isOut(id) ? `${name} (${t('unsubscribed')})` : name}
          checked={value.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  );
}
