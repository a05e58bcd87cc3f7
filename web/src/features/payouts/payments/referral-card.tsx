import type { ReferralsResponse } from '@callstead/contract/payouts/referrals';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { referralsQuery } from './api.ts';
import { referralMessages } from './referral-messages.ts';

/** A link to pass on, and what came of it. Where nothing is offered and nothing ever came of it, there is nothing to see. */
export function ReferralCard({ account }: { account: string | undefined }) {
  const t = useTexts(referralMessages);
  const errorText = useErrorText();
  const referrals = useQuery(referralsQuery(account));
  if (referrals.isError && !referrals.data)
    return (
      <Card title={t('title')}>
        <ErrorState
          message={t('failed', { message: errorText(referrals.error) })}
          onRetry={() => void referrals.refetch()}
        />
      </Card>
    );
  if (referrals.isPending) return <Coming />;
  const isShown = referrals.data && (referrals.data.offer || referrals.data.people > 0);
  return isShown ? (
    <Card title={t('title')}>
      {referrals.data.offer ? <Offer {...referrals.data.offer} /> : <p className="text-muted">{t('over')}</p>}
      <Outcome {...referrals.data} />
    </Card>
  ) : null;
}

function Offer({ link, shareBasisPoints, months }: NonNullable<ReferralsResponse['offer']>) {
  const t = useTexts(referralMessages);
  const formats = useFormats();
  const share = formats.number(shareBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      <p className="text-muted">{t('offer', { share, months: String(months) })}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-mono text-14">{link}</span>
        <CopyButton value={link} what={t('link')} />
      </p>
    </>
  );
}

function Outcome({ people, earnedCents }: ReferralsResponse) {
  const t = useTexts(referralMessages);
  const money = useMoney();
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      <Fact label={t('people')}>{String(people)}</Fact>
      <Fact label={t('earned')}>{money(earnedCents)}</Fact>
    </dl>
  );
}
