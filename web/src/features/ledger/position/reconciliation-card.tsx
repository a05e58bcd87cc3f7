import type { ReconciliationResponse } from '@callstead/contract/reconciliation';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Upload } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { ImportDialog } from '../transfers/import-dialog.tsx';
import { reconciliationQuery, useRunReconciliation } from './api.ts';
import { positionMessages } from './messages.ts';

/** How far the outside was read, and whether it is what the books say. */
export function ReconciliationCard() {
  const t = useTexts(positionMessages);
  const errorText = useErrorText();
  const found = useQuery(reconciliationQuery());
  if (found.isError && !found.data) {
    const message = t('reconciliation.failed', { message: errorText(found.error) });
    return (
      <Card title={t('reconciliation.title')}>
        <ErrorState message={message} onRetry={() => void found.refetch()} />
      </Card>
    );
  }
  return (
    <Card title={t('reconciliation.title')} aside={<Tools hasGateway={found.data?.hasGateway ?? false} />}>
      {found.data ? <Found {...found.data} /> : <Coming className="h-28 w-full" />}
    </Card>
  );
}

function Found(found: ReconciliationResponse) {
  const t = useTexts(positionMessages);
  const { bank, gatewayThrough, hasGateway, settledLines } = found;
  return (
    <div className="grid gap-4">
      <Verdict {...found} />
      <dl className="grid gap-4 text-14 sm:grid-cols-3">
        {hasGateway && (
          <Fact label={t('reconciliation.gateway')}>
            {gatewayThrough ? <DateTime value={gatewayThrough} /> : t('reconciliation.never')}
          </Fact>
        )}
        <Fact label={t('reconciliation.bank')}>
          {bank ? (
            <>
              <CalendarDay day={bank.first} /> – <CalendarDay day={bank.last} />
            </>
          ) : (
            t('reconciliation.never')
          )}
        </Fact>
        <Fact label={t('reconciliation.settled')}>{String(settledLines)}</Fact>
      </dl>
    </div>
  );
}

function Verdict({ gatewayThrough, bank, openDifferences }: ReconciliationResponse) {
  const t = useTexts(positionMessages);
  if (openDifferences > 0)
    return <Banner tone="warning">{t('reconciliation.differences', { count: openDifferences })}</Banner>;
  if (!gatewayThrough && !bank)
    return <Banner title={t('reconciliation.nothing')}>{t('reconciliation.nothingText')}</Banner>;
  return (
    <Banner tone="success" title={t('reconciliation.allMatch')}>
      {t('reconciliation.allMatchText')}
    </Banner>
  );
}

function Tools({ hasGateway }: { hasGateway: boolean }) {
  const t = useTexts(positionMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [isImporting, setImporting] = useState(false);
  const run = useRunReconciliation();
  const start = () =>
    run.mutate(undefined, {
      onSuccess: () => toast({ title: t('reconciliation.done'), tone: 'success' }),
      onError: (error) => toast({ title: errorText(error), tone: 'danger' }),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" icon={Upload} onClick={() => setImporting(true)}>
        {t('reconciliation.import')}
      </Button>
      <Button size="sm" icon={RefreshCw} busy={run.isPending} onClick={start}>
        {t(hasGateway ? 'reconciliation.run' : 'reconciliation.compare')}
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );
}
