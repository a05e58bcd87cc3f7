import type { EarningsResponse } from '@callstead/contract/billing/statements';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoneyNews } from '../../../live/use-money-news.ts';
import { useAuth } from '../../../session/auth.tsx';
import { PickAccount } from '../../../session/pick-account.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useHolder, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TermsCard } from '../terms/terms-card.tsx';
import { earningsQuery } from './api.ts';
import { EarlyPayoutCard } from './early-payout.tsx';
import { EarningsRibbon } from './earnings-ribbon.tsx';
import { paymentsMessages } from './messages.ts';
import { MethodLine } from './method-line.tsx';
import { PayoutList } from './payout-list.tsx';
import { ReferralCard } from './referral-card.tsx';
import { TaxFormNotice } from './tax-form-notice.tsx';

type PaymentsPageProps = {
  /** Every movement of an account. */
  Statement: ComponentType<{ account: string | undefined }>;
};

export function PaymentsPage({ Statement }: PaymentsPageProps) {
  const t = useTexts(paymentsMessages);
  const { profile } = useAuth();
  const account = useViewedAccount();
  const holder = useHolder();
  const mustPick = profile !== null && !holder;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      {mustPick ? <PickAccount /> : <Payments key={account ?? ''} account={account} Statement={Statement} />}
    </>
  );
}

function Payments({ account, Statement }: PaymentsPageProps & { account: string | undefined }) {
  useMoneyNews();
  return (
    <>
      <Earnings account={account} />
      <MethodLine account={account} />
      <EarlyPayoutCard account={account} />
      <Terms account={account} />
      <PayoutList account={account} />
      <ReferralCard account={account} />
      <Statement account={account} />
    </>
  );
}

/** Only admins look at somebody else's page. */
function Terms({ account }: { account: string | undefined }) {
  const mayRead = can(useActor(), 'payout-terms.read');
  return account && mayRead ? <TermsCard account={account} /> : null;
}

function Earned({ earnings, isOther }: { earnings: EarningsResponse; isOther: boolean }) {
  return (
    <>
      <EarningsRibbon earnings={earnings} />
      {earnings.nextPayout.waitsFor === 'tax_form' && <TaxFormNotice isOther={isOther} />}
    </>
  );
}

function Earnings({ account }: { account: string | undefined }) {
  const t = useTexts(paymentsMessages);
  const errorText = useErrorText();
  const earnings = useQuery(earningsQuery(account));
  if (earnings.isPending) return <Coming className="h-44 w-full" />;
  if (earnings.data) return <Earned earnings={earnings.data} isOther={account !== undefined} />;
  return (
    <Card>
      <ErrorState
        message={t('failed', { message: errorText(earnings.error) })}
        onRetry={() => void earnings.refetch()}
      />
    </Card>
  );
}
