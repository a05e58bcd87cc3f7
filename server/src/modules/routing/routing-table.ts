import { setTimeout as sleep } from 'node:timers/promises';
import type { TrackingNumber } from '@callstead/domain/routing/tracking-number';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { StatementRunner } from '../../db/database.ts';
import { listenTo } from '../../db/listen.ts';
import { naturalBatch } from '../../db/natural-batch.ts';
import { hashPerson, type PersonKey } from '../../secrets/person-hash.ts';
import { findLines, listBlockedCallers } from './queries.ts';

/** Says which of the tables that route calls and clicks changed, and for whom. */
export const ROUTING_CHANNEL = 'callstead_routing';
const MAX_LINES = 100_000;
const LINES_AT_ONCE = 100;
const READ_AGAIN_MS = 1_000;

export type RoutingTable = {
  /** Undefined for a number that is not ours. */
  find: (number: string) => Promise<TrackingNumber | undefined>;
  /** By which a caller is recognized. */
  personOf: (caller: string) => string;
  isBlocked: (caller: string, advertiserId: string | undefined) => boolean;
  /** What a campaign has spent on a day of its own calendar, as far as this process knows: it paces the price, the budget check is exact. */
  spentOn: (day: string, campaignId: string) => number;
  noteSpent: (campaignId: string, day: string, cents: number) => void;
  close: () => Promise<void>;
};

/** Numbers, campaigns and targets in memory, read when first called and again when the database says they changed. */
export async function openRoutingTable(
  database: { pool: StatementRunner; newClient: () => pg.Client; personKey: PersonKey },
  log: Pick<Logger, 'warn'>,
  onChange: () => void = () => undefined,
): Promise<RoutingTable> {
  const { pool, newClient, personKey } = database;
  const { table, forget, forgetAll, keepNothing } = createRoutingMemory(pool, personKey);
  const state = { closed: false };
  // What failed to be read again must not stand as it was: a blocked caller would go on ringing.
  const readAgain = async (read: () => Promise<void>): Promise<void> => {
    while (!state.closed) {
      const failure = await read().then(
        () => undefined,
        (error: Error) => error,
      );
      if (!failure) return;
      log.warn({ reason: failure.message }, 'what routes calls could not be read again yet');
      await sleep(READ_AGAIN_MS, undefined, { ref: false });
    }
  };
  const listening = await listenTo(
    newClient,
    {
      channel: ROUTING_CHANNEL,
      onMessage: (payload) => {
        const change = JSON.parse(payload);
        onChange();
        void readAgain(() => forget(change));
      },
      onDeaf: keepNothing,
      onGap: () => {
        onChange();
        void readAgain(forgetAll);
      },
    },
    log,
  );
  await forgetAll();
  return {
    ...table,
    close: () => {
      state.closed = true;
      return listening.close();
    },
  };
}

type Change = { table: string; key: string };

/** The table itself, without anybody who says when something changed: whoever keeps it does. Knows no block before the first `forgetAll`. */
export function createRoutingMemory(pool: StatementRunner, personKey: PersonKey) {
  const lines = new Map<string, TrackingNumber>();
  const spent = new Map<string, { day: string; cents: number }>();
  const personOf = (caller: string) => hashPerson(personKey, 'phone', caller).toString('hex');
  let blocked = new Set<string>();
  /** Grows with every change, so that nothing read before one is kept after it. */
  let changes = 0;
  /** Nobody would say that a line has changed: each call reads its own. */
  let isDeaf = false;

  async function readBlocked(): Promise<void> {
    const rows = await listBlockedCallers(pool);
    blocked = new Set(rows.map((row) => blockKey(row.person, row.advertiser_id)));
  }

  const forget = async ({ table, key }: Change) => {
    changes += 1;
    if (table === 'blocked_caller') return readBlocked();
    if (table === 'tracking_number') lines.delete(key);
    else for (const [number, line] of lines) if (mentions(line, key)) lines.delete(number);
  };
  const forgetAll = async () => {
    changes += 1;
    isDeaf = false;
    lines.clear();
    await readBlocked();
  };
  const keepNothing = () => {
    changes += 1;
    isDeaf = true;
    lines.clear();
  };
  const read = naturalBatch<string, TrackingNumber | undefined>({
    write: (numbers) => findLines(pool, numbers),
    keysOf: (number) => [number],
    maxSize: LINES_AT_ONCE,
  });

  const table: Omit<RoutingTable, 'close'> = {
    find: async (number) => {
      const known = lines.get(number);
      if (known) return known;
      const before = changes;
      const line = await read(number);
      if (line && changes === before && !isDeaf) keep(lines, line);
      return line;
    },
    personOf,
    isBlocked: (caller, advertiserId) => {
      if (blocked.size === 0) return false;
      const person = personOf(caller);
      const isHere = advertiserId !== undefined && blocked.has(blockKey(person, advertiserId));
      return isHere || blocked.has(blockKey(person, null));
    },
    spentOn: (day, campaignId) => {
      const known = spent.get(campaignId);
      return known?.day === day ? known.cents : 0;
    },
    noteSpent: (campaignId, day, cents) => {
      const known = spent.get(campaignId);
      if (!known || known.day <= day) spent.set(campaignId, { day, cents });
    },
  };
  return { table, forget, forgetAll, keepNothing };
}

const blockKey = (person: string, advertiserId: string | null) => `${advertiserId ?? ''} ${person}`;

function mentions({ assignment }: TrackingNumber, id: string): boolean {
  if (!assignment) return false;
  const { applicationId, publisher, advertiser, campaign } = assignment;
  return applicationId === id || publisher.id === id || advertiser.id === id || campaign.id === id;
}

/** The oldest line makes room: a network of any size costs this process the same. */
function keep(lines: Map<string, TrackingNumber>, line: TrackingNumber): void {
  const oldest = lines.size >= MAX_LINES ? lines.keys().next().value : undefined;
  if (oldest !== undefined) lines.delete(oldest);
  lines.set(line.number, line);
}
