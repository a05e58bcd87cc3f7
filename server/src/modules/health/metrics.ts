import { isLate, isSilent } from '@callstead/domain/health/judge-health';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../db/database.ts';
import { countSpool } from '../../spool/spool.ts';
import { carrierSpoolFolder } from '../carrier/carrier-spool.ts';
import { clickSpoolFolder } from '../clicks/click-spool.ts';
import { countOpen } from '../reconciliation/difference-queries.ts';
import { presentProcess } from './present.ts';
import { listProcesses } from './process-queries.ts';
import * as queries from './queries.ts';
import { readJobRuns, readScheduledJobs } from './scheduled-jobs.ts';

type Measured = { labels?: Record<string, string>; value: number };
type Measure = { name: string; help: string; labelNames?: string[]; read: () => Promise<readonly Measured[]> };

/** What /admin-dashboard/health shows people, for programs. Read when somebody asks. */
export function measureHealth(registry: Registry, db: Db, dataDir: string): void {
  for (const measure of [...ofDatabase(db), ...ofQueues(db), ofSpools(dataDir), ...ofNetwork(db)])
    measureOne(registry, measure);
}

/** Without a database there is nothing to tell, and the other figures are told all the same. */
function measureOne(registry: Registry, { name, help, labelNames = [], read }: Measure): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      const found = await read().catch(() => undefined);
      if (!found) this.set(Number.NaN);
      for (const { labels = {}, value } of found ?? []) this.set(labels, value);
    },
  });
}

const one = async (value: Promise<number>): Promise<Measured[]> => [{ value: await value }];

const ofDatabase = (db: Db): Measure[] => [
  {
    name: 'database_up',
    help: 'Whether the database answers this process',
    read: () => one(queries.isDatabaseThere(db).then(Number)),
  },
  {
    name: 'database_size_bytes',
    help: 'How large the database is',
    read: () => one(queries.readDatabase(db).then(({ size_bytes }) => size_bytes)),
  },
  {
    name: 'database_connections_ratio',
    help: 'Connections to the database, as a share of those it allows',
    read: () => one(queries.readDatabase(db).then((row) => row.connections / row.most_connections)),
  },
  {
    name: 'database_oldest_transaction_seconds',
    help: 'How long the oldest transaction has been open',
    read: () => one(queries.readDatabase(db).then((row) => row.oldest_transaction_seconds)),
  },
];

const QUEUES = {
  webhooks: queries.readWebhooks,
  leads: queries.readLeadDeliveries,
  mails: queries.readMailQueue,
};

async function ofEachQueue(db: Db, figureOf: (row: queries.OutgoingRow) => number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [queue, read] of Object.entries(QUEUES))
    measured.push({ labels: { queue }, value: figureOf(await read(db)) });
  return measured;
}

const ofQueues = (db: Db): Measure[] => [
  {
    name: 'deliveries_waiting',
    help: 'Deliveries to others that wait, by queue',
    labelNames: ['queue'],
    read: () => ofEachQueue(db, ({ waiting }) => waiting),
  },
  {
    name: 'delivery_oldest_due_seconds',
    help: 'How long the oldest delivery that is due has been, by queue',
    labelNames: ['queue'],
    read: () => ofEachQueue(db, ({ oldest_due_seconds }) => oldest_due_seconds ?? 0),
  },
  {
    name: 'webhook_endpoints_failing',
    help: 'Endpoints of webhooks that no try has reached for a while',
    read: () => one(queries.readWebhooks(db).then(({ failing }) => failing)),
  },
];

const ofSpools = (dataDir: string): Measure => ({
  name: 'spool_entries',
  help: 'What lies on the disk of this process: waiting for the database, or rejected by it',
  labelNames: ['spool', 'state'],
  read: async () => {
    const folders = { callbacks: carrierSpoolFolder(dataDir), clicks: clickSpoolFolder(dataDir) };
    const measured: Measured[] = [];
    for (const [spool, folder] of Object.entries(folders))
      for (const [state, value] of Object.entries(await countSpool(folder)))
        measured.push({ labels: { spool, state }, value });
    return measured;
  },
});

const ofNetwork = (db: Db): Measure[] => [
  {
    name: 'workers_alive',
    help: 'Processes that do jobs and were heard of lately',
    read: async () => {
      const processes = (await listProcesses(db)).map((row) => presentProcess(row, new Date()).facts);
      return [{ value: processes.filter((each) => each.works && !isSilent(each)).length }];
    },
  },
  {
    name: 'job_late',
    help: '1 for each scheduled job that has not ended since it was due',
    labelNames: ['name'],
    read: async () => {
      const jobs = await readScheduledJobs(db, await readJobRuns(db), new Date());
      return jobs.map((job) => ({ labels: { name: job.name }, value: Number(isLate(job)) }));
    },
  },
  {
    name: 'books_open_differences',
    help: 'Differences between the books and the gateway or bank that nobody has explained',
    read: () => one(countOpen(db)),
  },
];
