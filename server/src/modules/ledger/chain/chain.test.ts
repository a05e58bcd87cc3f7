import { randomUUID } from 'node:crypto';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import fc from 'fast-check';
import { type ControlledTransaction, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { reportCounts, sized } from '../../../testing/proof.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { postEntries } from '../queries.ts';
import { verifyLedger } from '../verify.ts';
import { blockHash, NO_BLOCK } from './block-hash.ts';
import { countUnsealed, findHead, listBlocks, listSealedEntries } from './queries.ts';
import { sealBlock, sealLedger } from './seal-ledger.ts';
import { verifyChain } from './verify-chain.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const NOW = new Date('2026-05-15T12:00:00.123Z');
const told: { block: number; hash: string }[] = [];
const log = { info: (facts: { block: number; hash: string }) => void told.push(facts) };
const seal = () => sealLedger({ db, log: log as never }, NOW);

/** To an account of its own: nobody waits for anybody else's lock. */
async function book(tx: Db): Promise<void> {
  const entry = postTopUp({ id: randomUUID(), advertiserId: randomUUID(), amountCents: 2_500 });
  await postEntries(tx, [{ ...entry, kind: 'top_up' }]);
}

const inBlocks = async () => (await listBlocks(db, 0, 100_000)).map(({ entry_ids }) => entry_ids);
const invariantsBroken = async (head?: string) =>
  (await verifyLedger(db, { head })).map(({ invariant, about }) => `${about}: ${invariant}`);

/** As whoever owns the tables could. */
async function tamper(statement: string): Promise<void> {
  await sql.raw(`begin; set local session_replication_role = replica; ${statement}; commit`).execute(database.owner);
}

test('what is booked is sealed in blocks of so many, each hash made from the one before', async () => {
  for (let booked = 0; booked < 5; booked += 1) await book(db);
  await sealBlock({ db }, NOW, 2);
  await sealBlock({ db }, NOW, 2);
  await sealBlock({ db }, NOW, 2);
  expect(await sealBlock({ db }, NOW, 2)).toBeUndefined();
  expect(await inBlocks()).toEqual([[1, 2], [3, 4], [5]]);
  const [first, second] = await listBlocks(db, 0, 2);
  const entries = await listSealedEntries(db, [3, 4]);
  expect(first?.hash).not.toEqual(NO_BLOCK);
  expect(second?.hash).toEqual(blockHash({ number: 2, sealedAt: NOW, previous: first?.hash as Buffer, entries }));
  expect(await invariantsBroken()).toEqual([]);
});

test('the bytes under the hash stay what they are: old hashes are in mailboxes', () => {
  const at = '1778846400123456';
  const posting = { line: 1, from: 'network:gateway', to: 'advertiser:1:balance', amountCents: 2500, at };
  const texts = {
    sourceKey: 'topup:1',
    kind: 'top_up',
    currency: 'USD',
    callId: null,
    reason: 'Señal "1"',
    createdBy: null,
  };
  const block = {
    number: 1,
    sealedAt: NOW,
    previous: NO_BLOCK,
    entries: [{ id: 7, at, ...texts, postings: [posting] }],
  };
  expect(blockHash(block).toString('hex')).toMatchInlineSnapshot(
    `"53bade1b031f3a11a6b85d89a92b5bc44fc855ffc407f5f75da259f1af269fce"`,
  );
});

test('an entry that commits after one with a higher id is sealed in a later block', async () => {
  const late = await db.startTransaction().execute();
  await book(late);
  await book(db);
  await seal();
  expect(await inBlocks()).toEqual([[2]]);
  await late.commit().execute();
  await book(db);
  await seal();
  expect(await inBlocks()).toEqual([[2], [1, 3]]);
  expect(await countUnsealed(db)).toBe(0);
  expect(await invariantsBroken()).toEqual([]);
});

type Step = 'begin' | 'commit' | 'undo' | 'book' | 'seal';
const STEPS: Step[] = ['begin', 'commit', 'undo', 'book', 'seal'];

test('whatever commits when, each entry is in one block, and none is passed over', { timeout: 300_000 }, async () => {
  let blocks = 0;
  const stories = fc.array(fc.constantFrom(...STEPS), { minLength: 10, maxLength: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      await play(steps);
      await seal();
      const { rows } = await sql<{ id: number }>`select id from ledger_entry order by id`.execute(db);
      expect((await inBlocks()).flat().sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
      expect(await verifyChain(db)).toEqual([]);
      blocks = (await findHead(db))?.number ?? 0;
    }),
    { numRuns: sized({ small: 8, whole: 120 }) },
  );
  expect(await invariantsBroken()).toEqual([]);
  reportCounts({ blocks, entries: (await inBlocks()).flat().length });
});

/** Up to four writers at once; blocks of three, so that full ones occur. */
async function play(steps: readonly Step[]): Promise<void> {
  const open: ControlledTransaction<Database>[] = [];
  for (const step of steps) {
    if (step === 'begin' && open.length < 4) {
      const tx = await db.startTransaction().execute();
      await book(tx);
      open.push(tx);
    }
    if (step === 'commit') await open.shift()?.commit().execute();
    if (step === 'undo') await open.pop()?.rollback().execute();
    if (step === 'book') await book(db);
    if (step === 'seal') await sealBlock({ db }, NOW, 3);
  }
  for (const tx of open) await tx.commit().execute();
}

test('processes that seal at once make one chain', async () => {
  for (let booked = 0; booked < 40; booked += 1) await book(db);
  while ((await countUnsealed(db)) > 0) await Promise.all([1, 2, 3].map(() => sealBlock({ db }, NOW, 5)));
  expect((await inBlocks()).map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 5));
  expect(await invariantsBroken()).toEqual([]);
});

test('a changed, a removed and a slipped-in entry show, each where it is', async () => {
  for (let booked = 0; booked < 6; booked += 1) {
    await book(db);
    await sealBlock({ db }, NOW, 2);
  }
  const holds = 'each block of the chain holds what was sealed in it';
  await tamper(`update ledger_entry set reason = 'never mind' where id = 2`);
  expect(await invariantsBroken()).toEqual([`block 2: ${holds}`]);
  await tamper(`delete from ledger_posting where entry_id = 4; delete from ledger_entry where id = 4`);
  expect(await invariantsBroken()).toContain(`block 4: ${holds}`);
  await tamper(
    `insert into ledger_entry (id, source_key, kind) overriding system value values (-1, 'slipped-in', 'top_up')`,
  );
  expect(await invariantsBroken()).toContain('slipped-in: every settled entry is in the chain');
  await tamper('delete from ledger_block where number = 3');
  expect(await invariantsBroken()).toContain('block 4: each block of the chain follows the one before it');
});

test('a chain rewritten as a whole is right in itself, but not against a head that was kept', async () => {
  await book(db);
  await seal();
  const kept = told.at(-1)?.hash as string;
  expect(kept).toBe((await findHead(db))?.hash.toString('hex'));
  await book(db);
  await seal();
  expect(await invariantsBroken(kept)).toEqual([]);
  await tamper(`update ledger_entry set reason = 'rewritten' where id = 1; delete from ledger_block`);
  await seal();
  expect(await invariantsBroken()).toEqual([]);
  expect(await invariantsBroken(kept)).toEqual(['head: the chain holds the head that was kept']);
});
