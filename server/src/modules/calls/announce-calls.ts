import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import type { CallEngine } from './engine.ts';

/** A screen that follows calls need not hear of each one: it asks again anyway. */
const PAUSE_MS = 250;

/** Tells open pages that calls changed, a few times a second at most, however many do. */
export function createCallAnnouncer(db: Db, log: Pick<Logger, 'warn'>): CallEngine['onChange'] {
  const people = new Set<string>();
  let isPlanned = false;
  const tell = () => {
    isPlanned = false;
    const users = [...people];
    people.clear();
    announce(db, { users, admins: true }, { topic: 'calls' }).catch((error: Error) => {
      log.warn({ reason: error.message }, 'open pages were not told of calls');
    });
  };
  return ({ publisherId, advertiserId }) => {
    if (publisherId) people.add(publisherId);
    if (advertiserId) people.add(advertiserId);
    if (!isPlanned) setTimeout(tell, PAUSE_MS).unref();
    isPlanned = true;
  };
}
