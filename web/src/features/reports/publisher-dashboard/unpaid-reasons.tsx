import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { Link } from 'react-router';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { useCallsAddress } from '../shared/calls-address.ts';
import { publisherDashboardMessages } from './messages.ts';

type UnpaidReasonsProps = { reasons: PublisherDashboard['reasons']; period: Period };

/** Why was it rejected? The reasons of the period; each leads to its calls. */
export function UnpaidReasons({ reasons, period }: UnpaidReasonsProps) {
  const t = useTexts(publisherDashboardMessages);
  const names = useTexts(callMessages);
  const formats = useFormats();
  const callsAddress = useCallsAddress('publisher');
  const most = reasons[0]?.calls ?? 0;
  return (
    <Card title={t('reasons')}>
      {reasons.length === 0 && <p className="text-14 text-muted">{t('noReasons')}</p>}
      <ul className="-my-1 grid">
        {reasons.map(({ reason, calls }) => (
          <li key={reason}>
            <Link
              to={callsAddress({ ...period.params, reason })}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded py-2 text-14 hover:text-primary"
            >
              <span>{names(`reasons.${reason}`)}</span>
              <span className="font-medium tabular-nums">{formats.number(calls)}</span>
              <span aria-hidden className="col-span-2 h-1 rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-strong" style={{ width: `${(calls / most) * 100}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
