import { paths } from '@callstead/contract/paths';
import type { PayoutStatement } from '@callstead/contract/payouts/statements';
import { exportPayoutLines, readPayoutPdf } from '@callstead/contract/payouts/statements-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { useParams } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { UnknownOrFailed } from '../../../ui/feedback/unknown-or-failed.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { PrintHeader } from '../../../ui/layout/print-header.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { PayoutBadge } from '../shared/payout-badge.tsx';
import { ownPayoutMessages } from '../shared/payout-messages.ts';
import { payoutQuery } from './api.ts';
import { payoutStatementMessages } from './messages.ts';
import type { SoldLink } from './payout-lines.tsx';
import { PayoutSheet } from './payout-sheet.tsx';

/** One payout with its statement, as it can be printed. */
export function PayoutPage({ Sold }: { Sold: SoldLink }) {
  const t = useTexts(payoutStatementMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { language } = useLanguage();
  const payout = useQuery(payoutQuery(id, language));
  const isUnknown = isRefusal(payout.error, 'not_found') || isRefusal(payout.error, 'validation_failed');
  return (
    <>
      <title>{t('pageTitle', { number: payout.data?.number ?? '' })}</title>
      {payout.data ? <Heading payout={payout.data} /> : <h1 className="text-28">{t('heading')}</h1>}
      {payout.isPending && <Skeleton className="h-96 w-full" />}
      {payout.data && <PayoutSheet payout={payout.data} Sold={Sold} />}
      {!payout.data && payout.isError && (
        <UnknownOrFailed
          isUnknown={isUnknown}
          unknown={t('unknown')}
          failed={t('failed', { message: errorText(payout.error) })}
          back={<BackLink />}
          onRetry={() => void payout.refetch()}
        />
      )}
    </>
  );
}

function BackLink() {
  const t = useTexts(payoutStatementMessages);
  const keepAccount = useKeepAccount();
  return (
    <ButtonLink to={keepAccount(paths.publisher.payments())} variant="secondary">
      {t('back')}
    </ButtonLink>
  );
}

function Heading({ payout }: { payout: PayoutStatement }) {
  const words = useTexts(ownPayoutMessages);
  return (
    <PrintHeader title={words('payout', { number: payout.number })} badge={<PayoutBadge status={payout.status} />}>
      <Tools payout={payout} />
    </PrintHeader>
  );
}

/** What failed has nothing to show: its lines stand in a later one. */
function Tools({ payout: { id, status } }: { payout: PayoutStatement }) {
  const t = useTexts(payoutStatementMessages);
  const words = useTexts(ownPayoutMessages);
  const { language } = useLanguage();
  const zone = useTimeZone() ?? undefined;
  const hasLines = status === 'frozen' || status === 'sent';
  return (
    <>
      <BackLink />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {hasLines && (
        <>
          <ExportLink to={endpointHref(exportPayoutLines, { params: { id }, query: { language, zone } })}>
            {words('csv')}
          </ExportLink>
          <ExportLink to={endpointHref(readPayoutPdf, { params: { id } })} variant="primary">
            {words('pdf')}
          </ExportLink>
        </>
      )}
    </>
  );
}
