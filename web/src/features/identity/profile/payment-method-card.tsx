import type { Profile } from '@callstead/contract/identity/identity';
import type { PaymentMethod, PaymentMethodResponse } from '@callstead/contract/payouts';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { Handshake, Landmark, Wallet } from 'lucide';
import { useState } from 'react';
import { paymentMethodQuery } from '../../../api/payment-method-query.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { useCancelPaymentMethodChange } from './api.ts';
import { paymentMessages } from './payment-messages.ts';
import { PaymentMethodDialog } from './payment-method-dialog.tsx';

type PaymentMethodCardProps = { owner: Profile; account?: string | undefined };

export function PaymentMethodCard({ owner, account }: PaymentMethodCardProps) {
  const t = useTexts(paymentMessages);
  const methods = useQuery(paymentMethodQuery(account));
  const mayChange = can(useActor(), 'payment-method.change', owner);
  const [open, setOpen] = useState(false);
  const inForce = methods.data?.paymentMethod ?? null;
  const onChange = mayChange ? () => setOpen(true) : undefined;
  return (
    <Card title={t('title')}>
      {methods.isError && <ErrorState message={t('loadFailed')} onRetry={() => void methods.refetch()} />}
      {methods.isPending && <Skeleton className="h-11 w-64 max-w-full" />}
      {methods.isSuccess && <Methods methods={methods.data} isOther={account !== undefined} onChange={onChange} />}
      <PaymentMethodDialog open={open} onClose={() => setOpen(false)} owner={owner} inForce={inForce} />
    </Card>
  );
}

type MethodsProps = { methods: PaymentMethodResponse; isOther: boolean; onChange: (() => void) | undefined };

function Methods({ methods: { paymentMethod, waiting }, isOther, onChange }: MethodsProps) {
  const t = useTexts(paymentMessages);
  const isIncomplete = paymentMethod?.isComplete === false;
  const verb = isIncomplete ? 'complete' : 'change';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {paymentMethod ? (
          <Shown method={paymentMethod} />
        ) : (
          <p className="text-muted">{t(isOther ? 'noneOfOther' : 'none')}</p>
        )}
        {onChange && (
          <Button variant="secondary" size="sm" onClick={onChange}>
            {t(paymentMethod ? verb : 'add')}
          </Button>
        )}
      </div>
      {isIncomplete && <Banner tone="warning">{t(isOther ? 'incompleteOfOther' : 'incomplete')}</Banner>}
      {waiting && <Waiting method={waiting} mayCancel={onChange !== undefined} />}
    </div>
  );
}

function Shown({ method }: { method: PaymentMethod }) {
  const t = useTexts(paymentMessages);
  const paymentText = usePaymentText();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded bg-sunken text-brass">
        <Icon of={ICONS[method.kind]} size={20} />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{paymentText(method)}</p>
        <p className="text-13 text-muted">
          {t('changedAt')} <DateTime only="date" value={method.changedAt} />
        </p>
      </div>
    </div>
  );
}

const ICONS = { paypal: Wallet, us_bank: Landmark, iban: Landmark, wise: Wallet, manual: Handshake } as const;

type WaitingProps = { method: NonNullable<PaymentMethodResponse['waiting']>; mayCancel: boolean };

function Waiting({ method, mayCancel }: WaitingProps) {
  const t = useTexts(paymentMessages);
  const paymentText = usePaymentText();
  const errorText = useErrorText();
  const { toast } = useToast();
  const cancel = useCancelPaymentMethodChange();
  const onCancel = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ title: t('cancelled'), tone: 'success' }),
      onError: (error) => toast({ title: t('cancelFailed'), description: errorText(error), tone: 'danger' }),
    });
  const button = (
    <Button variant="ghost" size="sm" busy={cancel.isPending} onClick={onCancel}>
      {t('cancel')}
    </Button>
  );
  return (
    <Banner tone="info" action={mayCancel && button}>
      <span className="wrap-anywhere">
        {t('waits', { method: paymentText(method) })} <DateTime value={method.countsFrom} />. {t('untilThen')}
      </span>
    </Banner>
  );
}
