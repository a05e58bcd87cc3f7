import { can } from '@callstead/domain/policy';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Applications } from './applications.tsx';
import { applicationsMessages } from './messages.ts';

export default function ApplicationsPage() {
  const t = useTexts(applicationsMessages);
  const actor = useActor();
  const account = useViewedAccount();
  const intro = can(actor, 'account.view-any') ? 'introAdmin' : 'intro';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t(intro)} />
      {can(actor, 'application.list') ? (
        <Applications key={account ?? ''} account={account} />
      ) : (
        <Banner tone="warning">{t('notApproved')}</Banner>
      )}
    </div>
  );
}
