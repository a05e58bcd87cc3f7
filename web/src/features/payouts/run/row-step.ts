import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';

/** Something to be done about a publisher of a run. */
export type RowStep = 'exclude' | 'include' | 'adjust' | 'terms' | 'sent' | 'failed' | 'retry';

/** A row whose payout was made. */
export type PaidRow = PayoutRow & { payout: NonNullable<PayoutRow['payout']> };

export const isPaidRow = (row: PayoutRow): row is PaidRow => row.payout !== null;

/** What can be done as things are; the server decides again. */
export function stepsOf({ status }: Pick<PayoutRun, 'status'>, row: Pick<PayoutRow, 'verdict' | 'payout'>): RowStep[] {
  if (status === 'proposed') {
    const place = row.verdict === 'excluded' ? (['include'] as const) : (['exclude'] as const);
    const mayPlace = row.verdict === 'pays' || row.verdict === 'excluded';
    return [...(mayPlace ? place : []), 'adjust', 'terms'];
  }
  const state = row.payout?.status;
  const isWithPaypal = row.payout?.batchId != null; // what PayPal sends, it alone says what became of
  const byHand: RowStep[] = state === 'frozen' ? ['sent', 'failed'] : state === 'sent' ? ['failed'] : [];
  return [...(isWithPaypal ? [] : byHand), ...(row.payout?.canRetry ? (['retry'] as const) : []), 'adjust', 'terms'];
}
