import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveChange } from '@callstead/contract/live';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Announcement, LIVE_CHANNEL } from './announce.ts';

const RETRY_MS = 1_000;

/** Somebody with an open page. */
export type Listener = {
  userId: string;
  isAdmin: boolean;
  tell: (change: LiveChange) => void;
  /** Messages may have been lost: everything has to be asked for again. */
  resync: () => void;
};

export type Hub = {
  join: (listener: Listener) => () => void;
  close: () => Promise<void>;
};

/** One listening connection a process, however many pages are open. It needs a real session: no PgBouncer in transaction mode. */
export async function openHub(connect: () => pg.Client, log: Pick<Logger, 'warn'>): Promise<Hub> {
  const listeners = new Set<Listener>();
  const state: { client?: pg.Client; closed: boolean } = { closed: false };

  async function listen(): Promise<void> {
    const client = connect();
    client.on('error', () => undefined); // 'end' follows
    client.on('notification', ({ payload = '' }) => deliver(listeners, JSON.parse(payload)));
    await client.connect();
    await client.query(`listen ${LIVE_CHANNEL}`);
    if (state.closed) return client.end(); // while we were connecting
    client.once('end', () => void listenAgain());
    state.client = client;
  }

  async function listenAgain(): Promise<void> {
    while (!state.closed) {
      await sleep(RETRY_MS, undefined, { ref: false });
      const failed = await listen().then(
        () => undefined,
        (error: Error) => error,
      );
      if (!failed) {
        for (const listener of listeners) listener.resync();
        return;
      }
      log.warn({ reason: failed.message }, 'live pages wait for the database');
    }
  }

  await listen();
  return {
    join: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      state.closed = true;
      await state.client?.end();
    },
  };
}

function deliver(listeners: ReadonlySet<Listener>, { to, ...change }: Announcement): void {
  const users = new Set(to.users);
  for (const listener of listeners) {
    if (users.has(listener.userId) || (to.admins && listener.isAdmin)) listener.tell(change);
  }
}
