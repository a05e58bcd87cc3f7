import { assert } from '@callstead/domain/assert';
import { postEarlyPayoutFee, postPayoutApproved } from '@callstead/domain/ledger/post-payout';
import type { RunSchedule } from '@callstead/domain/payouts/payout-run';
import type { Services } from '../../../services.ts';
import { postEntries } from '../../ledger/queries.ts';
import { openPaymentMethod } from '../commands.ts';
import { sealForPayout } from '../files/sealed-method.ts';
import { payoutIdOf } from './payout-id.ts';
import { type PreviewRow, paying } from './preview.ts';
import type { PayoutParts } from './preview-queries.ts';
import { insertPayouts, insertSkips, type NewPayout, type RunRow, takeLines, updateRunStatus } from './queries.ts';

type FreezeServices = Pick<Services, 'db' | 'sealSecret'>;
type Freezing = { at: Date; by: string };

/** Everybody who is paid gets a payout made of their lines; who is not, stays on record with the reason. */
export async function freezeRun(
  tx: FreezeServices,
  run: RunRow,
  rows: readonly PreviewRow[],
  freezing: Freezing,
): Promise<void> {
  const selection = { cutOff: run.cut_off, schedule: run.schedule };
  await postFees(tx, run, paying(rows), freezing);
  await freezePayouts(tx, run, { rows: paying(rows), attempt: 1, selection }, freezing);
  const skipped = rows.filter(({ verdict }) => verdict !== 'pays');
  await insertSkips(
    tx.db,
    run.id,
    skipped.map(({ account_id, verdict, reason, method, ...row }) => ({
      account_id,
      verdict,
      reason,
      ...partsOf(row),
      method_kind: method?.kind ?? null,
      method_hint: method?.hint ?? null,
    })),
  );
  await updateRunStatus(tx.db, run.id, { status: 'frozen', frozen_at: freezing.at });
}

/** Booked first, so that each payout takes its own as a line. */
async function postFees(tx: FreezeServices, run: RunRow, rows: readonly PreviewRow[], { at, by }: Freezing) {
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
  selection: { cutOff: Date; schedule: RunSchedule; retried?: string };
};

/** A statement may not grow with the run: each has its time limit, and a million lines have none. */
const AT_ONCE = 200;

/** Needs the row locks of what is payable to them: at the end the database itself adds up each payout's lines. */
export async function freezePayouts(
  tx: FreezeServices,
  run: RunRow,
  { rows, attempt, selection }: Frozen,
  { at, by }: Freezing,
): Promise<void> {
  const payouts = rows.map((row) => payoutOf(tx, run, row, { attempt, at }));
  await insertPayouts(tx.db, payouts);
  for (let from = 0; from < payouts.length; from += AT_ONCE) {
    const some = payouts.slice(from, from + AT_ONCE);
    await takeLines(tx.db, some, selection);
    await postEntries(
      tx.db,
      some.map(({ id, account_id: publisherId, amount_cents: amountCents }) => ({
        ...postPayoutApproved({ id, publisherId, amountCents }),
        kind: 'payout_approved' as const,
        createdBy: by,
        at: at.toISOString(),
      })),
    );
  }
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

const partsOf = ({
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
