import type { Profile } from '@callstead/contract/identity/identity';
import type { PaymentMethod } from '@callstead/contract/payouts';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { Landmark, Wallet } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { paymentMethodQuery } from './api.ts';
import { profileMessages } from './messages.ts';
import { PaymentMethodDialog } from './payment-method-dialog.tsx';

type PaymentMethodCardProps = { owner: Profile; account?: string | undefined };

export function PaymentMethodCard({ owner, account }: PaymentMethodCardProps) {
  const t = useTexts(profileMessages);
  const method = useQuery(paymentMethodQuery(account));
  const mayChange = can(useActor(), 'payment-method.change', owner);
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('payment.title')}>
      {method.isError && <ErrorState message={t('payment.loadFailed')} onRetry={() => void method.refetch()} />}
      {method.isPending && <Skeleton className="h-11 w-64 max-w-full" />}
      {method.isSuccess && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          {method.data ? (
            <Shown method={method.data} />
          ) : (
            <p className="text-muted">{t(account ? 'payment.noneOfOther' : 'payment.none')}</p>
          )}
          {mayChange && (
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {t(method.data ? 'payment.change' : 'payment.add')}
            </Button>
          )}
        </div>
      )}
      <PaymentMethodDialog open={open} onClose={() => setOpen(false)} owner={owner} />
    </Card>
  );
}

function Shown({ method }: { method: PaymentMethod }) {
  const t = useTexts(profileMessages);
  const paymentText = usePaymentText();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded bg-sunken text-brass">
        <Icon of={method.kind === 'paypal' ? Wallet : Landmark} size={20} />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{paymentText(method)}</p>
        <p className="text-13 text-muted">
          {t('payment.changedAt')} <DateTime only="date" value={method.changedAt} />
        </p>
      </div>
    </div>
  );
}
