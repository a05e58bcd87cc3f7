import type { EarlyPayout } from '@callstead/contract/payouts/early';
import type { Actor } from '@callstead/domain/policy';
import type { Services } from '../../../services.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { type PreviewRow, readPreview } from '../runs/preview.ts';
import { findOpenEarlyRun, type RunRow } from '../runs/queries.ts';
import { thresholdOf } from '../threshold.ts';

export type EarlyServices = Pick<Services, 'db' | 'settings' | 'config'>;

/** No id: one that is only looked at is no run. */
const NO_RUN = '00000000-0000-0000-0000-000000000000';

/** What an early payout would be now; undefined where there is nothing to be paid at all. */
export async function previewEarly(
  services: EarlyServices,
  { accountId, now }: { accountId: string; now: Date },
): Promise<PreviewRow | undefined> {
  const fee_basis_points = services.settings.of('payouts').earlyFeeBasisPoints;
  const run = { id: NO_RUN, schedule: 'early' as const, cut_off: now, account_id: accountId, fee_basis_points };
  const [row] = await readPreview(services, run, { now });
  return row;
}

export async function readEarly(
  services: EarlyServices,
  actor: Actor,
  picked: string | undefined,
): Promise<EarlyPayout> {
  const { id: accountId } = await accountOfPage(services.db, actor, { action: 'payout.read', picked });
  const now = new Date();
  const row = await previewEarly(services, { accountId, now });
  const open = await findOpenEarlyRun(services.db, accountId);
  const [feeCents, netCents] = [row?.fee_cents ?? 0, row?.amount_cents ?? 0];
  return {
    feeBasisPoints: services.settings.of('payouts').earlyFeeBasisPoints,
    grossCents: netCents + feeCents,
    feeCents,
    netCents,
    thresholdCents: thresholdOf(services.settings),
    verdict: row?.verdict ?? 'negative',
    open: open ? await presentOpen(services, open, now) : null,
  };
}

/** What it would pay as things are now: until it is approved a refusal may lower it. */
async function presentOpen(services: EarlyServices, run: RunRow, now: Date): Promise<EarlyPayout['open']> {
  const [row] = await readPreview(services, run, { now });
  return {
    id: run.id,
    number: run.number,
    askedAt: run.proposed_at.toISOString(),
    feeCents: row?.fee_cents ?? 0,
    netCents: row?.amount_cents ?? 0,
  };
}
