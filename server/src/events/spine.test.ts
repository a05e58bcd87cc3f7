import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredEvent } from '@callstead/domain/events/event';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Db, inTransaction, type OpenDatabase, openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { reportCounts, sized } from '../testing/proof.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { emit } from './emit.ts';
import { ensureCursors, findAwaited, listLags, moveCursor, sequenceEvents } from './queries.ts';
import { drainEvents, startSpine } from './spine.ts';
import { handleSome, type Subscriber } from './subscriber.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
const others: OpenDatabase[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  await sql`create table effect (id bigint generated always as identity, subscriber text, event_id bigint, subject text, name text)`.execute(
    database.owner,
  );
  await sql`grant all on effect to public`.execute(database.owner);
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
  await database.close();
});

/** Another process, as far as the database can tell. */
function anotherPool(): Db {
  const other = openDatabase(database.url);
  others.push(other);
  return other.db;
}

const tell = (tx: Db, name: string, subject = 'one') =>
  emit({ db: tx }, 'network', {
    type: 'ticket.note',
    subject: { type: 'ticket', id: subject, name },
    facts: { ownerId: null, by: 'team' },
  });

/** Writes down what it sees, without a key: whatever is handled twice stands there twice. */
function aWitness(name = 'witness', before: (events: readonly StoredEvent[]) => unknown = () => undefined): Subscriber {
  return {
    name,
    types: ['ticket.note'],
    handle: async (tx, events) => {
      await before(events);
      for (const { id, subject } of events) {
        await sql`insert into effect (subscriber, event_id, subject, name)
                  values (${name}, ${id}, ${subject.id}, ${subject.name})`.execute(tx.db);
      }
    },
  };
}

/** Somebody waits at it until it is opened. */
function aGate() {
  let [arrive, open] = [() => {}, () => {}];
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = () => {
    arrive();
    return opened;
  };
  return { pass, reached, open };
}

async function seenBy(name = 'witness'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from effect where subscriber = ${name} order by id`.execute(
    db,
  );
  return rows.map((row) => row.name);
}

test('whoever draws their id first and commits last is missed by no subscriber', async () => {
  const witness = aWitness();
  const gate = aGate();
  const slow = inTransaction({ db: anotherPool() }, async (tx) => {
    await tell(tx.db, 'drawn first');
    await gate.pass();
  });
  await gate.reached;
  await tell(db, 'drawn second');
  await drainEvents({ db }, [witness]);
  expect(await seenBy()).toEqual(['drawn second']);
  gate.open();
  await slow;
  await drainEvents({ db }, [witness]);
  expect(await seenBy()).toEqual(['drawn second', 'drawn first']);
});

test('what is rolled back never happened', async () => {
  const failing = inTransaction({ db }, async (tx) => {
    await tell(tx.db, 'never');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await tell(db, 'really');
  await drainEvents({ db }, [aWitness()]);
  expect(await seenBy()).toEqual(['really']);
});

test('a subscriber that fails leaves no effect behind, passes nothing over, and holds up nobody else', async () => {
  for (const name of ['a', 'b', 'c']) await tell(db, name);
  let isBroken = true;
  const broken = aWitness('broken', () => {
    if (isBroken) throw new Error('not today');
  });
  await expect(drainEvents({ db }, [aWitness(), broken])).rejects.toThrow('not today');
  expect(await seenBy()).toEqual(['a', 'b', 'c']);
  expect(await seenBy('broken')).toEqual([]);
  expect(await listLags(db)).toMatchObject([
    { subscriber: 'broken', events: 3 },
    { subscriber: 'witness', events: 0 },
  ]);
  isBroken = false;
  await drainEvents({ db }, [broken]);
  expect(await seenBy('broken')).toEqual(['a', 'b', 'c']);
});

test('how far a subscriber is behind can be told, and it goes on from wherever it is put', async () => {
  const witness = aWitness();
  for (const name of ['a', 'b', 'c']) await tell(db, name);
  await drainEvents({ db }, [witness]);
  await moveCursor(db, witness.name, 1);
  const [lag] = await listLags(db);
  expect(lag).toMatchObject({ subscriber: 'witness', events: 2 });
  expect(lag?.seconds).toBeGreaterThan(0);
  await drainEvents({ db }, [witness]);
  expect(await seenBy()).toEqual(['a', 'b', 'c', 'b', 'c']);
});

test('a subscriber moves past what it does not ask for', async () => {
  await emit({ db }, 'network', { type: 'number.import', subject: { type: 'number', id: '1', name: '1' } });
  const witness = aWitness();
  await drainEvents({ db }, [witness]);
  expect(await listLags(db)).toMatchObject([{ subscriber: 'witness', events: 0 }]);
});

test('a running spine hears of what is committed, and goes on after its connections broke', async () => {
  const spine = await startSpine(database, database.newClient, [aWitness()], createLog('silent'));
  await tell(db, 'first');
  await vi.waitFor(async () => expect(await seenBy()).toEqual(['first']), 30_000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`.execute(db);
  await vi.waitFor(() => tell(db, 'second'), 5_000);
  await vi.waitFor(async () => expect(await seenBy()).toEqual(['first', 'second']), 10_000);
  await spine.close();
});

