import { paths } from '@callstead/contract/paths';
import type { PaymentMethod, PaymentMethodResponse } from '@callstead/contract/payouts';
import { useQuery } from '@tanstack/react-query';
import { paymentMethodQuery } from '../../../api/payment-method-query.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { paymentsMessages } from './messages.ts';

/** Where payouts go, from when a change counts, or what is missing. */
export function MethodLine({ account }: { account: string | undefined }) {
  const t = useTexts(paymentsMessages);
  const errorText = useErrorText();
  const methods = useQuery(paymentMethodQuery(account));
  if (methods.isPending) return <Coming className="h-9 w-72 max-w-full" />;
  if (methods.data) return <Methods {...methods.data} />;
  return (
    <Card>
      <ErrorState
        message={t('method.failed', { message: errorText(methods.error) })}
        onRetry={() => void methods.refetch()}
      />
    </Card>
  );
}

function Methods({ paymentMethod, waiting }: PaymentMethodResponse) {
  const t = useTexts(paymentsMessages);
  const paymentText = usePaymentText();
  return (
    <>
      <InForce method={paymentMethod} />
      {waiting && (
        <Banner tone="info">
          <span className="wrap-anywhere">
            {t('method.waits', { method: paymentText(waiting) })} <DateTime value={waiting.countsFrom} />.{' '}
            {t('method.untilThen')}
          </span>
        </Banner>
      )}
    </>
  );
}

function InForce({ method }: { method: PaymentMethod | null }) {
  const t = useTexts(paymentsMessages);
  const paymentText = usePaymentText();
  if (!method)
    return (
      <Banner tone="warning" title={t('method.missing')} action={<ToAccount label={t('method.add')} />}>
        {t('method.missingText')}
      </Banner>
    );
  if (!method.isComplete)
    return (
      <Banner tone="warning" title={t('method.incomplete')} action={<ToAccount label={t('method.complete')} />}>
        {t('method.incompleteText')}
      </Banner>
    );
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      <span className="wrap-anywhere">{t('method.known', { method: paymentText(method) })}</span>{' '}
      <ToAccount label={t('method.see')} />
    </p>
  );
}

function ToAccount({ label }: { label: string }) {
  const keepAccount = useKeepAccount();
  return (
    <ButtonLink to={keepAccount(paths.publisher.account)} variant="secondary" size="sm">
      {label}
    </ButtonLink>
  );
}
