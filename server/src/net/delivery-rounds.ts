import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** To one receiver at a time, in one process: one that hangs holds up nobody else. */
const EACH = 10;
/** To one host, however many receivers lie there. */
const EACH_HOST = 20;
const MOST = 200;
/** Longer than a try may take: whoever holds one so long is dead. */
const CLAIM_MS = 60_000;
const LOOK_AGAIN_MS = 1_000;
/** What ends meanwhile makes room for the next round all at once. */
const BREATH_MS = 15;

type UnderWay = Readonly<Record<string, number>>;
/** What is due and has room, for this process alone until then. */
export type Claiming = {
  receivers: UnderWay;
  hosts: UnderWay;
  each: number;
  eachHost: number;
  most: number;
  now: Date;
  until: Date;
};

/** Deliveries that wait in the database, and how one of them is made. */
export type DeliveryQueue<Row> = {
  claim: (claiming: Claiming) => Promise<Row[]>;
  receiverOf: (row: Row) => string;
  /** Where it lies, if anybody counts by that. */
  hostOf?: (row: Row) => string;
  deliver: (row: Row, now: Date) => Promise<void>;
};

export type Deliverer = {
  /** Begins all that is due and has room; resolves when what it began has ended. */
  deliverDue: (now: Date) => Promise<number>;
  /** The same, with each of what it began. */
  begin: (now: Date) => Promise<Promise<void>[]>;
};

export function createRounds<Row>({ claim, receiverOf, hostOf, deliver }: DeliveryQueue<Row>): Deliverer {
  const [receivers, hosts] = [createCount(), createCount()];
  const count = (row: Row, by: number) => {
    receivers.add(receiverOf(row), by);
    if (hostOf) hosts.add(hostOf(row), by);
  };
  const begin = async (now: Date) => {
    const most = MOST - receivers.total();
    if (most <= 0) return [];
    const until = new Date(now.getTime() + CLAIM_MS);
    const underWay = { receivers: receivers.all(), hosts: hosts.all() };
    const claimed = await claim({ ...underWay, each: EACH, eachHost: EACH_HOST, most, now, until });
    for (const row of claimed) count(row, 1);
    return claimed.map((row) => deliver(row, now).finally(() => count(row, -1)));
  };
  return {
    begin,
    deliverDue: async (now) => {
      const begun = await begin(now);
      await Promise.all(begun);
      return begun.length;
    },
  };
}

function createCount() {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    add: (name: string, by: number) => {
      const left = (counts.get(name) ?? 0) + by;
      total += by;
      if (left === 0) counts.delete(name);
      else counts.set(name, left);
    },
    all: (): UnderWay => Object.fromEntries(counts),
    total: () => total,
  };
}

/** Any number of processes may do so. As long as deliveries end, whatever else is due follows at once. */
export function keepDelivering({ begin }: Deliverer, log: Logger, failing: string): { close: () => Promise<void> } {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  let wake = () => {};
  const complain = ({ message }: Error) => log.error({ reason: message }, failing);
  const follow = (delivery: Promise<void>) => {
    const followed = delivery.catch(complain).finally(() => {
      running.delete(followed);
      wake();
    });
    running.add(followed);
  };
  const round = async () => {
    const asked = performance.now();
    const ended = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const begun = await begin(new Date()).catch((error) => {
      complain(error);
      return [];
    });
    begun.forEach(follow);
    const tookMs = performance.now() - asked;
    await Promise.race([ended, pause(begun.length > 0 ? 0 : LOOK_AGAIN_MS)]);
    // A database that takes long to answer is not asked more often for that.
    await pause(Math.max(BREATH_MS, tookMs));
  };
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
  const loop = async () => {
    while (!stop.signal.aborted) await round();
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
