import type { OpenSpan } from '@callstead/domain/campaigns/terms';
import { CopyPlus, Plus, X } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../ui/form/form-field.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { useZoneOptions } from '../../../ui/period/zones.ts';
import { useComplaint } from './bound-fields.tsx';
import type { HoursFields } from './campaign-fields.ts';
import { clockOf, minuteOf } from './clock.ts';
import { campaignFormMessages } from './messages.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const WORKDAY: OpenSpan = { from: 9 * 60, to: 18 * 60 };
const WHOLE_DAY: OpenSpan = { from: 0, to: 1440 };
const MOST_SPANS = 4;

/** Where most campaigns are; those abroad look for theirs by place or country. */
const USUAL_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];

type WeekEditorProps = { name: string; value: HoursFields; onChange: (hours: HoursFields) => void };

/** The hours of a week; any day can be copied to all others. */
export function WeekEditor({ name, value, onChange }: WeekEditorProps) {
  const t = useTexts(campaignFormMessages);
  const zones = useZoneOptions(value.zone, USUAL_ZONES);
  const setDay = (day: number, spans: OpenSpan[]) =>
    onChange({ ...value, week: value.week.map((old, index) => (index === day ? spans : old)) });
  const setAll = (spans: OpenSpan[]) =>
    onChange({ ...value, week: value.week.map(() => spans.map((span) => ({ ...span }))) });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 sm:col-span-2">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <SearchSelectField
            label={t('hours.zone')}
            options={zones}
            value={value.zone}
            onChange={(zone) => onChange({ ...value, zone })}
          />
        </div>
        <Button variant="secondary" onClick={() => setAll([WHOLE_DAY])}>
          {t('hours.always')}
        </Button>
      </div>
      <ul className="divide-y border-y">
        {DAYS.map((day, index) => (
          <li key={day} className="grid gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
            <DayRow
              day={t(`hours.days.${day}`)}
              name={`${name}.week.${index}`}
              spans={value.week[index] ?? []}
              onChange={(spans) => setDay(index, spans)}
              onCopy={() => setAll(value.week[index] ?? [])}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type DayRowProps = {
  day: string;
  name: string;
  spans: OpenSpan[];
  onChange: (spans: OpenSpan[]) => void;
  onCopy: () => void;
};

function DayRow({ day, name, spans, onChange, onCopy }: DayRowProps) {
  const t = useTexts(campaignFormMessages);
  const last = spans.at(-1);
  const set = (index: number, span: OpenSpan) => onChange(spans.map((old, i) => (i === index ? span : old)));
  const next = { from: last?.to ?? 0, to: 1440 };
  return (
    <>
      <CheckboxField
        label={day}
        checked={spans.length > 0}
        onChange={(event) => onChange(event.target.checked ? [WORKDAY] : [])}
        className="self-center"
      />
      <div className="grid gap-2 self-center">
        {spans.length === 0 && <p className="text-14 text-muted">{t('hours.closed')}</p>}
        {spans.map((span, index) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
            key={index}
            day={day}
            name={`${name}.${index}`}
            span={span}
            onChange={(changed) => set(index, changed)}
            onRemove={spans.length > 1 ? () => onChange(spans.filter((_, i) => i !== index)) : undefined}
          />
        ))}
      </div>
      <div className="flex gap-1 self-center whitespace-nowrap sm:justify-self-end">
        {last && last.to < 1440 && spans.length < MOST_SPANS && (
          <Button
            variant="ghost"
            size="sm"
            icon={Plus}
            aria-label={t('hours.addSpan', { day })}
            onClick={() => onChange([...spans, next])}
          />
        )}
        <Button variant="ghost" size="sm" icon={CopyPlus} aria-label={t('hours.copyDay', { day })} onClick={onCopy}>
          {t('hours.copy')}
        </Button>
      </div>
    </>
  );
}

type SpanFieldsProps = {
  day: string;
  name: string;
  span: OpenSpan;
  onChange: (span: OpenSpan) => void;
  onRemove: (() => void) | undefined;
};

const TIME_CLASS =
  'min-h-10 w-full min-w-0 rounded border border-strong bg-surface px-2 text-16 hover:border-text aria-invalid:border-danger sm:w-34 sm:text-14';

function SpanFields({ day, name, span, onChange, onRemove }: SpanFieldsProps) {
  const t = useTexts(campaignFormMessages);
  const [wrongEnd, wrongStart] = [useComplaint(`${name}.to`), useComplaint(`${name}.from`)];
  const error = wrongEnd ?? wrongStart;
  const shared = { type: 'time', className: TIME_CLASS, 'aria-invalid': error ? true : undefined } as const;
  return (
    <div>
      <div className="flex items-center gap-2">
        <input
          {...shared}
          aria-label={t('hours.from', { day })}
          value={clockOf(span.from)}
          onChange={(event) => onChange({ ...span, from: minuteOf(event.target.value, 'start') })}
        />
        <span aria-hidden>–</span>
        <input
          {...shared}
          aria-label={t('hours.to', { day })}
          value={clockOf(span.to)}
          onChange={(event) => onChange({ ...span, to: minuteOf(event.target.value, 'end') })}
        />
        {onRemove && (
          <Button variant="ghost" size="sm" icon={X} aria-label={t('hours.removeSpan', { day })} onClick={onRemove} />
        )}
      </div>
      {error && <FieldError id={undefined} text={error} />}
    </div>
  );
}
