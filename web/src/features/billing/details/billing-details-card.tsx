import type { BillingDetails } from '@callstead/contract/billing/details';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { billingDetailsQuery } from '../shared/api.ts';
import { BillingDetailsDialog } from './billing-details-dialog.tsx';
import { billingDetailsMessages } from './messages.ts';

/** Whom invoices and receipts are made out to. Its advertiser writes it, an admin reads it. */
export function BillingDetailsCard({ account }: { account: string | undefined }) {
  const t = useTexts(billingDetailsMessages);
  const errorText = useErrorText();
  const { profile } = useAuth();
  const actor = useActor();
  const mayChange = profile !== null && can(actor, 'billing-details.change', profile);
  const details = useQuery(billingDetailsQuery(account));
  const [open, setOpen] = useState(false);
  const change = mayChange && details.isSuccess && (
    <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
      {t(details.data ? 'change' : 'add')}
    </Button>
  );
  return (
    <Card title={t('title')} aside={change}>
      {details.isPending && <Coming className="h-16 w-full" />}
      {details.isError && (
        <ErrorState
          message={t('failed', { message: errorText(details.error) })}
          onRetry={() => void details.refetch()}
        />
      )}
      {details.isSuccess &&
        (details.data ? (
          <Facts details={details.data} />
        ) : (
          <p className="text-muted">{t(mayChange ? 'none' : 'noneOfOther')}</p>
        ))}
      <BillingDetailsDialog open={open} onClose={() => setOpen(false)} details={details.data ?? null} />
    </Card>
  );
}

function Facts({ details }: { details: BillingDetails }) {
  const t = useTexts(billingDetailsMessages);
  const { legalName, taxId, addressLine1, addressLine2, country } = details;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Fact label={t('legalName')}>{legalName}</Fact>
      <Fact label={t('taxId')}>{taxId}</Fact>
      <Fact label={t('address')}>{[addressLine1, addressLine2, country].filter(Boolean).join('\n')}</Fact>
    </dl>
  );
}
