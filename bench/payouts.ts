import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { localDate } from '@callstead/domain/zone-clock';
import { closeServices, createServices } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config.ts';
import { type Db, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { startQueue } from '../server/src/jobs/queue.ts';
import { createLog } from '../server/src/log.ts';
import { insertAccount } from '../server/src/modules/identity/queries.ts';
import { memberOf } from '../server/src/modules/identity/session/actor.ts';
import { sealLedger } from '../server/src/modules/ledger/chain/seal-ledger.ts';
import { verifyLedger } from '../server/src/modules/ledger/verify.ts';
import { makeFile } from '../server/src/modules/payouts/files/commands.ts';
import { markFileSent, markRestSent } from '../server/src/modules/payouts/marks/mark-file-sent.ts';
import { approveRun } from '../server/src/modules/payouts/runs/approve-run.ts';
import { freezeRuns } from '../server/src/modules/payouts/runs/freeze-run.ts';
import { readPreview } from '../server/src/modules/payouts/runs/preview.ts';
import { proposeRun } from '../server/src/modules/payouts/runs/propose-run.ts';
import { listRunRows, readRun } from '../server/src/modules/payouts/runs/reads.ts';
import { rollDays } from '../server/src/modules/reconciliation/position/queries.ts';
import { readPosition } from '../server/src/modules/reconciliation/position/read-position.ts';
import { reconcileBooks } from '../server/src/modules/reconciliation/reconcile-books.ts';
import type { Services } from '../server/src/services.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { loadPayables } from './payouts-world.ts';

const SIZE = { publishers: Number(process.env.PUBLISHERS ?? 10_000), lines: Number(process.env.LINES ?? 1_000_000) };
const FILES_OF = 5000;

/** One run of a large network, from its preview to the last payout that is marked; PUBLISHERS=… LINES=… for other sizes. */
export async function benchPayouts(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const patient = openDatabase(postgres.url);
  await migrate(patient.db);
  const database = openDatabase(postgres.url, { isServing: true }); // with the limits people and jobs live with
  const log = createLog('silent');
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: '0', ADMIN_EMAIL: 'a@b.example' });
  const queue = await startQueue({ pool: database.pool, log });
  const services = await createServices(config, database, queue, log);
  try {
    await timed(`load ${SIZE.publishers} publishers, ${SIZE.lines} lines`, () =>
      loadPayables({ db: patient.db, sealSecret: services.sealSecret }, SIZE),
    );
    const run = await measureRun(services);
    await measureBooks(patient.db, { ...run, zone: config.networkZone });
  } finally {
    await closeServices(services);
    await queue.stop();
    await database.close();
    await patient.close();
    await postgres.stop();
    await removeDataFolder(dataDir);
  }
}

/** As admins meet it; answers with the day it was sent on. */
async function measureRun(services: Services): Promise<{ sentOn: string }> {
  const { db } = services;
  const zone = services.config.networkZone;
  const admin = memberOf(await anAdmin(services));
  const id = randomUUID();
  await timed('propose', () => proposeRun(services, admin, { id }));
  const run = await db.selectFrom('payout_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await timed('preview', () => readPreview(services, run));
  const { digest } = await timed('page of the run', () => readRun(services, admin, id));
  await timed('its first 50 publishers', () => listRunRows(services, admin, { id, limit: 50, search: '' }));
  await timed('approve: what the answer waits for', () => approveRun(services, admin, { id, digest: digest ?? '' }));
  await timed('… and all of it frozen', () => freezeRuns(services));
  await timed('page of the frozen run', () => readRun(services, admin, id));
  const sentOn = localDate(new Date(), zone);
  for (let made = 0; made < SIZE.publishers; made += FILES_OF) {
    const file = await timed('make a file', () =>
      makeFile(services, admin, { runId: id, id: randomUUID(), format: 'paypal_csv' }),
    );
    const sent = { runId: id, fileId: file.id, sentOn, reference: 'F' };
    await timed('mark it sent: what the answer waits for', () => markFileSent(services, admin, sent));
    await timed(`… and all its ${file.payout_count} payouts`, () =>
      markRestSent(services, { ...sent, userId: admin.userId }),
    );
  }
  return { sentOn };
}

/** What tools and the night do with it. */
async function measureBooks(db: Db, { sentOn, zone }: { sentOn: string; zone: string }): Promise<void> {
  await timed('position, nothing rolled up', () => readPosition(db, { zone, day: undefined }));
  const seal = () => sealLedger({ db, log: createLog('silent') }, new Date(Date.now() + 86_400_000));
  await timed('seal it, so that days may be counted', seal);
  await timed('roll up the days', async () => {
    while ((await rollDays(db, zone, 50_000)) > 0);
  });
  await timed('position, rolled up', () => readPosition(db, { zone, day: undefined }));
  await tellOfTheBank(db, sentOn);
  await timed('reconcile', () => db.transaction().execute((tx) => reconcileBooks(tx, zone)));
  await timed('reconcile again', () => db.transaction().execute((tx) => reconcileBooks(tx, zone)));
  const faults = await timed('verify the ledger', () => verifyLedger(db));
  console.log(faults.length === 0 ? 'the ledger holds' : faults.slice(0, 5));
}

async function anAdmin({ db }: Services) {
  const person = { full_name: 'Admin', email: 'admin@people.example', language: 'es' as const };
  const account = { type: 'admin' as const, status: 'approved' as const };
  const made = await insertAccount(db, { passwordHash: 'x', emailConfirmedAt: new Date(), person, account });
  if (!made) throw new Error('there is one already');
  return made;
}

/** A line nobody expects: from its day on the bank has told. */
async function tellOfTheBank(db: Db, day: string): Promise<void> {
  const line = { place: 'bank' as const, ref: 'b1', type: 'out', amount_cents: -1, day, text: '', sender: '' };
  await db.insertInto('outside_line').values(line).execute();
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const megabytes = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(`${what.padEnd(46)} ${seconds.padStart(8)} s ${String(megabytes).padStart(6)} MB`);
  return result;
}
