import type { LiveChange } from '@callstead/contract/live';
import type pg from 'pg';
import type { Logger } from 'pino';
import { listenTo } from '../db/listen.ts';
import { type Announcement, LIVE_CHANNEL } from './announce.ts';

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

/** One listening connection a process, however many pages are open. */
export async function openHub(connect: () => pg.Client, log: Pick<Logger, 'warn'>): Promise<Hub> {
  const listeners = new Set<Listener>();
  const listening = await listenTo(
    connect,
    {
      channel: LIVE_CHANNEL,
      onMessage: (payload) => deliver(listeners, JSON.parse(payload)),
      onGap: () => {
        for (const listener of listeners) listener.resync();
      },
    },
    log,
  );
  return {
    join: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: listening.close,
  };
}

function deliver(listeners: ReadonlySet<Listener>, { to, ...change }: Announcement): void {
  const users = new Set(to.users);
  for (const listener of listeners) {
    if (users.has(listener.userId) || (to.admins && listener.isAdmin)) listener.tell(change);
  }
}
