import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthResponse } from '@callstead/contract/health';
import type { HealthCheckName } from '@callstead/domain/health/health';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJobEnds } from '../../jobs/job-ends.ts';
import { aCarrierAccount } from '../../testing/a-carrier.ts';
import { aDelivery, aWebhook } from '../../testing/a-webhook.ts';
import { aCarrier, aLine, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { noteBackup } from '../backups/last-backup.ts';
import { startHeartbeat } from './heartbeat.ts';

let t: TestNetwork;
let admin: Person;
let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataFolder();
  t = await createTestNetwork({ demo: false, dataDir });
  admin = await t.signIn('admin');
  await t.handleEvents();
});
afterAll(async () => {
  await t.close();
  await removeDataFolder(dataDir);
});

const read = async (): Promise<HealthResponse> => (await t.call('GET', '/admin/health', admin)).json();
const checkOf = (health: HealthResponse, name: HealthCheckName) => health.checks.find(({ check }) => check === name);
const metrics = async () => (await t.app.inject({ url: '/metrics' })).body;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const aHeart = (works: boolean, jobEnds = createJobEnds()) =>
  startHeartbeat({
    ...{ db: t.db, jobEnds, release: '1.0.0', log: t.services.log },
    config: { dataDir, work: { serves: true, works } },
  });

