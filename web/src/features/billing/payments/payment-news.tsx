import type { FundingResponse, Payment } from '@callstead/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useDeclineText } from '../../../ui/payment/use-decline-text.ts';
import { AddFundsDialog } from './add-funds-dialog.tsx';
import { fundingQuery, paymentQuery, useCancelPayment } from './api.ts';
import { fundingMessages } from './messages.ts';
import { useMayPay } from './use-may-pay.ts';

/** What becomes of the payment somebody comes back from; it stands in the address, so reloading shows it again. */
export function PaymentNews() {
  const [params, setParams] = useSearchParams();
  const id = params.get('payment');
  if (!id) return null;
  const close = () =>
    setParams(
      (old) => {
        for (const name of ['payment', 'canceled']) old.delete(name);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return <OnePayment key={id} id={id} hasLeft={params.has('canceled')} onClose={close} />;
}

type OnePaymentProps = { id: string; hasLeft: boolean; onClose: () => void };

function OnePayment({ id, hasLeft, onClose }: OnePaymentProps) {
  const t = useTexts(fundingMessages);
  const errorText = useErrorText();
  const payment = useQuery(paymentQuery(id));
  const leaving = useEndLeft(payment.data, hasLeft);
  if (payment.isPending) return <Coming className="h-20 w-full" />;
  if (payment.data) return <News payment={payment.data} state={stateOf(payment.data, leaving)} onClose={onClose} />;
  if (isRefusal(payment.error, 'not_found'))
    return <Banner tone="neutral" title={t('news.unknown')} action={<Close onClose={onClose} />} />;
  const message = t('news.failed', { message: errorText(payment.error) });
  return (
    <Card>
      <ErrorState message={message} onRetry={() => void payment.refetch()} />
    </Card>
  );
}

/** Whoever came back without paying no longer needs the page: it ends, and the gateway says how. */
function useEndLeft(payment: Payment | undefined, hasLeft: boolean): 'ending' | 'left' | null {
  const mayPay = useMayPay();
  const { mutate, isIdle, isError } = useCancelPayment();
  const id = hasLeft && mayPay && payment?.status === 'open' ? payment.id : null;
  useEffect(() => {
    if (id && isIdle) mutate(id);
  }, [id, isIdle, mutate]);
  if (!id) return null;
  return isError ? 'left' : 'ending';
}

type State = keyof typeof TONES;
const TONES = {
  waiting: 'info',
  processing: 'info',
  succeeded: 'success',
  takenBack: 'warning',
  declined: 'danger',
  canceled: 'neutral',
  left: 'neutral',
} satisfies Record<string, Tone>;

function stateOf({ status, chargebacks }: Payment, leaving: 'ending' | 'left' | null): State {
  if (chargebacks.some(({ isWithdrawn, status: decided }) => isWithdrawn && decided !== 'won')) return 'takenBack';
  if (status !== 'open') return status;
  return leaving === 'left' ? 'left' : 'waiting';
}

/** Of these one may pay anew. */
const ENDED: readonly State[] = ['declined', 'canceled', 'left'];

type NewsProps = { payment: Payment; state: State; onClose: () => void };

function News({ payment, state, onClose }: NewsProps) {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const declineText = useDeclineText();
  const { amountCents, receivedCents, declineCode } = payment;
  const values = { amount: money(receivedCents ?? amountCents), reason: declineText(declineCode) };
  const again = ENDED.includes(state) && <TryAgain amountCents={amountCents} />;
  return (
    <div role="status">
      <Banner
        tone={TONES[state]}
        title={t(`news.${state}.title`)}
        action={<Actions onClose={onClose}>{again}</Actions>}
      >
        {t(`news.${state}.text`, values)}
      </Banner>
    </div>
  );
}

function Actions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      {children}
      <Close onClose={onClose} />
    </div>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const t = useTexts(fundingMessages);
  return <Button variant="ghost" size="sm" icon={X} aria-label={t('news.close')} onClick={onClose} />;
}

function TryAgain({ amountCents }: { amountCents: number }) {
  const mayPay = useMayPay();
  const { data: funding } = useQuery({ ...fundingQuery(undefined), enabled: mayPay });
  if (!funding?.isOffered) return null;
  return <TryAgainButton funding={funding} amountCents={amountCents} />;
}

function TryAgainButton({ funding, amountCents }: { funding: FundingResponse; amountCents: number }) {
  const t = useTexts(fundingMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('news.again')}
      </Button>
      <AddFundsDialog open={open} onClose={() => setOpen(false)} funding={funding} amountCents={amountCents} />
    </>
  );
}
