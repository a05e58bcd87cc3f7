import { paths } from '@callstead/contract/paths';
import type { PayoutStatement } from '@callstead/contract/payouts/statements';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { useZoneName } from '../../../ui/period/zones.ts';
import { CutOff } from '../shared/cut-off.tsx';
import { payoutStatementMessages } from './messages.ts';
import { PayoutLines, type SoldLink } from './payout-lines.tsx';
import { ByCampaign, StatementSums } from './payout-sums.tsx';

type PayoutSheetProps = { payout: PayoutStatement; Sold: SoldLink };

/** Of what failed only the head is left. */
export function PayoutSheet({ payout, Sold }: PayoutSheetProps) {
  const t = useTexts(payoutStatementMessages);
  const zoneName = useZoneName();
  const isLost = payout.status === 'failed' || payout.status === 'returned';
  return (
    <>
      {isLost && <Lost payout={payout} />}
      <Card>
        <Facts payout={payout} />
      </Card>
      {!isLost && (
        <>
          <StatementSums payout={payout} />
          <ByCampaign payout={payout} />
          <PayoutLines payout={payout} Sold={Sold} />
          <p className="max-w-prose text-13 text-muted">{t('note', { zone: zoneName(payout.zone) })}</p>
        </>
      )}
    </>
  );
}

/** Why it did not arrive, and what its owner can do about it. */
function Lost({ payout: { status, failureReason } }: { payout: PayoutStatement }) {
  const t = useTexts(payoutStatementMessages);
  const keepAccount = useKeepAccount();
  const link = (
    <ButtonLink to={keepAccount(paths.publisher.account)} variant="secondary" size="sm">
      {t('lost.method')}
    </ButtonLink>
  );
  return (
    <Banner tone="danger" title={t(status === 'returned' ? 'lost.returned' : 'lost.failed')} action={link}>
      {failureReason && <p className="wrap-anywhere">{failureReason}</p>}
      <p>{t('lost.text')}</p>
    </Banner>
  );
}

function Facts({ payout }: { payout: PayoutStatement }) {
  const t = useTexts(payoutStatementMessages);
  const paymentText = usePaymentText();
  const { publisher } = payout;
  const payee = [publisher.companyName, publisher.name, publisher.affId].filter(Boolean);
  return (
    <dl className="grid gap-4 sm:grid-cols-3 xl:grid-cols-7">
      <Fact label={t('paidTo')}>{payee.join('\n')}</Fact>
      <Fact label={t('method')}>{paymentText(payout.method)}</Fact>
      <Fact label={t('cutOff')} className="xl:col-span-2">
        <CutOff at={payout.cutOff} zone={payout.zone} />
      </Fact>
      <Fact label={t('approved')}>
        <DateTime value={payout.frozenAt} only="date" />
      </Fact>
      {payout.status !== 'failed' && <Sent payout={payout} />}
      <Fact label={t('amount')}>
        <span className="font-display font-semibold text-20">
          <Money cents={payout.amountCents} />
        </span>
      </Fact>
    </dl>
  );
}

function Sent({ payout: { sentOn, reference } }: { payout: PayoutStatement }) {
  const t = useTexts(payoutStatementMessages);
  return (
    <Fact label={t('sent')}>
      {sentOn ? <CalendarDay day={sentOn} /> : <span className="text-muted">{t('notSent')}</span>}
      {reference && (
        <span className="wrap-anywhere block text-13 text-muted">
          {t('reference')}: {reference}
        </span>
      )}
    </Fact>
  );
}
