import type { Answering, LiveChange as Told } from '@callstead/contract/live';
import type { LiveChange } from '@callstead/domain/live/live-changes';
import type pg from 'pg';
import type { Logger } from 'pino';
import { listenTo } from '../db/listen.ts';
import { LIVE_CHANNEL } from './announce.ts';

/** Somebody with an open page. */
export type Listener = {
  userId: string;
  accountId: string;
  isAdmin: boolean;
  tell: (change: Told) => void;
  /** For whoever may read what people ask. */
  tellAnswering?: ((answering: Answering) => void) | undefined;
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

type Message = LiveChange | { answering: Answering };

function deliver(listeners: ReadonlySet<Listener>, message: Message): void {
  if ('answering' in message) tellColleagues(listeners, message.answering);
  else tellAudience(listeners, message);
}

/** Never their own pages, nor the sender's: who is told that an answer comes waits for it, and it may not be sent after all. */
function tellColleagues(listeners: ReadonlySet<Listener>, answering: Answering): void {
  for (const listener of listeners) if (listener.userId !== answering.by.id) listener.tellAnswering?.(answering);
}

function tellAudience(listeners: ReadonlySet<Listener>, { to, ...change }: LiveChange): void {
  const [accounts, persons] = [new Set(to.accounts), new Set(to.persons)];
  for (const listener of listeners) {
    const isMeant = accounts.has(listener.accountId) || persons.has(listener.userId);
    if (isMeant || (to.admins && listener.isAdmin)) listener.tell(change);
  }
}
