import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db, OpenDatabase, WithDb } from '../db/database.ts';
import { type Listening, listenTo } from '../db/listen.ts';
import { within } from '../tracing/current-span.ts';
import type { Tracing } from '../tracing/port.ts';
import { EVENTS_CHANNEL } from './emit.ts';
import { ensureCursors, findAwaited, sequenceEvents } from './queries.ts';
import { handleSome, type Progress, type Subscriber } from './subscriber.ts';

const AT_ONCE = 1_000;
/** What nobody told us of is found by looking: events of another process's calls, or of one that died. */
const LOOK_AGAIN_MS = 1_000;
/** Between two turns: under load each takes what has gathered, not one event by itself. */
const GATHER_MS = { sequencer: 100, subscriber: 200 };
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 60_000;

type Handling = WithDb & { tracing?: Tracing | undefined };

/** Puts what is committed in order and hands it to every subscriber, until there is nothing more. */
export async function drainEvents<Services extends Handling>(
  services: Services,
  subscribers: readonly Subscriber<Services>[],
): Promise<void> {
  await ensureCursors(services.db, namesOf(subscribers));
  await sequenceAll(services.db);
  do {
    for (const subscriber of subscribers) await handleAll(services, subscriber);
  } while (await sequenceAll(services.db)); // what subscribers told themselves
}

/** Answers whether there was anything. */
async function untilCaughtUp(step: () => Promise<Progress>): Promise<boolean> {
  let progress = await step();
  const isAny = progress !== 'idle';
  while (progress === 'behind') progress = await step();
  return isAny;
}

const handleAll = <Services extends Handling>(services: Services, subscriber: Subscriber<Services>) =>
  untilCaughtUp(() => handleSome(services, subscriber));

const sequenceAll = (db: Db) =>
  untilCaughtUp(async () => {
    const moved = await sequenceEvents(db, AT_ONCE);
    if (moved === 0) return 'idle';
    return moved === AT_ONCE ? 'behind' : 'caught-up';
  });

const namesOf = (subscribers: readonly { name: string }[]) => subscribers.map(({ name }) => name);

export type Spine = {
  /** There is something to put in order; whoever emits says so, the call engine says it to its own process only. */
  wake: () => void;
  close: () => Promise<void>;
};

/**
 * Any number of processes may run it: one at a time gives positions, one at a time is each subscriber. One that fails is
 * tried again, later and later, and goes no further meanwhile: nothing is passed over, and /metrics shows how far it is behind.
 */
export async function startSpine<Services extends Handling>(
  services: Services,
  newClient: OpenDatabase['newClient'],
  subscribers: readonly Subscriber<Services>[],
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<Spine> {
  const { db } = services;
  await ensureCursors(db, namesOf(subscribers));
  const handlers = new Map(
    subscribers.map((subscriber) => [subscriber.name, startHandling(services, subscriber, log)]),
  );
  const sequencer = startLoop(
    async (signal) => {
      const isAny = await sequenceAll(db);
      for (const name of await findAwaited(db, subscribers)) handlers.get(name)?.wake();
      if (isAny) await rest(GATHER_MS.sequencer, signal);
    },
    (error) => log.error({ reason: error.message }, 'events get no position'),
  );
  const { wake } = sequencer;
  const listening: Listening = await listenTo(
    newClient,
    { channel: EVENTS_CHANNEL, onMessage: wake, onGap: wake },
    log,
  );
  const clock = setInterval(wake, LOOK_AGAIN_MS).unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(clock);
      await listening.close();
      await Promise.all([sequencer, ...handlers.values()].map((loop) => loop.close()));
    },
  };
}

function startHandling<Services extends Handling>(
  services: Services,
  subscriber: Subscriber<Services>,
  log: Pick<Logger, 'error'>,
) {
  const { pauseMs = GATHER_MS.subscriber } = subscriber;
  const work = async (signal: AbortSignal) => {
    const isAny = await handleAll(services, subscriber);
    if (isAny) await rest(pauseMs, signal);
  };
  const about = { subscriber: subscriber.name };
  return startLoop(work, ({ message }) => log.error({ ...about, reason: message }, 'an event is not handled yet'));
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => undefined); // closed meanwhile
}

/** Work that is done once more for whatever was said while it ran, and later and later while it fails. */
function startLoop(work: (signal: AbortSignal) => Promise<void>, onFailure: (error: Error) => void) {
  const stop = new AbortController();
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    let pauseMs = 0;
    while (isWanted && !stop.signal.aborted) {
      isWanted = false;
      const failure = await work(stop.signal).then(
        () => undefined,
        (error: Error) => error,
      );
      pauseMs = failure ? Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, 2 * pauseMs)) : 0;
      if (!failure) continue;
      onFailure(failure);
      await rest(pauseMs, stop.signal);
      isWanted = true;
    }
    running = undefined;
  }

  return {
    wake: (): void => {
      isWanted = true;
      running ??= within(undefined, run); // whoever rang first does not wait for all that follows
    },
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
