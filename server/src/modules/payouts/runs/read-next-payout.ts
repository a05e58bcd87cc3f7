import { nextCutOff } from '@callstead/domain/payouts/cut-offs';
import { USUAL_TERMS } from '@callstead/domain/payouts/due-lines';
import { type NextPayout, nextPayout } from '@callstead/domain/payouts/next-payout';
import { findTerms } from '../terms/queries.ts';
import { thresholdOf } from '../threshold.ts';
import { type PreviewServices, readPreview } from './preview.ts';

const NO_RUN = '00000000-0000-0000-0000-000000000000';

/** What the run that comes would pay somebody if nothing changed until then, and the threshold it goes by. */
export async function readNextPayout(
  services: PreviewServices,
  accountId: string,
  { now, zone }: { now: Date; zone: string },
): Promise<NextPayout & { thresholdCents: number }> {
  const { schedule } = (await findTerms(services.db, accountId)) ?? USUAL_TERMS;
  const at = nextCutOff(schedule, now, zone);
  const run = { id: NO_RUN, schedule: 'by_hand' as const, cut_off: at };
  const [row] = await readPreview(services, run, { accounts: [accountId] });
  const due = { amountCents: row?.amount_cents ?? 0, verdict: row?.verdict ?? ('below_threshold' as const) };
  return { ...nextPayout(at, due), thresholdCents: thresholdOf(services.settings) };
}
