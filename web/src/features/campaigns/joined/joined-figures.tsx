import type { OwnCampaign } from '@callstead/contract/applications';
import { clsx } from 'clsx';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Meter } from '../../../ui/chart/meter.tsx';
import { Sparkline } from '../../../ui/chart/sparkline.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { joinedMessages } from './messages.ts';

/** Today, the last days, and how much of the caps is left for whoever comes first. */
export function JoinedFigures({ campaign }: { campaign: OwnCampaign }) {
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Today campaign={campaign} />
        <Week campaign={campaign} />
      </div>
      {campaign.status === 'active' && <Caps campaign={campaign} />}
    </div>
  );
}

function Today({ campaign }: { campaign: OwnCampaign }) {
  const t = useTexts(joinedMessages);
  const formats = useFormats();
  const money = useMoney();
  const { type, cameToday, qualifiedToday, conversionsToday, amountTodayCents } = campaign;
  const figures = [
    { label: t(`came.${type}`), value: formats.number(cameToday) },
    { label: t(`qualified.${type}`), value: formats.number(qualifiedToday) },
    ...(conversionsToday > 0 ? [{ label: t('conversions'), value: formats.number(conversionsToday) }] : []),
    { label: t('earned'), value: money(amountTodayCents), isMoney: true },
  ];
  return (
    <figure aria-label={t('today')} className="min-w-0">
      <h3 className="pb-1 text-12 text-muted">{t('today')}</h3>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        {figures.map(({ label, value, isMoney }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className={clsx('font-display font-semibold text-20 tabular-nums', isMoney && 'text-brass')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Week({ campaign }: { campaign: OwnCampaign }) {
  const t = useTexts(joinedMessages);
  const formats = useFormats();
  const money = useMoney();
  const { type, days, amountCents, qualifyRate } = campaign;
  const rate = qualifyRate !== null && formats.number(qualifyRate, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <figure aria-label={t('week')} className="min-w-0">
      <h3 className="pb-1 text-12 text-muted">{t('week')}</h3>
      <div className="flex items-end justify-between gap-3">
        <p className="shrink-0">
          <span className="block font-display font-semibold text-20 text-brass tabular-nums">{money(amountCents)}</span>
          <span className="block min-h-4 text-12 text-muted">{rate && t(`rate.${type}`, { rate })}</span>
        </p>
        <Sparkline values={days} isUnfinished />
      </div>
    </figure>
  );
}

function Caps({ campaign }: { campaign: OwnCampaign }) {
  const t = useTexts(joinedMessages);
  const { today, month, resetsAt } = campaign;
  if (today.cap === null && month.cap === null) return <p className="text-13 text-muted">{t('noCap')}</p>;
  return (
    <div className="grid gap-3">
      <Cap of="day" use={today} />
      <Cap of="month" use={month} />
      {today.cap !== null && (
        <p className="text-12 text-muted">
          {t('resets')} <DateTime value={resetsAt} />
        </p>
      )}
    </div>
  );
}

function Cap({ of, use: { cap, used, inFlight } }: { of: 'day' | 'month'; use: OwnCampaign['today'] }) {
  const t = useTexts(joinedMessages);
  const formats = useFormats();
  if (cap === null) return null;
  const left = formats.number(Math.max(0, cap - used - inFlight));
  const text = t('left', { left, cap: formats.number(cap) });
  return <Meter label={t(`cap.${of}`)} text={text} used={used} inFlight={inFlight} limit={cap} />;
}
