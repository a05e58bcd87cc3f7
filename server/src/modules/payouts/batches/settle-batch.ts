import { postGatewayFee } from '@callstead/domain/ledger/post-gateway-fee';
import { payoutNumber } from '@callstead/domain/payouts/payout-number';
import { inTransaction } from '../../../db/database.ts';
import type { BatchItem, PayoutGateway, SentItem } from '../../../payments/payout-port.ts';
import { GatewayRefused } from '../../../payments/port.ts';
import type { Services } from '../../../services.ts';
import { postEntries } from '../../ledger/queries.ts';
import { openForPayout } from '../files/sealed-method.ts';
import { noteFailed } from '../marks/mark-failed.ts';
import { noteSent } from '../marks/mark-sent.ts';
import {
  type BatchPayout,
  findBatch,
  listOpenBatches,
  listPayoutsOfBatch,
  markAsked,
  type NamedBatch,
  takeOutOfBatch,
  updateProblem,
  updateRef,
  updateRefused,
  updateSaid,
} from './queries.ts';

type SettleServices = Pick<Services, 'db' | 'config' | 'sealSecret' | 'log' | 'payoutGateway' | 'settings'> & {
  now?: () => Date;
};

/** PayPal knows a batch's key for 30 days: later it would pay it a second time. */
const KEY_DAYS = 25;
const DAY_MS = 86_400_000;

/** Every batch that is under way. Any number of processes may do this at once, and die at any moment. */
export async function settleBatches(services: SettleServices): Promise<void> {
  const failures: unknown[] = [];
  // One that PayPal will not speak of must not hold up all behind it.
  for (const id of await listOpenBatches(services.db))
    await settleBatch(services, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Asks the service for the batch, unless it has it, and then what became of each payout. */
export async function settleBatch(services: SettleServices, id: string): Promise<void> {
  const { db, payoutGateway: gateway } = services;
  const batch = await findBatch(db, id);
  if (!gateway || !batch || batch.refused_at) return;
  const payouts = await listPayoutsOfBatch(db, id);
  const ref = batch.ref ?? (await send(services, gateway, batch, payouts));
  if (ref) await note(services, payouts, await gateway.read(ref));
}

/** The key was kept before: whoever is interrupted asks again and is told of the batch there is. */
async function send(
  services: SettleServices,
  gateway: PayoutGateway,
  batch: NamedBatch,
  payouts: readonly BatchPayout[],
): Promise<string | undefined> {
  const { db, log } = services;
  const now = services.now?.() ?? new Date();
  if (now.getTime() - batch.made_at.getTime() > KEY_DAYS * DAY_MS) {
    log.error({ batch: batch.id }, 'a batch of payouts is too old to be asked for again: look it up at PayPal');
    return undefined;
  }
  const isFirst = await markAsked(db, batch.id, now);
  try {
    const { ref } = await gateway.send({ key: batch.id, items: payouts.map((payout) => itemOf(services, payout)) });
    await updateRef(db, batch.id, ref);
    return ref;
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ batch: batch.id, reason: error.message }, 'a batch of payouts was refused');
    if (isFirst) await letGo(services, batch.id, error.message);
    else await updateProblem(db, batch.id, error.message); // one asked before may have been taken
    return undefined;
  }
}

function itemOf(services: SettleServices, payout: BatchPayout): BatchItem {
  const method = openForPayout(services, payout);
  if (method.kind !== 'paypal') throw new Error('a batch is of payouts by PayPal');
  const note = `${services.settings.of('brand').name} ${payoutNumber(payout.run_number, payout.attempt)}`;
  return { payoutId: payout.id, email: method.email, amountCents: payout.amount_cents, note };
}

function letGo(services: SettleServices, id: string, refusal: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    await updateRefused(tx.db, id, { refused_at: new Date(), refusal });
    await takeOutOfBatch(tx.db, id);
  });
}

/** Payouts that are none of this batch are nobody's business here. */
async function note(services: SettleServices, payouts: readonly BatchPayout[], items: readonly SentItem[]) {
  const known = new Map(payouts.map((payout) => [payout.id, payout]));
  const ours = items.filter(({ payoutId }) => known.has(payoutId));
  await updateSaid(
    services.db,
    ours.map(({ payoutId: id, said: word }) => ({ id, word })),
  );
  for (const item of ours) await noteItem(services, item, known.get(item.payoutId)?.status);
}

/** The fee first: once the payout is sent nobody looks here again. */
async function noteItem(services: SettleServices, item: SentItem, status: BatchPayout['status'] | undefined) {
  if (item.status === 'paid' && status === 'frozen') {
    await bookFee(services, item);
    await noteSent(services, { id: item.payoutId, reference: item.ref });
  }
  if (item.status === 'failed' && (status === 'frozen' || status === 'sent'))
    await noteFailed(services, { id: item.payoutId, reason: `PayPal: ${item.reason ?? item.said}` });
}

async function bookFee({ db }: SettleServices, { ref, feeCents }: SentItem): Promise<void> {
  if (feeCents === 0) return;
  const fee = postGatewayFee({ id: `paypal:${ref}`, amountCents: feeCents });
  await postEntries(db, [{ ...fee, kind: 'gateway_fee' }]);
}
