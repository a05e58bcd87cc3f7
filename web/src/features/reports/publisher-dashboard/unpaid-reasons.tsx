import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { Link } from 'react-router';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { useLists } from '../shared/use-lists.ts';
import { publisherDashboardMessages } from './messages.ts';

type ReasonsProps<Name extends 'reasons' | 'leadReasons'> = { reasons: PublisherDashboard[Name]; period: Period };

/** Why was it rejected? The reasons of the period; each leads to its calls. */
export function UnpaidReasons({ reasons, period }: ReasonsProps<'reasons'>) {
  const t = useTexts(publisherDashboardMessages);
  const names = useTexts(callMessages);
  const { addressOf } = useLists('publisher');
  const rows = reasons.map(({ reason, calls }) => ({
    ...{ name: names(`reasons.${reason}`), count: calls },
    to: addressOf('calls', { ...period.params, reason }),
  }));
  return (
    <Card title={t('reasons')}>
      {reasons.length === 0 && <p className="text-14 text-muted">{t('noReasons')}</p>}
      <Reasons rows={rows} />
    </Card>
  );
}

/** The same of leads, for those who have had one refused. */
export function UntakenReasons({ reasons, period }: ReasonsProps<'leadReasons'>) {
  const t = useTexts(publisherDashboardMessages);
  const { addressOf } = useLists('publisher');
  if (reasons.length === 0) return null;
  const rows = reasons.map(({ reason, leads }) => ({
    ...{ name: t(`leadReasonNames.${reason}`), count: leads },
    to: addressOf('leads', { ...period.params, ...(reason === 'duplicate' ? { status: reason } : { reason }) }),
  }));
  return (
    <Card title={t('leadReasons')}>
      <Reasons rows={rows} />
    </Card>
  );
}

/** The most frequent first. */
function Reasons({ rows }: { rows: readonly { name: string; count: number; to: string }[] }) {
  const formats = useFormats();
  const most = rows[0]?.count ?? 0;
  return (
    <ul className="-my-1 grid">
      {rows.map(({ name, count, to }) => (
        <li key={to}>
          <Link to={to} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded py-2 text-14 hover:text-primary">
            <span>{name}</span>
            <span className="font-medium tabular-nums">{formats.number(count)}</span>
            <span aria-hidden className="col-span-2 h-1 rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-strong" style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
