import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { hoursText } from '@callstead/domain/campaigns/hours';
import { localTime } from '@callstead/domain/zone-clock';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { chartMessages } from './messages.ts';

type WeekStripProps = {
  /** In the zone the strip is drawn in. */
  hours: OfferDetail['hours'];
  /** Where the clock stands, if the page knows. */
  now?: Date | undefined;
};

const DAY_MINUTES = 1440;
const MARKS = [0, 6, 12, 18, 24];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const share = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`;

/** When something is open, day by day, from midnight to midnight; a line marks this moment. */
export function WeekStrip({ hours, now }: WeekStripProps) {
  const t = useTexts(chartMessages);
  const { language } = useLanguage();
  const clock = now && localTime(now, hours.zone);
  return (
    <div role="img" aria-label={hoursText(hours, language).join('; ')} className="grid max-w-xl gap-1 text-12">
      {DAYS.map((name, day) => (
        <Day
          key={name}
          name={t(`shortWeekdays.${name}`)}
          spans={hours.week[day] ?? []}
          minute={clock?.day === day ? clock.minute : undefined}
        />
      ))}
      <div className="flex justify-between pl-10 text-muted tabular-nums">
        {MARKS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

type DayProps = { name: string; spans: readonly { from: number; to: number }[]; minute: number | undefined };

function Day({ name, spans, minute }: DayProps) {
  return (
    <div className="flex items-center">
      <span className={`w-10 shrink-0 ${minute === undefined ? 'text-muted' : 'font-semibold'}`}>{name}</span>
      <span className="relative h-4 flex-1 overflow-hidden rounded-sm bg-sunken">
        {spans.map(({ from, to }) => (
          <span
            key={from}
            className="absolute inset-y-0 bg-s4"
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {minute !== undefined && (
          <span data-now className="absolute inset-y-0 w-0.5 bg-signal" style={{ left: share(minute) }} />
        )}
      </span>
    </div>
  );
}
