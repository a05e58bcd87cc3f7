import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** To one receiver at a time, in one process: one that hangs holds up nobody else. */
const EACH = 5;
const MOST = 200;
/** Longer than a try may take: whoever holds one so long is dead. */
const CLAIM_MS = 60_000;
const LOOK_AGAIN_MS = 1_000;

/** What is due for receivers that are not busy, for this process alone until then. */
export type Claiming = { busy: readonly string[]; each: number; most: number; now: Date; until: Date };

/** Deliveries that wait in the database, and how one of them is made. */
export type DeliveryQueue<Row> = {
  claim: (claiming: Claiming) => Promise<Row[]>;
  receiverOf: (row: Row) => string;
  deliver: (row: Row, now: Date) => Promise<void>;
};

export type Deliverer = {
  /** Begins all that is due and not under way; resolves when what it began has ended. */
  deliverDue: (now: Date) => Promise<number>;
};

export function createRounds<Row>({ claim, receiverOf, deliver }: DeliveryQueue<Row>): Deliverer {
  const underWay = new Map<string, number>();
  const count = (receiver: string, by: number) => {
    const left = (underWay.get(receiver) ?? 0) + by;
    if (left === 0) underWay.delete(receiver);
    else underWay.set(receiver, left);
  };
  return {
    deliverDue: async (now) => {
      const until = new Date(now.getTime() + CLAIM_MS);
      const claimed = await claim({ busy: [...underWay.keys()], each: EACH, most: MOST, now, until });
      for (const row of claimed) count(receiverOf(row), 1);
      await Promise.all(claimed.map((row) => deliver(row, now).finally(() => count(receiverOf(row), -1))));
      return claimed.length;
    },
  };
}

/** Any number of processes may do so. */
export function keepDelivering(
  { deliverDue }: Deliverer,
  log: Logger,
  failing: string,
): { close: () => Promise<void> } {
  const stop = new AbortController();
  const running = new Set<Promise<unknown>>();
  const loop = async () => {
    while (!stop.signal.aborted) {
      const round = deliverDue(new Date()).catch(({ message }: Error) => log.error({ reason: message }, failing));
      running.add(round);
      round.finally(() => running.delete(round));
      await sleep(LOOK_AGAIN_MS, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
    }
    await Promise.all(running);
  };
  const looping = loop();
  return {
    close: async () => {
      stop.abort();
      await looping;
    },
  };
}
