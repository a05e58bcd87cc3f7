import { assert } from '@callstead/domain/assert';
import { postEarlyPayoutFee, postPayoutApproved } from '@callstead/domain/ledger/post-payout';
import type { Services } from '../../../services.ts';
import { postEntries } from '../../ledger/queries.ts';
import { openPaymentMethod } from '../commands.ts';
import { sealForPayout } from '../files/sealed-method.ts';
import { payoutIdOf } from './payout-id.ts';
import type { PreviewRow } from './preview.ts';
import type { PayoutParts } from './preview-queries.ts';
import { insertPayouts, type LineSelection, type NewPayout, type RunRow, takeLines } from './queries.ts';

type FreezeServices = Pick<Services, 'db' | 'sealSecret'>;
type Freezing = { at: Date; by: string };

/** Booked first, so that each payout takes its own as a line. */
export async function postFees(
  tx: FreezeServices,
  run: RunRow,
  rows: readonly PreviewRow[],
  { at, by }: Freezing,
): Promise<void> {
  const charged = rows.filter(({ fee_cents }) => fee_cents > 0);
  await postEntries(
    tx.db,
    charged.map(({ account_id: publisherId, fee_cents: amountCents }) => ({
      ...postEarlyPayoutFee({ payoutId: payoutIdOf(run.id, publisherId, 1), publisherId, amountCents }),
      kind: 'early_payout_fee' as const,
      createdBy: by,
      at: at.toISOString(),
    })),
  );
}

type Frozen = {
  rows: readonly PreviewRow[];
  attempt: number;
  selection: LineSelection;
};

/** Needs the row locks of what is payable to them: at the end the database itself adds up each payout's lines. */
export async function freezePayouts(
  tx: FreezeServices,
  run: RunRow,
  { rows, attempt, selection }: Frozen,
  { at, by }: Freezing,
): Promise<void> {
  const payouts = rows.map((row) => payoutOf(tx, run, row, { attempt, at }));
  await insertPayouts(tx.db, payouts);
  await takeLines(tx.db, payouts, selection);
  await postEntries(
    tx.db,
    payouts.map(({ id, account_id: publisherId, amount_cents: amountCents }) => ({
      ...postPayoutApproved({ id, publisherId, amountCents }),
      kind: 'payout_approved' as const,
      createdBy: by,
      at: at.toISOString(),
    })),
  );
}

/** The method in force is copied and sealed for this payout: what is changed later does not redirect it. */
function payoutOf(
  tx: FreezeServices,
  run: RunRow,
  { account_id, name, method, ...row }: PreviewRow,
  { attempt, at }: { attempt: number; at: Date },
): NewPayout & { amount_cents: number } {
  assert(method, 'who is paid has a method');
  const id = payoutIdOf(run.id, account_id, attempt);
  const details = openPaymentMethod(tx, { account_id, sealed_details: method.sealed });
  return {
    id,
    run_id: run.id,
    account_id,
    account_name: name,
    attempt,
    ...partsOf(row),
    method_kind: method.kind,
    method_hint: method.hint,
    sealed_method: sealForPayout(tx, id, details),
    frozen_at: at,
  };
}

export const partsOf = ({
  amount_cents,
  sales_cents,
  corrections_cents,
  refusals_cents,
  lines,
}: PayoutParts): PayoutParts => ({
  amount_cents,
  sales_cents,
  corrections_cents,
  refusals_cents,
  lines,
});
