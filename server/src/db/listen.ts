import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './database.ts';
import { executeRaw } from './execute-raw.ts';
import { limitedQuery } from './limited-query.ts';

const RETRY_MS = 1_000;
/** A connection can die without a word; whoever only listens would never know. */
const HEARTBEAT = { everyMs: 5_000, limitMs: 3_000 };

export type Listening = { close: () => Promise<void> };

type ChannelHandlers = {
  channel: string;
  onMessage: (payload: string) => void;
  /** Nothing is heard from here on. */
  onDeaf?: () => void;
  /** It is heard again: whatever was said meanwhile is not known. */
  onGap: () => void;
};

export type ListenerLog = Pick<Logger, 'warn'>;

/** One connection of its own that hears what a channel says. It needs a real session: no PgBouncer in transaction mode. */
export async function listenTo(
  connect: () => pg.Client,
  handlers: ChannelHandlers,
  log: ListenerLog,
  heartbeat = HEARTBEAT,
): Promise<Listening> {
  const state: { client?: pg.Client; closed: boolean } = { closed: false };

  async function listen(): Promise<void> {
    const client = connect();
    client.on('error', () => undefined); // 'end' follows
    client.on('notification', ({ payload = '' }) => handlers.onMessage(payload));
    await client.connect();
    try {
      await client.query(limitedQuery({ text: `listen ${handlers.channel}` }, heartbeat.limitMs));
    } catch (error) {
      void client.end();
      throw error;
    }
    if (state.closed) return client.end(); // while we were connecting
    const beat = setInterval(() => void proveAlive(client, heartbeat.limitMs), heartbeat.everyMs).unref();
    client.once('end', () => {
      clearInterval(beat);
      void listenAgain();
    });
    state.client = client;
  }

  async function listenAgain(): Promise<void> {
    if (!state.closed) handlers.onDeaf?.();
    while (!state.closed) {
      await sleep(RETRY_MS, undefined, { ref: false });
      const failure = await listen().then(
        () => undefined,
        (error: Error) => error,
      );
      if (!failure) {
        handlers.onGap();
        return;
      }
      log.warn({ reason: failure.message, channel: handlers.channel }, 'cannot listen to the database yet');
    }
  }

  await listen();
  return {
    close: async () => {
      state.closed = true;
      await state.client?.end();
    },
  };
}

/** The client cuts a connection that does not answer; its end is heard above. */
async function proveAlive(client: pg.Client, limitMs: number): Promise<void> {
  await client.query(limitedQuery({ text: 'select 1' }, limitMs)).catch(() => undefined);
}

/** Heard by whoever listens, once the transaction of `db` commits. */
export async function notifyChannel(db: Db, channel: string, payload: string): Promise<void> {
  await executeRaw(db, 'select pg_notify($1, $2)', [channel, payload]);
}

/** The same for many, in their order and one round trip. */
export async function notifyOfAll(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  await executeRaw(db, 'select count(pg_notify($1, p)) from unnest($2::text[]) p', [channel, payloads]);
}
