import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '../db/database.ts';
import type { MailOrder } from '../mail/mails.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { JobEnd } from './job-ends.ts';
import { JOB_SETTINGS, type Job, type JobName } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';

const log = pino({ level: 'silent' });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: Queue;
const others: Queue[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  queue = await startQueue({ pool: database.pool, log });
});
afterEach(async () => {
  await Promise.all([queue, ...others.splice(0)].map((each) => each.stop()));
  await database.close();
});

function aMail(to = 'ana@example.com') {
  const data: MailOrder = {
    mail: 'confirm-email',
    to,
    language: 'es',
    values: { name: 'Ana', link: 'https://callstead.example/confirm?token=s3cret' },
  };
  return { name: 'send-mail', data } satisfies Job;
}

type JobRow = { state: string; retry_limit: number; wait_seconds: number; data: unknown };

async function listJobs(name = 'send-mail') {
  const { rows } = await database.pool.query<JobRow>(
    `select state, retry_limit, extract(epoch from start_after - now())::float as wait_seconds, data
       from pgboss.job where name = $1`,
    [name],
  );
  return rows;
}

/** Stands for the passing of time: what waits for its next try is due now. */
function hurryRetries() {
  return database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

test('a transaction that rolls back leaves no job', async () => {
  const rolledBack = inTransaction(database, async (tx) => {
    await queue.enqueue(tx.db, aMail());
    throw new Error('changed my mind');
  });

  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await listJobs()).toEqual([]);
});

test('a job is taken only when its transaction has committed, and exactly once by any number of processes', async () => {
  others.push(await startQueue({ pool: database.pool, log }));
  const handled: string[] = [];
  for (const each of [queue, ...others]) await each.work('send-mail', async (order) => void handled.push(order.to));

  await inTransaction(database, async (tx) => {
    await queue.enqueue(tx.db, aMail());
    await pause(800);
    expect(handled).toEqual([]);
  });

  await vi.waitFor(() => expect(handled).toEqual(['ana@example.com']), 30_000);
  await pause(1_200);
  expect(handled).toEqual(['ana@example.com']);
});

test('a finished job leaves its payload nowhere', async () => {
  const handler = vi.fn(async () => undefined);
  await queue.work('send-mail', handler);

  await queue.enqueue(database.db, aMail());

  await vi.waitFor(async () => {
    expect(handler).toHaveBeenCalledOnce();
    expect(await listJobs()).toEqual([]);
  }, 30_000);
  expect((await database.pool.query('select * from pgboss.archive')).rows).toEqual([]);
});

test('a failing job is tried again, later each time, until it succeeds', async () => {
  let tries = 0;
  await queue.work('send-mail', async () => {
    tries += 1;
    if (tries < 3) throw new Error('the mail server sleeps');
  });
  await queue.enqueue(database.db, aMail());

  for (const [wait, next] of [
    [15, 2],
    [30, 3],
  ] as const) {
    await vi.waitFor(async () => expect(await listJobs()).toMatchObject([{ state: 'retry' }]), 30_000);
    const [job] = await listJobs();
    expect(job?.wait_seconds).toBeGreaterThan(wait - 3);
    expect(job?.wait_seconds).toBeLessThanOrEqual(2 * wait);
    await hurryRetries();
    await vi.waitFor(() => expect(tries).toBe(next), 30_000);
  }

  await vi.waitFor(async () => expect(await listJobs()).toEqual([]), 30_000);
});

test('a mail is tried at least ten times', async () => {
  await queue.enqueue(database.db, aMail());
  expect((await listJobs())[0]?.retry_limit).toBeGreaterThanOrEqual(9);
});

test('a backlog is worked off without a pause after every job', async () => {
  const handled: string[] = [];
  for (let each = 0; each < 30; each += 1) await queue.enqueue(database.db, aMail(`${each}@example.com`));

  const started = Date.now();
  await queue.work('send-mail', async (order) => void handled.push(order.to));

  await vi.waitFor(() => expect(handled).toHaveLength(30), { timeout: 30_000, interval: 20 });
  expect(Date.now() - started).toBeLessThan(3_000);
  expect(new Set(handled).size).toBe(30);
});

test('a stop waits for the job that runs, and its end is recorded', async () => {
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handler = vi.fn(() => running);
  await queue.work('send-mail', handler);
  await queue.enqueue(database.db, aMail());
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 30_000);

  const stopped = queue.stop();
  setTimeout(finish, 300);
  await stopped;

  expect(await listJobs()).toEqual([]);
});

test('a stopped queue takes nothing more and never touches the pool again', async () => {
  const handler = vi.fn(async () => undefined);
  await queue.work('send-mail', handler);
  await queue.stop();

  await queue.enqueue(database.db, aMail());
  await pause(1_200);

  expect(handler).not.toHaveBeenCalled();
  expect(await listJobs()).toMatchObject([{ state: 'created' }]);
  await queue.stop();
});

test('a database that fails for a while is logged and stops no worker', async () => {
  const errors: unknown[] = [];
  const noting = { ...log, info() {}, warn() {}, error: (...facts: unknown[]) => void errors.push(facts) };
  others.push(await startQueue({ pool: database.pool, log: noting as typeof log }));
  const handler = vi.fn(async () => undefined);
  await others[0]?.work('send-mail', handler);

  const query = vi.spyOn(database.pool, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), 30_000);
  query.mockRestore();
  await queue.enqueue(database.db, aMail());

  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 30_000);
});

test('how a job ended is told: a failure by its code, not by what it says', async () => {
  const ends: JobEnd[] = [];
  const noting = await startQueue({ pool: database.pool, log, onEnd: (end) => void ends.push(end) });
  others.push(noting);
  let tries = 0;
  await noting.work('send-mail', async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('ana@example.com is unknown'), { code: 'EENVELOPE' });
  });
  await noting.enqueue(database.db, aMail());

  await vi.waitFor(async () => expect(await listJobs()).toMatchObject([{ state: 'retry' }]), 30_000);
  await hurryRetries();
  await vi.waitFor(() => expect(ends).toHaveLength(2), 30_000);

  expect(ends).toEqual([
    { name: 'send-mail', at: expect.any(Date), is: 'failed', failure: 'EENVELOPE' },
    { name: 'send-mail', at: expect.any(Date), is: 'done', tookMs: expect.any(Number) },
  ]);
});

test('a nightly job is scheduled once, however many processes say so', async () => {
  others.push(await startQueue({ pool: database.pool, log }));
  for (const each of [queue, ...others]) await each.schedule('sweep-expired', '15 3 * * *');

  const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ name: 'sweep-expired', cron: '15 3 * * *', timezone: 'UTC' }]);
});

test('a job without a payload runs', async () => {
  const handler = vi.fn(async () => undefined);
  await queue.enqueue(database.db, { name: 'sweep-expired', data: null });
  await queue.work('sweep-expired', handler);
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith(null, expect.any(String)), 30_000);
});

test('processes that start at the same moment on a new database all come up', async () => {
  const fresh = await createTestDatabase();
  const queues = await Promise.all([1, 2, 3].map(() => startQueue({ pool: fresh.pool, log })));
  await Promise.all(queues.map((each) => each.stop()));
  await fresh.close();
});

test('workers of many queues that have nothing to do ask the database a few times a second, not each by itself', async () => {
  for (const name of Object.keys(JOB_SETTINGS) as JobName[]) await queue.work(name, async () => undefined);
  await pause(1_000); // each has looked once
  const asked = vi.spyOn(database.pool, 'query');
  onTestFinished(() => asked.mockRestore());
  await pause(2_000);
  expect(asked.mock.calls.length).toBeLessThan(20);
});