/** Transactions that tell of one or two subjects and end in any order; the rest are put in order, and followed, meanwhile. */
const STORMS = sized({ small: 4, whole: 60 });
const WRITERS = sized({ small: 40, whole: 400 });

test('whatever runs at once, and whatever is killed: each committed event has one effect, in order per subject', async () => {
  const storm = fc.record({ seed: fc.nat(), kills: fc.nat({ max: 12 }) });
  let [events, kills] = [0, 0];
  const pools = [anotherPool(), anotherPool(), anotherPool()] as const;
  await fc.assert(
    fc.asyncProperty(storm, async (chosen) => {
      await sql`truncate effect`.execute(db);
      const told = await weather(pools, chosen);
      await drainEvents({ db }, [aWitness('a'), aWitness('b')]);
      for (const name of ['a', 'b']) {
        const seen = await seenBy(name);
        expect(seen.toSorted()).toEqual(told.toSorted());
        for (const subject of ['0', '1', '2']) expect(ofSubject(seen, subject)).toEqual(ofSubject(told, subject));
      }
      events += told.length;
      kills += chosen.kills;
    }),
    { numRuns: STORMS, endOnFailure: true },
  );
  reportCounts({ 'events told': events, 'connections killed': kills });
}, 600_000);

const ofSubject = (names: readonly string[], subject: string) => names.filter((name) => name.startsWith(`${subject}:`));

async function weather(
  [writers, ...subscribers]: readonly [Db, ...Db[]],
  { seed, kills }: { seed: number; kills: number },
): Promise<string[]> {
  const told: string[] = [];
  let isOver = false;
  const following = subscribers.map(async (pool) => {
    while (!isOver) {
      await drainEvents({ db: pool }, [aWitness('a'), aWitness('b')]).catch(() => undefined); // killed: the next goes on
      await sleep(1);
    }
  });
  const killing = (async () => {
    for (let kill = 0; kill < kills && !isOver; kill += 1) {
      await sleep((seed % 7) + 3 * kill);
      await killASubscriber();
    }
  })();
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(writers, index, seed, told)));
  await killing;
  isOver = true;
  await Promise.all(following);
  return told;
}

/** Locks its subject first, as commands lock the row they change; one in five changes its mind. */
async function write(pool: Db, index: number, seed: number, told: string[]): Promise<void> {
  const subject = (seed + index * 7) % 3;
  const name = `${subject}:${index}`;
  const isWithdrawn = (seed + index) % 5 === 0;
  await inTransaction({ db: pool }, async (tx) => {
    await sql`select pg_advisory_xact_lock(99, ${subject})`.execute(tx.db);
    await tell(tx.db, name, String(subject));
    await sleep((seed * 31 + index * 17) % 5);
    if (isWithdrawn) throw new Error('withdrawn');
    told.push(name); // still under its lock: nobody of the same subject can come between this and the commit
  }).catch((error: Error) => expect(error.message).toBe('withdrawn'));
}

async function killASubscriber(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (query like '%event_cursor%' or query like '%sequence_events%' or query like '%insert into effect%')
    limit 1`.execute(db);
}

test('who follows hears of it while it goes on, not only when there is a pause', async () => {
  const spine = await startSpine(database, database.newClient, [aWitness()], createLog('silent'));
  const ringing = setInterval(spine.wake, 1);
  await tell(db, 'amid');
  await vi.waitFor(async () => expect(await seenBy()).toEqual(['amid']), { timeout: 5_000 });
  clearInterval(ringing);
  await spine.close();
});

test('of two processes one follows at a time', async () => {
  await tell(db, 'once');
  await drainEvents({ db }, []);
  await ensureCursors(db, ['slow']);
  const gate = aGate();
  const first = handleSome({ db: anotherPool() }, aWitness('slow', gate.pass));
  await gate.reached;
  expect(await handleSome({ db: anotherPool() }, aWitness('slow'))).toBe('idle');
  expect(await seenBy('slow')).toEqual([]);
  gate.open();
  await first;
  expect(await seenBy('slow')).toEqual(['once']);
});

test('whom an event concerns is woken, and whoever it does not concern is past it', async () => {
  const subscribers = [aWitness(), { name: 'accountant', types: ['payout.retry'] as const }];
  await ensureCursors(db, ['witness', 'accountant']);
  expect(await findAwaited(db, subscribers)).toEqual([]);
  await tell(db, 'first');
  await sequenceEvents(db, 10);
  expect(await findAwaited(db, subscribers)).toEqual(['witness']);
  expect((await listLags(db)).map(({ subscriber, events }) => [subscriber, events])).toEqual([
    ['accountant', 0],
    ['witness', 1],
  ]);
  await handleSome({ db }, aWitness());
  expect(await findAwaited(db, subscribers)).toEqual([]);
});
