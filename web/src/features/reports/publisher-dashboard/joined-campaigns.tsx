import { paths } from '@callstead/contract/paths';
import type { JoinedCampaign } from '@callstead/contract/reports/dashboards';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { Link } from 'react-router';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Meter } from '../../../ui/chart/meter.tsx';
import { Sparkline } from '../../../ui/chart/sparkline.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { OpenNow } from '../../../ui/format/open-now.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { joinedCampaignsMessages } from './joined-campaigns-messages.ts';

/** What they run: number, takings and how much of today is left, the best first. */
export function JoinedCampaigns({ campaigns }: { campaigns: readonly JoinedCampaign[] }) {
  const t = useTexts(joinedCampaignsMessages);
  const keepAccount = useKeepAccount();
  const all = (
    <Link to={keepAccount(paths.publisher.joinedCampaigns)} className="py-1 text-13 text-primary hover:underline">
      {t('all')}
    </Link>
  );
  const browse = (
    <ButtonLink to={keepAccount(paths.publisher.campaigns)} variant="secondary" size="sm">
      {t('browse')}
    </ButtonLink>
  );
  return (
    <Card title={t('title')} aside={all} className="min-w-0">
      {campaigns.length === 0 && <EmptyState message={t('none')} action={browse} />}
      <ul className="-my-4 divide-y">
        {campaigns.map((campaign) => (
          <Campaign key={campaign.publicId} campaign={campaign} />
        ))}
      </ul>
    </Card>
  );
}

function Campaign({ campaign }: { campaign: JoinedCampaign }) {
  const t = useTexts(joinedCampaignsMessages);
  const { language } = useLanguage();
  const keepAccount = useKeepAccount();
  const money = useMoney();
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <Link
            to={keepAccount(paths.publisher.joinedCampaign(campaign.publicId))}
            className="break-words font-medium underline-offset-4 hover:underline"
          >
            {campaign.titles[language]}
          </Link>
          <Handed campaign={campaign} />
        </div>
        <div className="flex items-end gap-4">
          <Sparkline values={campaign.days} isUnfinished />
          <p className="text-right">
            <span className="block font-display font-semibold text-20 text-brass tabular-nums">
              {money(campaign.amountCents)}
            </span>
            <span className="text-12 text-muted">{t('week')}</span>
          </p>
        </div>
      </div>
      <Facts campaign={campaign} />
      <Today campaign={campaign} />
    </li>
  );
}

/** Its code, whether it runs, and the number to put into ads. */
function Handed({ campaign }: { campaign: JoinedCampaign }) {
  const t = useTexts(joinedCampaignsMessages);
  const { publicId, status, hours, trackingNumber } = campaign;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="font-mono text-12 text-muted">{publicId}</span>
      {status === 'active' ? <OpenNow hours={hours} /> : <Badge tone="warning">{t('notRunning')}</Badge>}
      {trackingNumber && (
        <span className="flex items-center gap-1 whitespace-nowrap font-mono">
          {phoneText(trackingNumber)}
          <CopyButton value={trackingNumber} what={t('number')} />
        </span>
      )}
    </div>
  );
}

function Facts({ campaign }: { campaign: JoinedCampaign }) {
  const t = useTexts(joinedCampaignsMessages);
  const formats = useFormats();
  const money = useMoney();
  const { type, came, cameToday, qualifyRate, epcCents } = campaign;
  const rate = qualifyRate === null ? '–' : formats.number(qualifyRate, { style: 'percent', maximumFractionDigits: 0 });
  const facts = [
    [t(`came.${type}`), formats.number(came)],
    [t('today'), formats.number(cameToday)],
    [t(`rate.${type}`), rate],
    [t('epc'), epcCents === null ? '–' : money(epcCents)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-13">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How much of the campaign's day is left, for whoever comes first. */
function Today({ campaign }: { campaign: JoinedCampaign }) {
  const t = useTexts(joinedCampaignsMessages);
  const formats = useFormats();
  const { cap, used, inFlight } = campaign.today;
  if (cap === null || campaign.status !== 'active') return null;
  const left = Math.max(0, cap - used - inFlight);
  return (
    <Meter
      label={t('cap')}
      text={t('left', { left: formats.number(left), cap: formats.number(cap) })}
      used={used}
      inFlight={inFlight}
      limit={cap}
    />
  );
}
