import { payoutNumber } from '@callstead/domain/payouts/payout-number';
import type { PayoutRow } from './queries.ts';

/** What an event says of a payout: enough for a mail, nothing of where the money goes but the hint. */
export function aboutPayout(payout: PayoutRow) {
  const number = payoutNumber(payout.run_number, payout.attempt);
  return {
    subject: { type: 'payout' as const, id: payout.id, name: `${number} · ${payout.account_name}` },
    accountId: payout.account_id,
    facts: {
      publisherId: payout.account_id,
      runId: payout.run_id,
      number,
      amountCents: payout.amount_cents,
      methodHint: payout.method_hint,
    },
    after: { amountCents: payout.amount_cents },
  };
}
