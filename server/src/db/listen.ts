import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './database.ts';
import { executeRaw } from './execute-raw.ts';

const RETRY_MS = 1_000;

export type Listening = { close: () => Promise<void> };

type ChannelHandlers = {
  channel: string;
  onMessage: (payload: string) => void;
  /** The connection was lost for a while: whatever was said meanwhile is not known. */
  onGap: () => void;
};

/** One connection of its own that hears what a channel says. It needs a real session: no PgBouncer in transaction mode. */
export async function listenTo(
  connect: () => pg.Client,
  handlers: ChannelHandlers,
  log: Pick<Logger, 'warn'>,
): Promise<Listening> {
  const state: { client?: pg.Client; closed: boolean } = { closed: false };

  async function listen(): Promise<void> {
    const client = connect();
    client.on('error', () => undefined); // 'end' follows
    client.on('notification', ({ payload = '' }) => handlers.onMessage(payload));
    await client.connect();
    await client.query(`listen ${handlers.channel}`);
    if (state.closed) return client.end(); // while we were connecting
    client.once('end', () => void listenAgain());
    state.client = client;
  }

  async function listenAgain(): Promise<void> {
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

/** Heard by whoever listens, once the transaction of `db` commits. */
export async function notifyChannel(db: Db, channel: string, payload: string): Promise<void> {
  await executeRaw(db, 'select pg_notify($1, $2)', [channel, payload]);
}
