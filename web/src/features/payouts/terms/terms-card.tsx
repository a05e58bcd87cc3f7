import type { PayoutTerms } from '@callstead/contract/payouts/runs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { termsQuery } from './api.ts';
import { termsMessages } from './messages.ts';
import { TermsDialog } from './terms-dialog.tsx';

/** On the page of a publisher that an admin looks at. */
export function TermsCard({ account }: { account: string }) {
  const t = useTexts(termsMessages);
  const errorText = useErrorText();
  const terms = useQuery(termsQuery(account));
  const holder = useQuery(accountDetailQuery(account));
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('title')}>
      {terms.isPending && <Skeleton className="h-11 w-64 max-w-full" />}
      {terms.isError && !terms.data && (
        <ErrorState message={t('failed', { message: errorText(terms.error) })} onRetry={() => void terms.refetch()} />
      )}
      {terms.data && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Said terms={terms.data} />
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        </div>
      )}
      {open && (
        <TermsDialog publisher={{ id: account, name: holder.data?.fullName ?? '…' }} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function Said({ terms: { schedule, netDays, heldReason, changedAt, changedBy } }: { terms: PayoutTerms }) {
  const t = useTexts(termsMessages);
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <p>{t(`said.${schedule}`, { days: String(netDays ?? '') })}</p>
      {heldReason && (
        <p className="wrap-anywhere text-13">
          <Badge tone="warning">{t('onHold')}</Badge> {heldReason}
        </p>
      )}
      {changedAt && changedBy && (
        <p className="text-13 text-muted">
          {t('changed', { name: changedBy })} · <DateTime value={changedAt} only="date" />
        </p>
      )}
    </div>
  );
}
