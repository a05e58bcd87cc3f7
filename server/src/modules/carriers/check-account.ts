import type { CarrierFault } from '@callstead/domain/numbers/carrier-account';
import { isAsSet, type NumberAddresses, numberAddresses } from '@callstead/domain/numbers/carrier-account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { type CarrierAccountClient, CarrierError, type NumberAtCarrier } from '../../telephony/carriers/port.ts';
import { subjectOf } from './commands.ts';
import {
  type CarrierAccountRow,
  type CarrierNumber,
  listAccounts,
  listNumbersOf,
  recordCheck,
  setDrift,
} from './queries.ts';
import { accountNamed, type CarriersServices, openAccount, refusalOf } from './services.ts';
import { recordLatePurchase } from './settle-orders.ts';

type Found = { failure: CarrierFault | null; mended: string[]; missing: string[]; failed: string[]; foreign: number };

export async function checkNow(services: CarriersServices, actor: Actor, id: string, now: Date): Promise<void> {
  authorize(actor, 'carrier-account.check');
  const { failure } = await checkAccount(services, await accountNamed(services, id), now);
  if (failure) throw refusalOf(failure);
}

/** Every night: what is not as we set it is set again, and what cannot be mended is told. */
export async function checkAllAccounts(services: CarriersServices, now: Date): Promise<void> {
  for (const account of await listAccounts(services.db)) await checkAccount(services, account, now);
}

async function checkAccount(services: CarriersServices, account: CarrierAccountRow, now: Date): Promise<Found> {
  const found = await look(services, account);
  const { failure, mended, missing, failed, foreign } = found;
  await inTransaction(services, async (tx) => {
    const counts = { failure, mended: mended.length, missing: missing.length, foreign };
    await recordCheck(tx.db, account.id, counts, now);
    if (!failure) await recordDrifts(tx, account.id, found, now);
    if (!failure && mended.length + missing.length + failed.length === 0) return;
    await emit(tx, 'network', {
      type: 'carrier-account.drifted',
      subject: subjectOf(account),
      facts: { mended: mended.length, missing: missing.length, failed: failure !== null || failed.length > 0 },
      at: now,
    });
  });
  return found;
}

async function recordDrifts(
  { db }: Pick<CarriersServices, 'db'>,
  accountId: string,
  { mended, missing, failed }: Found,
  now: Date,
): Promise<void> {
  const wrong = new Set([...mended, ...missing, ...failed]);
  const right = (await listNumbersOf(db, accountId)).map(({ id }) => id).filter((id) => !wrong.has(id));
  await setDrift(db, right, null, now);
  await setDrift(db, mended, 'mended', now);
  await setDrift(db, missing, 'missing', now);
  await setDrift(db, failed, 'failed', now);
}

async function look(services: CarriersServices, account: CarrierAccountRow): Promise<Found> {
  const found: Found = { failure: null, mended: [], missing: [], failed: [], foreign: 0 };
  const client = openAccount(services, account);
  try {
    const theirs = new Map((await client.listNumbers()).map((each) => [each.sid, each]));
    const ours = await listNumbersOf(services.db, account.id);
    for (const number of ours) {
      const at = theirs.get(number.carrier_sid ?? '');
      theirs.delete(number.carrier_sid ?? '');
      if (!number.returning_since)
        await judge(client, number, { at, ours: numberAddresses(services.config.publicUrl, account.kind), found });
    }
    for (const other of theirs.values()) if (!(await recordLatePurchase(services, account, other))) found.foreign += 1;
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    found.failure = error.fault;
  }
  return found;
}

type Judged = { at: NumberAtCarrier | undefined; ours: NumberAddresses; found: Found };

async function judge(client: CarrierAccountClient, { id, carrier_sid }: CarrierNumber, { at, ours, found }: Judged) {
  if (!at) {
    found.missing.push(id);
    return;
  }
  if (isAsSet(at.addresses, ours)) return;
  const isMended = await client.setAddresses(carrier_sid ?? '', ours).then(
    () => true,
    (error) => {
      if (error instanceof CarrierError) return false;
      throw error;
    },
  );
  (isMended ? found.mended : found.failed).push(id);
}