test('a network that does well says so of all that was looked at', async () => {
  const heart = aHeart(true);
  await heart.beat(new Date());
  await noteBackup(t.db, minutesAgo(60));
  await rows(t.owner, `delete from pgboss.job`); // nobody sends mails here
  const health = await read();
  expect(health.checks.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(health.state).toBe('good');
  expect(health.database).toMatchObject({ version: expect.stringMatching(/^\d+/), replicas: [] });
  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
  await heart.close();
});

describe('processes', () => {
  test('say that they are there and say goodbye; without one that works the network is in trouble', async () => {
    const server = aHeart(false);
    await server.beat(new Date());
    const alone = await read();
    expect(alone.servers).toMatchObject([{ release: '1.0.0', serves: true, works: false, isSilent: false }]);
    expect(checkOf(alone, 'servers')).toMatchObject({ state: 'bad', finding: 'no_worker' });
    expect(await metrics()).toContain('\nworkers_alive 0\n');
    const worker = aHeart(true);
    await worker.beat(new Date());
    expect(checkOf(await read(), 'servers')).toMatchObject({ state: 'good' });
    expect(await metrics()).toContain('\nworkers_alive 1\n');
    await Promise.all([server.close(), worker.close()]);
    expect((await read()).servers).toEqual([]);
  });

  test('one that leaves without a word is missed for an hour', async () => {
    const lost = { serves: true, works: false, disk: 'd', spool_waiting: 0, spool_rejected: 0, release: '1.0.0' };
    const at = (id: string, minutes: number) => ({
      ...{ ...lost, id, host: id.slice(0, 4), started_at: minutesAgo(600), seen_at: minutesAgo(minutes) },
    });
    await t.db
      .insertInto('server_process')
      .values([at('10000000-0000-4000-8000-000000000001', 5), at('20000000-0000-4000-8000-000000000001', 61)])
      .execute();
    const worker = aHeart(true);
    await worker.beat(new Date());
    const health = await read();
    expect(health.servers.map(({ host, isSilent }) => [host, isSilent]).slice(0, 1)).toEqual([['1000', true]]);
    expect(health.servers).toHaveLength(2);
    expect(checkOf(health, 'servers')).toMatchObject({ state: 'attention', finding: 'server_silent' });
    await worker.close();
    await t.db.deleteFrom('server_process').execute();
  });

  test('what waits on a disk counts once, however many share it', async () => {
    await mkdir(join(dataDir, 'spool'), { recursive: true });
    await mkdir(join(dataDir, 'click-spool'), { recursive: true });
    for (const name of [
      'spool/1-a.json',
      'spool/2-b.1700000000000.claimed',
      'spool/3-c.new',
      'click-spool/4-d.rejected',
    ])
      await writeFile(join(dataDir, name), '[]');
    const hearts = [aHeart(true), aHeart(false)];
    for (const heart of hearts) await heart.beat(new Date());
    const health = await read();
    expect(health.spool).toEqual({ waiting: 2, rejected: 1 });
    expect(checkOf(health, 'spool')).toMatchObject({ state: 'bad', finding: 'spool_rejected' });
    const measured = await metrics();
    expect(measured).toContain('\nspool_entries{spool="callbacks",state="waiting"} 2\n');
    expect(measured).toContain('\nspool_entries{spool="clicks",state="rejected"} 1\n');
    for (const heart of hearts) await heart.close();
  });
});

describe('jobs', () => {
  test('that end are remembered across processes, the newest of each; a failure leaves its code and nothing else', async () => {
    const jobEnds = createJobEnds();
    const heart = aHeart(true, jobEnds);
    const [before, after] = [minutesAgo(10), minutesAgo(5)];
    jobEnds.note({ name: 'send-mail', at: after, is: 'done', tookMs: 12 });
    await heart.beat(new Date());
    jobEnds.note({ name: 'send-mail', at: before, is: 'done', tookMs: 99 }); // by a process that was slower to say so
    jobEnds.note({ name: 'send-mail', at: minutesAgo(1), is: 'failed', failure: 'EAUTH 535' });
    await heart.beat(new Date());
    const health = await read();
    expect(health.mails).toMatchObject({ endedAt: after.toISOString(), failure: 'EAUTH 535' });
    expect(checkOf(health, 'mails')).toMatchObject({ finding: 'mails_failing' });
    await heart.close();
  });

  test('what could not be written down is told with the next beat', async () => {
    const jobEnds = createJobEnds();
    jobEnds.note({ name: 'seal-ledger', at: minutesAgo(2), is: 'done', tookMs: 1 });
    const taken = jobEnds.take();
    jobEnds.note({ name: 'seal-ledger', at: minutesAgo(1), is: 'done', tookMs: 2 });
    jobEnds.giveBack(taken);
    expect(jobEnds.take()).toMatchObject([{ tookMs: 2 }]);
  });

  test('that should have ended are late', async () => {
    await t.services.queue.schedule('seal-ledger', '* * * * *');
    await rows(t.owner, `update pgboss.schedule set updated_on = now() - interval '1 day'`);
    const late = await read();
    expect(late.jobs).toMatchObject([{ name: 'seal-ledger', schedule: '* * * * *', isLate: true }]);
    expect(checkOf(late, 'jobs')).toMatchObject({ state: 'bad', finding: 'jobs_late' });
    expect(await metrics()).toContain('\njob_late{name="seal-ledger"} 1\n');
    const jobEnds = createJobEnds();
    const heart = aHeart(true, jobEnds);
    jobEnds.note({ name: 'seal-ledger', at: new Date(), is: 'done', tookMs: 5 });
    await heart.beat(new Date());
    expect(checkOf(await read(), 'jobs')).toMatchObject({ state: 'good' });
    await heart.close();
  });
});

test('deliveries that are due and not sent are late; those to a receiver that fails are its own', async () => {
  const { id: accountId } = await t.anAccount('advertiser');
  const { id } = await aWebhook(t, accountId);
  await aDelivery(t, id, minutesAgo(20));
  expect((await read()).webhooks).toMatchObject({ waiting: 1, failingEndpoints: 0 });
  expect(checkOf(await read(), 'webhooks')).toMatchObject({ state: 'bad', finding: 'webhooks_late' });
  expect(await metrics()).toMatch(/\ndelivery_oldest_due_seconds\{queue="webhooks"\} 1\d\d\d\n/);
  await t.db
    .updateTable('webhook_endpoint')
    .set({ failing_since: minutesAgo(30) })
    .where('id', '=', id)
    .execute();
  const failing = await read();
  expect(failing.webhooks).toEqual({ waiting: 1, oldestDueSeconds: null, failingEndpoints: 1 });
  expect(checkOf(failing, 'webhooks')).toMatchObject({ state: 'attention', finding: 'endpoints_failing' });
});

test('a carrier is told by how fast its calls are answered, and by what it forged', async () => {
  const account = await aCarrierAccount(t, admin);
  const line = await aLine(t);
  await t.db
    .updateTable('tracking_number')
    .set({ carrier_account_id: account.id, carrier_sid: `PN${line.number.slice(1)}` })
    .where('number', '=', line.number)
    .execute();
  await t.services.carrierKeys.refresh();
  for (const token of [account.token, 'somebody-else'])
    await aCarrier(t, token).voice(aSid(), aNumber(), line.number, {});
  await t.services.carrierHealth.flush();
  const health = await read();
  const told = health.carriers.find(({ carrier }) => carrier === account.id);
  expect(told).toMatchObject({ webhooks: 1, forged: 1, unanswered: 0, checkFailure: null });
  expect(told?.p50Ms).toBeGreaterThan(0);
  expect(told?.p99Ms).toBe(told?.p50Ms);
  expect(checkOf(health, 'carriers')?.state).not.toBe('good');
});

test('metrics tell what they can when the database is away', async () => {
  const away = await createTestNetwork({ dataDir });
  await away.services.db.destroy();
  const { body } = await away.app.inject({ url: '/metrics' });
  expect(body).toContain('\ndatabase_up 0\n');
  expect(body).toContain('\nspool_entries{spool="callbacks",state="rejected"} 0\n');
  expect(body).toContain('\nworkers_alive Nan\n');
  await away.close().catch(() => undefined);
});
