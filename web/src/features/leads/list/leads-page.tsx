import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { LeadList, type LeadSlots } from './lead-list.tsx';

export function LeadsPage(slots: LeadSlots) {
  const t = useTexts(leadsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  const isShut = useIsShut('lead.list');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <title>{t('pageTitle')}</title>
      {profile && isShut ? (
        <>
          <PageHeader title={t('title')} />
          <RestrictedNotice profile={profile} text={t('restricted')} />
        </>
      ) : (
        <LeadList key={account ?? ''} scope={{ view, account, language }} {...slots} />
      )}
    </div>
  );
}
