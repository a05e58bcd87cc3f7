import type { PayoutSentRequest } from '@callstead/contract/payouts/runs';
import { DomainError } from '@callstead/domain/errors';
import { postPayoutSent } from '@callstead/domain/ledger/post-payout';
import { type Actor, authorize } from '@callstead/domain/policy';
import { localDate } from '@callstead/domain/zone-clock';
import { inTransaction } from '../../../db/database.ts';
import { emitAll } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { type NewEntry, postEntries } from '../../ledger/queries.ts';
import { referralsOfSent } from '../referrals/book-referrals.ts';
import { actedBy } from './acted-by.ts';
import { assertOurs } from './assert-ours.ts';
import { aboutPayout } from './events.ts';
import {
  findPayoutForUpdate,
  type PayoutRow,
  settleCalls,
  settleConversions,
  settleLeads,
  updateSent,
} from './queries.ts';

export type MarkServices = Pick<Services, 'db' | 'config'>;

/** The money has left: its calls are paid. Said again in the same words it changes nothing. */
export async function markSent(
  services: MarkServices,
  actor: Actor,
  { id, ...sent }: PayoutSentRequest & { id: string },
): Promise<void> {
  authorize(actor, 'payout.mark-sent');
  await inTransaction(services, async (tx) => {
    const payout = await findPayoutForUpdate(tx.db, id);
    if (!payout) throw new DomainError('not_found');
    const isSame = payout.sent_on === sent.sentOn && payout.reference === sent.reference;
    if (payout.status === 'sent' && isSame) return;
    if (payout.status !== 'frozen') throw new DomainError('payout_state', { status: payout.status });
    assertOurs(payout);
    await send(tx, actor, [payout], sent);
  });
}

/** As the service says that sends it; what it said before changes nothing. */
export async function noteSent(services: MarkServices, { id, reference }: { id: string; reference: string }) {
  await inTransaction(services, async (tx) => {
    const payout = await findPayoutForUpdate(tx.db, id);
    const sentOn = localDate(new Date(), tx.config.networkZone);
    if (payout?.status === 'frozen') await send(tx, 'network', [payout], { sentOn, reference });
  });
}

export async function send(
  tx: MarkServices,
  actor: Actor | 'network',
  payouts: readonly PayoutRow[],
  sent: PayoutSentRequest,
): Promise<void> {
  const { at, createdBy } = actedBy(actor);
  for (const payout of payouts) assertDay(payout, sent.sentOn, { at, zone: tx.config.networkZone });
  const ids = payouts.map(({ id }) => id);
  await updateSent(tx.db, ids, { at, sentOn: sent.sentOn, reference: sent.reference });
  await settleCalls(tx.db, ids, at);
  await settleConversions(tx.db, ids, at);
  await settleLeads(tx.db, ids, at);
  const referrals = await referralsOfSent(tx.db, ids, at);
  await postEntries(tx.db, [...payouts.map((payout) => sentEntry(payout, { at, createdBy })), ...referrals]);
  await emitAll(
    tx,
    actor,
    payouts.map((payout) => ({ type: 'payout.mark-sent', ...aboutPayout(payout) })),
  );
}

function sentEntry(payout: PayoutRow, { at, createdBy }: ReturnType<typeof actedBy>): NewEntry {
  const { id, account_id: publisherId, amount_cents: amountCents } = payout;
  const entry = postPayoutSent({ id, publisherId, amountCents });
  return { ...entry, kind: 'payout_sent', createdBy, at: at.toISOString() };
}

/** Money leaves after it was approved, and not tomorrow. */
function assertDay({ frozen_at }: PayoutRow, day: string, { at, zone }: { at: Date; zone: string }): void {
  if (day < localDate(frozen_at, zone) || day > localDate(at, zone)) throw new DomainError('payout_date', { day });
}
