import type { SetNumberPoolRequest } from '@callstead/contract/number-pools';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { handOutNumbers, titleOf } from '../hand-out.ts';
import { lockPool } from '../queries.ts';
import { countPooled, deletePool, findPoolSettings, lockApplication, restPooled, upsertPool } from './queries.ts';

type Wanted = SetNumberPoolRequest & { id: string };

/** Gives an application a pool of that size, or none. Free numbers go there at once, the rest as numbers come in. */
export function setNumberPool(services: WithDb, actor: Actor, { id, size, holdMinutes, hosts }: Wanted): Promise<void> {
  authorize(actor, 'number.set-pool');
  return inTransaction(services, async (tx) => {
    const application = await lockApplication(tx.db, id);
    if (!application) throw new DomainError('not_found');
    if (application.campaignType !== 'call') throw new DomainError('not_offered');
    if (application.status !== 'approved') throw new DomainError('application_state', { status: application.status });
    const before = await findPoolSettings(tx.db, id);
    const now = new Date();
    await lockPool(tx.db);
    if (size > 0) await upsertPool(tx.db, id, { size, holdMinutes, hosts });
    else await deletePool(tx.db, id);
    const tooMany = (await countPooled(tx.db, id)) - size;
    if (tooMany > 0) await restPooled(tx.db, id, tooMany, now);
    await emit(tx, actor, {
      type: 'number.set-pool',
      subject: { type: 'application', id, name: application.campaignId },
      accountId: application.publisherId,
      facts: {
        publisherId: application.publisherId,
        advertiserId: application.advertiserId,
        applicationId: id,
        title: titleOf(application.texts),
      },
      before: { poolSize: before?.size ?? 0, holdMinutes: before?.holdMinutes, hosts: before?.hosts.join(', ') },
      after: { poolSize: size, holdMinutes, hosts: hosts.join(', '), publisher: application.publisherName },
    });
    await handOutNumbers(tx, now);
  });
}
