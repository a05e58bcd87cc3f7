import { paths } from '@callstead/contract/paths';
import type { AdminOverview } from '@callstead/contract/reports/dashboards';
import { OFFERED } from '@callstead/domain/offered';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { overviewMessages } from './messages.ts';

type Counts = AdminOverview['waiting'];

/** Each leads to the list of what waits, and nothing else. */
const LISTS: Readonly<Record<keyof Counts, string>> = {
  accounts: paths.admin.users({ status: 'pending' }),
  campaigns: paths.admin.campaigns({ status: 'pending_review' }),
  applications: paths.admin.applications({ status: 'pending' }),
  disputedCalls: paths.admin.calls({ period: 'all', billing: 'disputed' }),
  reviewCalls: paths.admin.calls({ period: 'all', billing: 'review' }),
  disputedConversions: paths.admin.conversions({ period: 'all', billing: 'disputed' }),
  reviewConversions: paths.admin.conversions({ period: 'all', billing: 'review' }),
  disputedLeads: paths.admin.leads({ period: 'all', billing: 'disputed' }),
  openTickets: paths.admin.tickets({ status: 'open' }),
};

const QUEUES = (Object.keys(LISTS) as (keyof Counts)[]).filter((what) => OFFERED.leads || what !== 'disputedLeads');

/** It has its place and its lines from the start: nothing beside it moves when the figures come. */
export function Waiting({ waiting }: { waiting: Counts | undefined }) {
  const t = useTexts(overviewMessages);
  const formats = useFormats();
  return (
    <Card title={t('waiting.title')}>
      <ul className="-my-2 divide-y">
        {QUEUES.map((what) => (
          <li key={what}>
            <Link to={LISTS[what]} className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-primary">
              <span>{t(`waiting.${what}`)}</span>
              {waiting ? (
                <span className={clsx('text-20 tabular-nums', waiting[what] > 0 ? 'font-semibold' : 'text-muted')}>
                  {formats.number(waiting[what])}
                </span>
              ) : (
                <Skeleton className="h-5 w-6" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
