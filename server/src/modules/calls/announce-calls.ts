import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import type { CallEngine } from './engine.ts';

/** A screen that follows calls need not hear of each one: it asks again anyway. Money is asked for less often. */
const PAUSE_MS = { calls: 250, money: 2_000 } as const;

/** Tells open pages that calls changed, and with them money, a few times a second at most, however many do. */
export function createCallAnnouncer(db: Db, log: Pick<Logger, 'warn'>): CallEngine['onChange'] {
  const tellers = [teller(db, log, 'calls'), teller(db, log, 'money')];
  return (call) => {
    for (const tell of tellers) tell(call);
  };
}

function teller(db: Db, log: Pick<Logger, 'warn'>, topic: keyof typeof PAUSE_MS): CallEngine['onChange'] {
  const people = new Set<string>();
  let isPlanned = false;
  const tell = () => {
    isPlanned = false;
    const accounts = [...people];
    people.clear();
    announce(db, { to: { accounts, admins: true }, topic }).catch((error: Error) => {
      log.warn({ reason: error.message, topic }, 'open pages were not told of calls');
    });
  };
  return ({ publisherId, advertiserId }) => {
    if (publisherId) people.add(publisherId);
    if (advertiserId) people.add(advertiserId);
    if (!isPlanned) setTimeout(tell, PAUSE_MS[topic]).unref();
    isPlanned = true;
  };
}
