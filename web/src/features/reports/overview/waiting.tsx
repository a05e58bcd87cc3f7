import { paths } from '@callstead/contract/paths';
import type { AdminOverview, Queue } from '@callstead/contract/reports/dashboards';
import { OFFERED } from '@callstead/domain/offered';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { QueueName } from '../queues/decide.ts';
import { ADMIN_ADDRESSES, QueueList } from '../queues/queue-list.tsx';
import { overviewMessages } from './messages.ts';

type Queues = AdminOverview['waiting'];

/** Each leads to the list of what waits, and nothing else. */
const LISTS: Readonly<Record<QueueName, string>> = {
  accounts: paths.admin.users({ status: 'pending' }),
  applications: paths.admin.applications({ status: 'pending' }),
  campaigns: paths.admin.campaigns({ status: 'pending_review' }),
  disputedCalls: paths.admin.calls({ period: 'all', billing: 'disputed' }),
  disputedLeads: paths.admin.leads({ period: 'all', billing: 'disputed' }),
  disputedConversions: paths.admin.conversions({ period: 'all', billing: 'disputed' }),
  reviewCalls: paths.admin.calls({ period: 'all', billing: 'review' }),
  reviewConversions: paths.admin.conversions({ period: 'all', billing: 'review' }),
  openTickets: paths.admin.tickets({ status: 'open' }),
};

const QUEUES = (Object.keys(LISTS) as QueueName[]).filter((what) => OFFERED.leads || what !== 'disputedLeads');

/** The desk: of every queue those who wait longest, with the decision beside them. What is empty takes one line together. */
export function Waiting({ waiting }: { waiting: Queues | undefined }) {
  const t = useTexts(overviewMessages);
  if (!waiting) return <Skeleton className="h-[85dvh] w-full" />; // what stands below comes into sight once, where it stays
  const filled = QUEUES.filter((queue) => waiting[queue].count > 0);
  const empty = QUEUES.filter((queue) => waiting[queue].count === 0);
  return (
    <Card title={t('waiting.title')} className="min-w-0">
      {filled.length === 0 && <p className="text-14 text-muted">{t('waiting.nothing')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {filled.map((queue) => (
          <WaitingQueue key={queue} queue={queue} of={waiting[queue]} />
        ))}
      </div>
      {filled.length > 0 && empty.length > 0 && <EmptyQueues queues={empty} />}
    </Card>
  );
}

function WaitingQueue({ queue, of }: { queue: QueueName; of: Queue }) {
  const t = useTexts(overviewMessages);
  const formats = useFormats();
  return (
    <section aria-label={t(`waiting.${queue}`)}>
      <h3 className="border-b text-14">
        <Link to={LISTS[queue]} className="flex items-baseline gap-2 py-1.5 hover:text-primary">
          {t(`waiting.${queue}`)} <span className="text-muted tabular-nums">{formats.number(of.count)}</span>
          {of.count > of.oldest.length && (
            <span className="ml-auto font-normal text-13 text-primary">{t('waiting.all')}</span>
          )}
        </Link>
      </h3>
      <QueueList queue={queue} items={of.oldest} addressOf={ADMIN_ADDRESSES[queue]} />
    </section>
  );
}

/** Where nothing waits, the way there is enough. */
function EmptyQueues({ queues }: { queues: readonly QueueName[] }) {
  const t = useTexts(overviewMessages);
  return (
    <p className="mt-5 border-t pt-3 text-13 text-muted">
      {t('waiting.empty')}{' '}
      {queues.map((queue, index) => (
        <span key={queue}>
          {index > 0 && ' · '}
          <Link to={LISTS[queue]} className="inline-block py-1 underline-offset-4 hover:underline">
            {t(`waiting.${queue}`)}
          </Link>
        </span>
      ))}
    </p>
  );
}
