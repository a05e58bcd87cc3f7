import type { LiveDemo } from '@callstead/contract/live-demo';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** A network without demo data does not know it: there its callers would be nobody, and the money real. */
function watcherIn({ config }: Pick<Services, 'config'>, actor: Actor): queries.Watcher {
  authorize(actor, 'live-demo.switch');
  if (!config.demo) throw new DomainError('not_found');
  return { userId: actor.userId, accountId: actor.accountId };
}

export async function switchLiveDemo(services: Services, actor: Actor, isOn: boolean): Promise<LiveDemo> {
  const watcher = watcherIn(services, actor);
  await inTransaction(services, ({ db }) =>
    isOn ? queries.startWatching(db, watcher) : queries.stopWatching(db, watcher),
  );
  return { isOn };
}

export async function renewLiveDemo(services: Services, actor: Actor): Promise<LiveDemo> {
  return { isOn: await queries.watchOn(services.db, watcherIn(services, actor)) };
}

export async function readLiveDemo(services: Services, actor: Actor): Promise<LiveDemo> {
  return { isOn: await queries.isWatching(services.db, watcherIn(services, actor)) };
}
