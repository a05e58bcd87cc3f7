import { createHash } from 'node:crypto';
import type { Currency } from '@callstead/domain/currency';
import { payableOf } from '@callstead/domain/ledger/accounts';
import { earlyPayout } from '@callstead/domain/payouts/early-payout';
import { judgePayout } from '@callstead/domain/payouts/judge-payout';
import { paymentKindsIn } from '@callstead/domain/payouts/kinds-in';
import type { PayoutVerdict, RunSchedule } from '@callstead/domain/payouts/payout-run';
import type { Services } from '../../../services.ts';
import { lockBalances } from '../../ledger/queries.ts';
import { listOwingTaxForm } from '../tax-forms.ts';
import { thresholdOf } from '../threshold.ts';
import { type CandidateRow, listCandidates } from './preview-queries.ts';

export type PreviewRow = CandidateRow & { verdict: PayoutVerdict; reason: string | null; fee_cents: number };
export type PreviewServices = Pick<Services, 'db' | 'settings' | 'config'>;
type Run = {
  id: string;
  schedule: RunSchedule;
  cut_off: Date;
  /** Of an early one: whose it is and what it costs. */
  account_id?: string | null;
  fee_basis_points?: number | null;
};
/** `now`: whose method counts then. */
type Look = { now?: Date; accounts?: readonly string[]; retried?: string; upTo?: number | undefined };

/** Everybody who has something in a run as things are now, with what they get or why not. */
export async function readPreview(
  services: PreviewServices,
  run: Run,
  { now = new Date(), ...only }: Look = {},
): Promise<PreviewRow[]> {
  const accounts = run.account_id ? [run.account_id] : only.accounts;
  const selection = { cutOff: run.cut_off, schedule: run.schedule, ...only, ...(accounts && { accounts }) };
  const candidates = await listCandidates(services.db, { runId: run.id, now, selection });
  const thresholdCents = thresholdOf(services.settings);
  const { currency } = services.settings.of('books');
  const owing = await listOwingTaxForm(
    services,
    candidates.map(({ account_id }) => account_id),
    now,
  );
  return candidates.map((candidate) =>
    judged(lessFee(candidate, run.fee_basis_points ?? 0), {
      owesTaxForm: owing.has(candidate.account_id),
      thresholdCents,
      currency,
    }),
  );
}

/** The same of these while nobody can change it: whoever moves what is payable waits for that balance's row lock. */
export async function readLockedPreview(
  tx: PreviewServices,
  run: Run,
  look: Look & { accounts: readonly string[] },
): Promise<PreviewRow[]> {
  await lockBalances(tx.db, look.accounts.map(payableOf));
  return readPreview(tx, run, look);
}

type Charged = CandidateRow & { fee_cents: number };

/** The fee is a line of its own: what is left has to reach the threshold. */
function lessFee(candidate: CandidateRow, feeBasisPoints: number): Charged {
  const { feeCents, netCents } = earlyPayout(candidate.amount_cents, feeBasisPoints);
  return {
    ...candidate,
    fee_cents: feeCents,
    amount_cents: netCents,
    corrections_cents: candidate.corrections_cents - feeCents,
    lines: candidate.lines + (feeCents > 0 ? 1 : 0),
  };
}

type Judging = { owesTaxForm: boolean; thresholdCents: number; currency: Currency };

/** Whoever named a way before the network chose its currency may have one that moves dollars alone. */
function judged(candidate: Charged, { owesTaxForm, thresholdCents, currency }: Judging): PreviewRow {
  const { held_reason, exclusion_reason } = candidate;
  const kind = candidate.method?.kind;
  const verdict = judgePayout(
    {
      accountStatus: candidate.status,
      heldReason: held_reason,
      amountCents: candidate.amount_cents,
      hasMethod: kind !== undefined && paymentKindsIn(currency).includes(kind),
      owesTaxForm,
      exclusionReason: exclusion_reason,
    },
    thresholdCents,
  );
  const reason = verdict === 'on_hold' ? held_reason : verdict === 'excluded' ? exclusion_reason : null;
  return { ...candidate, verdict, reason };
}

export const paying = (rows: readonly PreviewRow[]): PreviewRow[] => rows.filter(({ verdict }) => verdict === 'pays');

/** Names who is paid, with which lines and by which method: whoever approves says what they saw. */
export function digestOf(rows: readonly PreviewRow[]): string {
  const seen = paying(rows)
    .map(({ account_id, amount_cents, fingerprint, method }) => [account_id, amount_cents, fingerprint, method?.key])
    .sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}
