import type { PayoutRow } from '@callstead/contract/payouts/runs';
import type { RunVerdict } from '@callstead/domain/payouts/payout-run';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PAYOUT_TONES } from '../shared/payout-tones.ts';
import { payoutRunMessages } from './messages.ts';
import { isPaidRow, type PaidRow } from './row-step.ts';
import { useStateWord } from './use-state-word.ts';

const PARTS = ['sales', 'corrections', 'refusals'] as const;

export function usePublisherColumns(): Column<PayoutRow>[] {
  const t = useTexts(payoutRunMessages);
  const paymentText = usePaymentText();
  return [
    { id: 'publisher', header: t('rows.publisher'), cell: (row) => <Publisher row={row} /> },
    {
      id: 'amount',
      header: t('rows.amount'),
      align: 'right',
      cell: (row) => <Amount row={row} />,
    },
    {
      id: 'verdict',
      header: t('rows.verdict'),
      wideOnly: true,
      cell: (row) => (isPaidRow(row) ? <PayoutState row={row} /> : <Verdict row={row} />),
    },
    {
      id: 'method',
      header: t('rows.method'),
      wideOnly: true,
      cell: ({ method }) =>
        method ? <span className="whitespace-nowrap text-13">{paymentText(method)}</span> : <Nothing />,
    },
    ...PARTS.map(
      (part): Column<PayoutRow> => ({
        id: part,
        header: t(`rows.${part}`),
        align: 'right',
        cell: (row) => <SignedMoney cents={row[`${part}Cents`]} />,
      }),
    ),
  ];
}

/** What of it is paid from money that the network does not have. */
function Amount({ row: { amountCents, unfunded } }: { row: PayoutRow }) {
  const t = useTexts(payoutRunMessages);
  const money = useMoney();
  return (
    <div>
      <Money cents={amountCents} />
      {unfunded && unfunded.creditCents > 0 && (
        <p className="text-13 text-warning">{t('rows.credit', { amount: money(unfunded.creditCents) })}</p>
      )}
      {unfunded && unfunded.chargedBackCents > 0 && (
        <p className="text-13 text-danger">{t('rows.chargedBack', { amount: money(unfunded.chargedBackCents) })}</p>
      )}
    </div>
  );
}

function Publisher({ row }: { row: PayoutRow }) {
  const t = useTexts(payoutRunMessages);
  const paymentText = usePaymentText();
  const { publisher, payout, method } = row;
  return (
    <div className="min-w-28">
      <p className="font-medium">{publisher.name}</p>
      <p className="text-13 text-muted">
        {publisher.affId && <span className="font-mono">{publisher.affId}</span>}
        {payout && payout.attempt > 1 && <> · {t('rows.attempt', { attempt: String(payout.attempt) })}</>}
      </p>
      {/* On a phone the columns beside it are out of sight. */}
      <div className="grid gap-1 sm:hidden">
        {method && <p className="wrap-anywhere text-13 text-muted">{paymentText(method)}</p>}
        {isPaidRow(row) ? <PayoutState row={row} /> : <Verdict row={row} />}
      </div>
    </div>
  );
}

const TONES: Record<RunVerdict, Tone> = {
  pays: 'success',
  on_hold: 'warning',
  negative: 'danger',
  below_threshold: 'neutral',
  no_method: 'warning',
  tax_form_missing: 'warning',
  excluded: 'neutral',
  changed: 'warning',
};

function StateBadge({ row: { payout, verdict } }: { row: PayoutRow }) {
  const wordOf = useStateWord();
  if (payout) return <Badge tone={PAYOUT_TONES[payout.status]}>{wordOf(payout.status)}</Badge>;
  return <Badge tone={TONES[verdict]}>{wordOf(verdict)}</Badge>;
}

/** Whether they are paid and, if not, why and what helps. */
function Verdict({ row }: { row: PayoutRow }) {
  const t = useTexts(payoutRunMessages);
  const { verdict, reason } = row;
  return (
    <div className="grid max-w-72 justify-items-start gap-1 sm:min-w-44">
      <StateBadge row={row} />
      {reason && <p className="wrap-anywhere text-13">{reason}</p>}
      {verdict !== 'pays' && (
        <p className="text-13 text-muted">{verdict === 'on_hold' && reason ? t('lift') : t(`why.${verdict}`)}</p>
      )}
    </div>
  );
}

/** How far the payout is. */
function PayoutState({ row }: { row: PaidRow }) {
  const t = useTexts(payoutRunMessages);
  const { sentOn, reference, failureReason, canRetry, status, batchId, gatewayStatus } = row.payout;
  return (
    <div className="grid max-w-72 justify-items-start gap-1 sm:min-w-44">
      <StateBadge row={row} />
      {status === 'frozen' && batchId && (
        <p className="text-13 text-muted">
          {gatewayStatus === 'UNCLAIMED' ? t('rows.unclaimed') : t('rows.withPaypal')}
        </p>
      )}
      {sentOn && (
        <p className="text-13 text-muted">
          {t('rows.sentOn')} <CalendarDay day={sentOn} />
        </p>
      )}
      {reference && <p className="wrap-anywhere text-13 text-muted">{t('rows.reference', { reference })}</p>}
      {failureReason && <p className="wrap-anywhere text-13">{failureReason}</p>}
      {canRetry && <p className="text-13 text-muted">{t('rows.retryHint')}</p>}
    </div>
  );
}
