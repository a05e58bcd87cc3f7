import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { CarrierError } from '../../telephony/carriers/port.ts';
import { deleteNumber, findNumberForUpdate } from '../numbers/queries.ts';
import { type CarrierNumber, listReturning, markReturning } from './queries.ts';
import { accountNamed, askCarrier, type CarriersServices, openAccount } from './services.ts';

/** Nobody gets it from here on, whatever the carrier answers: what was not returned now is returned later. */
export async function returnNumber(services: CarriersServices, actor: Actor, id: string, now: Date): Promise<void> {
  const found = await inTransaction(services, async (tx) => {
    const row = await findNumberForUpdate(tx.db, id);
    if (!row?.carrier_account_id) throw new DomainError('not_found');
    authorize(actor, 'number.return');
    if (row.application_id) throw new DomainError('number_in_use');
    await markReturning(tx.db, id, now);
    return row;
  });
  await askCarrier(finishReturn(services, actor, found));
}

async function finishReturn(
  services: CarriersServices,
  actor: Actor | 'network',
  number: CarrierNumber,
): Promise<void> {
  const account = await accountNamed(services, number.carrier_account_id ?? '');
  await openAccount(services, account).returnNumber(number.carrier_sid ?? '');
  await inTransaction(services, async (tx) => {
    const row = await findNumberForUpdate(tx.db, number.id);
    if (!row?.returning_since) return; // somebody else was faster
    await deleteNumber(tx.db, row.id);
    await emit(tx, actor, {
      type: 'number.return',
      subject: { type: 'number', id: row.id, name: row.number },
      before: { carrier: account.name },
    });
  });
  await services.carrierKeys.refresh();
}

const AGAIN_MS = 60_000;

/** What the carrier could not take back when it was asked, or a process that died on the way. */
export async function returnWaiting(services: CarriersServices, now: Date): Promise<void> {
  for (const number of await listReturning(services.db, new Date(now.getTime() - AGAIN_MS))) {
    await finishReturn(services, 'network', number).catch((error) => {
      if (!(error instanceof CarrierError)) throw error;
      services.log.warn({ number: number.number, said: error.message }, 'a number could not be returned yet');
    });
  }
}
