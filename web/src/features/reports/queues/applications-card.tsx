import { paths } from '@callstead/contract/paths';
import type { Queue } from '@callstead/contract/reports/dashboards';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { queueMessages } from './messages.ts';
import { QueueList } from './queue-list.tsx';

/** Publishers who ask an advertiser to join, those who wait longest first. */
export function ApplicationsCard({ applications }: { applications: Queue }) {
  const t = useTexts(queueMessages);
  const formats = useFormats();
  const keepAccount = useKeepAccount();
  const all = keepAccount(paths.advertiser.applications);
  const { count, oldest } = applications;
  const aside = (
    <Link to={all} className="py-1 text-13 text-primary hover:underline">
      {count > oldest.length ? t('seeAll', { count: formats.number(count) }) : t('applications.all')}
    </Link>
  );
  return (
    <Card title={t('applications.title')} aside={aside} className="min-w-0">
      {count === 0 && <p className="text-14 text-muted">{t('applications.none')}</p>}
      <div className="-my-2">
        <QueueList queue="applications" items={oldest} addressOf={() => all} />
      </div>
    </Card>
  );
}
