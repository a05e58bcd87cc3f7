import type { Profile } from '@callstead/contract/identity/identity';
import { isPayee } from '@callstead/domain/identity/account';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LoadingUser } from '../../../session/loading-user.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AccessCard } from './access-card.tsx';
import { accountQuery } from './api.ts';
import { profileMessages } from './messages.ts';
import { PaymentMethodCard } from './payment-method-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RejectedNotice } from './rejected-notice.tsx';

export type AccountPanel = 'publisher' | 'advertiser';

type AccountPageProps = {
  panel: AccountPanel;
  /** What whoever is paid has signed for the tax office. */
  TaxCard?: ComponentType<{ owner: Profile; account?: string | undefined }> | undefined;
};

export function AccountPage({ panel, TaxCard }: AccountPageProps) {
  const t = useTexts(profileMessages);
  const { profile } = useAuth();
  const chosen = useViewedAccount();
  return (
    <>
      <title>{t(`${panel}.pageTitle`)}</title>
      <header>
        <h1 className="text-28">{t(`${panel}.title`)}</h1>
        <p className="mt-1 text-muted">{t(`${panel}.intro`)}</p>
      </header>
      {chosen ? (
        <OtherAccount key={chosen} account={chosen} TaxCard={TaxCard} />
      ) : (
        <OwnAccount panel={panel} profile={profile} TaxCard={TaxCard} />
      )}
    </>
  );
}

type TaxCardOf = AccountPageProps['TaxCard'];

function OwnAccount(props: { panel: AccountPanel; profile: Profile | null; TaxCard: TaxCardOf }) {
  const { panel, profile, TaxCard } = props;
  const actor = useActor();
  if (!profile) return <LoadingUser />;
  if (!can(actor, 'profile.read', profile)) return <RejectedNotice />;
  const isPaid = can(actor, 'payment-method.read', profile) && isPayee(profile.userType);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-6">
        <ProfileCard profile={profile} />
        {isPaid && <PaymentMethodCard owner={profile} />}
        {isPaid && TaxCard && <TaxCard owner={profile} />}
      </div>
      <div className="grid min-w-0 gap-6">
        <AccessCard panel={panel} profile={profile} />
        <PreferencesCard />
      </div>
    </div>
  );
}

/** An admin looks at somebody's page, and may correct it. */
function OtherAccount({ account, TaxCard }: { account: string; TaxCard: TaxCardOf }) {
  const t = useTexts(profileMessages);
  const errorText = useErrorText();
  const page = useQuery(accountQuery(account));
  if (page.isError) {
    return (
      <Card>
        <ErrorState message={t('loadFailed', { message: errorText(page.error) })} onRetry={() => void page.refetch()} />
      </Card>
    );
  }
  if (!page.data) return <LoadingUser />;
  const { profile } = page.data;
  const isPaid = isPayee(profile.userType);
  return (
    <>
      <Banner tone="info" title={t('viewing.title', { name: profile.fullName })}>
        {t('viewing.text')}
      </Banner>
      <div className="grid max-w-4xl gap-6">
        <ProfileCard profile={profile} account={account} />
        {isPaid && <PaymentMethodCard owner={profile} account={account} />}
        {isPaid && TaxCard && <TaxCard owner={profile} account={account} />}
      </div>
    </>
  );
}
