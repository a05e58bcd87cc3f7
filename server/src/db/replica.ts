import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Db, openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { limitedQuery } from './limited-query.ts';

/** Whoever reads of a replica is told what was so this long ago, or later. */
const MOST_BEHIND_MS = 5_000;
const LOOK_MS = 1_000;
const ANSWER_MS = 1_500;

type Asked = Pick<pg.Pool, 'query'>;
type Position = { position: number; at: number };

export type Replica = {
  /** Whether it answers, and is behind by seconds at most. */
  isUsable: () => boolean;
  /** Where `work` reads of the replica, or of `leader` while it cannot be read of; a transaction goes on where it is. */
  read: <Result>(leader: Db, work: (db: Db) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

type Options = {
  url: string;
  /** Asked how far it has come, which a replica alone cannot tell: one that is cut off believes itself up to date. */
  leader: Asked;
  isTraced: boolean;
  onRead: (from: 'leader' | 'replica') => void;
  log: Pick<Logger, 'warn' | 'info'>;
};

/** A copy of the database that people read of, so that whoever writes has less to do. */
export function openReplica({ url, leader, isTraced, onRead, log }: Options): Replica {
  const { db, pool, close } = openDatabase(url, { isServing: true, isTraced });
  const wasLeader = rememberPositions();
  const stopping = new AbortController();
  let asOf: number | undefined;
  let told: boolean | undefined;

  const isUsable = () => asOf !== undefined && Date.now() - asOf <= MOST_BEHIND_MS;

  async function look(): Promise<string | undefined> {
    const at = Date.now();
    const [ahead, own] = [await askPosition(leader), await askPosition(pool)];
    if (ahead.cluster !== own.cluster) throw new Error('it is no replica of DATABASE_URL');
    wasLeader.note({ position: ahead.position, at });
    asOf = wasLeader.whenAt(own.position);
    return isUsable() ? undefined : 'it is too far behind';
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason = await look().catch((error: Error) => {
        asOf = undefined;
        return error.message;
      });
      if (told !== isUsable()) tell(reason);
      await sleep(LOOK_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  function tell(reason: string | undefined): void {
    if (reason !== undefined) log.warn({ reason }, 'reports read the leader, not the replica');
    else if (told === false) log.info('reports read the replica again');
    told = reason === undefined;
  }

  const looking = keepLooking();
  return {
    isUsable,
    read: async (given, work) => {
      if (!given.isTransaction && isUsable()) {
        const failure: { error?: Error } = {};
        const result = await work(db).catch((error: Error) => {
          if (!isOfReplica(error)) throw error;
          failure.error = error;
        });
        if (!failure.error) {
          onRead('replica');
          return result as Awaited<ReturnType<typeof work>>;
        }
        asOf = undefined; // until it is looked at again
      }
      onRead('leader');
      return work(given);
    },
    close: async () => {
      stopping.abort();
      await looking;
      await close();
    },
  };
}

/** The name of the cluster is too long for a number. */
async function askPosition(asked: Asked): Promise<{ position: number; cluster: string }> {
  const text = `
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::bigint as position,
           (select system_identifier::text from pg_control_system()) as cluster`;
  const { rows } = await asked.query<{ position: number; cluster: string }>(limitedQuery({ text }, ANSWER_MS));
  const [row] = rows;
  if (!row) throw new Error('a function has a row');
  return row;
}

/** It broke, or what was read had to make way for what it repeats: elsewhere the same can be read. What took too long takes as long there. */
const isOfReplica = (error: Error & { code?: string }): boolean =>
  /^(40001|40P01)$/.test(error.code ?? '') ||
  (isDatabaseAway(error) && error.code !== '57014' && !error.message.includes('Query read timeout'));

/** Where the leader was in the last seconds: how old is what a replica knows that has come so far? */
export function rememberPositions() {
  let known: Position[] = [];
  return {
    note: (now: Position) => {
      const isAnother = (known.at(-1)?.position ?? 0) > now.position; // whoever leads now had not come so far
      known = [...(isAnother ? [] : known.filter(({ at }) => now.at - at <= 2 * MOST_BEHIND_MS)), now];
    },
    whenAt: (position: number): number | undefined => known.findLast((each) => each.position <= position)?.at,
  };
}
