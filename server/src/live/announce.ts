import type { LiveChange } from '@callstead/contract/live';
import type { Db } from '../db/database.ts';
import { notifyChannel } from '../db/listen.ts';

/** Whose open pages are told: certain people, all admins, or both. */
export type Audience = { users?: readonly string[]; admins?: boolean };
export type Announcement = LiveChange & { to: Audience };

export const LIVE_CHANNEL = 'callstead_live';

/** PostgreSQL refuses a longer payload; such a crowd is told in several messages. */
const USERS_PER_MESSAGE = 150;

/** Reaches the open pages of every server process, and only if the transaction of `db` commits. */
export async function announce(db: Db, to: Audience, change: LiveChange): Promise<void> {
  const { users = [], admins = false } = to;
  for (let from = 0; from === 0 || from < users.length; from += USERS_PER_MESSAGE) {
    const some: Audience = { users: users.slice(from, from + USERS_PER_MESSAGE), admins: admins && from === 0 };
    await notifyChannel(db, LIVE_CHANNEL, JSON.stringify({ ...change, to: some }));
  }
}
