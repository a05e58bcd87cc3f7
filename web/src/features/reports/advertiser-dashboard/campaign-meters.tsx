import { paths } from '@callstead/contract/paths';
import type { CampaignMeter, CapUse } from '@callstead/contract/reports/dashboards';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Meter } from '../../../ui/chart/meter.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { OpenNow } from '../../../ui/format/open-now.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { advertiserDashboardMessages } from './messages.ts';

/** How much of today is left in each campaign that runs. */
export function CampaignMeters({ meters }: { meters: readonly CampaignMeter[] }) {
  const t = useTexts(advertiserDashboardMessages);
  return (
    <Card title={t('meters.title')}>
      {meters.length === 0 && <NoCampaigns />}
      <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {meters.map((meter) => (
          <Campaign key={meter.id} meter={meter} />
        ))}
      </ul>
    </Card>
  );
}

function Campaign({ meter }: { meter: CampaignMeter }) {
  const { language } = useLanguage();
  return (
    <li className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 break-words text-14">{meter.titles[language]}</h3>
        <span className="font-mono text-12 text-muted">{meter.publicId}</span>
        <span className="ml-auto">
          <OpenNow hours={meter.hours} />
        </span>
      </div>
      <Cap meter={meter} of="daily" />
      {meter.monthly.cap !== null && <Cap meter={meter} of="monthly" />}
      <Budget meter={meter} />
      <ResetsAt meter={meter} />
    </li>
  );
}

/** What of a cap is used: by calls, or by leads. */
function Cap({ meter, of }: { meter: CampaignMeter; of: 'daily' | 'monthly' }) {
  const t = useTexts(advertiserDashboardMessages);
  const formats = useFormats();
  const { cap, used, inFlight }: CapUse = meter[of];
  const counts = { used: formats.number(used), usedCount: used, inFlight: formats.number(inFlight) };
  if (cap === null) return <p className="text-13 text-muted">{t(`meters.${meter.type}.noCap`, counts)}</p>;
  const left = formats.number(Math.max(0, cap - used - inFlight));
  const text = t(`meters.${meter.type}.use`, { ...counts, left, cap: formats.number(cap) });
  return <Meter label={t(`meters.${of}`)} text={text} used={used} inFlight={inFlight} limit={cap} />;
}

function Budget({ meter }: { meter: CampaignMeter }) {
  const t = useTexts(advertiserDashboardMessages);
  const money = useMoney();
  const { dailyBudgetCents, spentCents } = meter;
  if (dailyBudgetCents === null) {
    return <p className="text-13 text-muted">{t('meters.noBudget', { spent: money(spentCents) })}</p>;
  }
  const left = Math.max(0, dailyBudgetCents - spentCents);
  return (
    <Meter
      label={t('meters.budget')}
      text={t('meters.budgetText', { spent: money(spentCents), budget: money(dailyBudgetCents), left: money(left) })}
      used={spentCents}
      inFlight={0}
      limit={dailyBudgetCents}
    />
  );
}

/** Midnight there, as the viewer's clock shows it. */
function ResetsAt({ meter }: { meter: CampaignMeter }) {
  const t = useTexts(advertiserDashboardMessages);
  const zoneName = useZoneName();
  const formats = useFormats();
  const timeZone = useTimeZone();
  if (!timeZone) return null;
  const time = formats.dateTime(new Date(meter.resetsAt), { timeStyle: 'short', timeZone });
  return <p className="text-12 text-muted">{t('meters.resets', { time, zone: zoneName(meter.hours.zone) })}</p>;
}

function NoCampaigns() {
  const t = useTexts(advertiserDashboardMessages);
  const keepAccount = useKeepAccount();
  const create = (
    <ButtonLink to={keepAccount(paths.advertiser.createCampaign())} variant="secondary" size="sm">
      {t('createCampaign')}
    </ButtonLink>
  );
  return <EmptyState message={t('meters.none')} action={create} />;
}
