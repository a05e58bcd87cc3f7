import type { Answering } from '@callstead/contract/live';
import type { Audience, LiveChange } from '@callstead/domain/live/live-changes';
import type { Db } from '../db/database.ts';
import { notifyChannel, notifyOfAll } from '../db/listen.ts';

export const LIVE_CHANNEL = 'callstead_live';

/** PostgreSQL refuses a longer payload; such a crowd is told in several messages. */
const MOST_IDS = 75;

/** Reaches the open pages of every server process, and only if the transaction of `db` commits. */
export const announce = (db: Db, change: LiveChange): Promise<void> => announceAll(db, [change]);

/** The same for whatever happened since: every lead is a change of its own, and they come by the hundred. */
export const announceAll = (db: Db, changes: readonly LiveChange[]): Promise<void> =>
  notifyOfAll(db, LIVE_CHANNEL, changes.flatMap(messagesOf));

/** `to` nobody: a process of the release before, which would call it news of an unknown kind, then tells it to nobody. */
export const announceAnswering = (db: Db, answering: Answering): Promise<void> =>
  notifyChannel(db, LIVE_CHANNEL, JSON.stringify({ to: {}, answering }));

const messagesOf = ({ to, ...change }: LiveChange): string[] =>
  [...inParts(to)].map((some) => JSON.stringify({ ...change, to: some }));

function* inParts({ accounts = [], persons = [], admins = false }: Audience): Generator<Audience> {
  for (let from = 0; from === 0 || from < Math.max(accounts.length, persons.length); from += MOST_IDS) {
    const to = from + MOST_IDS;
    yield { accounts: accounts.slice(from, to), persons: persons.slice(from, to), admins: admins && from === 0 };
  }
}
