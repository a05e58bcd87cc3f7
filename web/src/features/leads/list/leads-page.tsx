import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { LeadDrawer } from '../detail/lead-drawer.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { type CorrectSlot, LeadList } from './lead-list.tsx';

export function LeadsPage({ Correct }: { Correct: CorrectSlot }) {
  const t = useTexts(leadsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  const isShut = useIsShut('lead.list');
  const opened = useOpened('lead');
  const scope = { view, account, language };
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t(`intro.${view}`)} />
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <>
          <LeadList key={account ?? ''} scope={scope} Correct={Correct} />
          <LeadDrawer id={opened.id} scope={scope} onClose={opened.close} />
        </>
      )}
    </>
  );
}
