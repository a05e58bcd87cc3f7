import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type AllServices, buildApp, buildFallbackApp } from './app.ts';
import { type Config, withPort } from './config.ts';
import { type OpenDatabase, openDatabase, type StatementRunner } from './db/database.ts';
import { findFreePort } from './db/embedded/free-port.ts';
import { oneAtATime } from './db/one-at-a-time.ts';
import { createRepeatingRunner } from './db/repeating-runner.ts';
import { openReplica, type Replica } from './db/replica.ts';
import { createEventSignal } from './events/event-signal.ts';
import { measureLag } from './events/lag-metrics.ts';
import { startSpine } from './events/spine.ts';
import { greet } from './greeting.ts';
import { createDrain } from './http/drain.ts';
import { builtWeb, type Web } from './http/pages.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createJobEnds, type JobEnds } from './jobs/job-ends.ts';
import type { Queue } from './jobs/queue.ts';
import { startQueue } from './jobs/queue.ts';
import { openHub } from './live/hub.ts';
import { createLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutboxMailer, outboxFolder } from './mail/outbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics, type Metrics, measureReplica } from './metrics.ts';
import { describeAlert } from './modules/alerts/reads.ts';
import { measureLastBackup } from './modules/backups/last-backup.ts';
import { createCallEngine, SERVING_PATIENCE } from './modules/calls/engine.ts';
import { startFailedCalls } from './modules/calls/failed-calls.ts';
import { assertEngineReady } from './modules/calls/readiness.ts';
import { startApplyingSpool } from './modules/carrier/apply-spooled.ts';
import { openCarrierSpool } from './modules/carrier/carrier-spool.ts';
import { type CarrierHealthBook, openCarrierHealth } from './modules/carriers/carrier-health.ts';
import { type OpenCarrierKeys, openCarrierKeys, readCarrierKeys } from './modules/carriers/carrier-keys.ts';
import { type ClickEngine, openClickEngine, startApplyingClicks } from './modules/clicks/engine.ts';
import { startHeartbeat } from './modules/health/heartbeat.ts';
import { measureHealth } from './modules/health/metrics.ts';
import { createAuth } from './modules/identity/auth.ts';
import { prepareFirstAdmin } from './modules/identity/invitations/first-admin.ts';
import { mailResetLink } from './modules/identity/password/commands.ts';
import { type Describe, startDelivering } from './modules/integrations/webhooks/deliver.ts';
import { startDeliveringLeads } from './modules/leads/delivery/deliver.ts';
import { createLeadEngine } from './modules/leads/engine.ts';
import { hashOldRows } from './modules/persons/hash-old-rows.ts';
import { openSecrets } from './modules/persons/open-secrets.ts';
import { startRollingVisitors } from './modules/reports/rollups/roller.ts';
import { type LastGoodLines, openLastGoodLines, readLastGoodLines } from './modules/routing/last-good-lines.ts';
import { createRoutingMemory, openRoutingTable } from './modules/routing/routing-table.ts';
import { describeAsV1 } from './modules/v1/describe.ts';
import { NO_PLACES, openGeoip } from './net/geoip.ts';
import { openGateway } from './payments/open-gateway.ts';
import { openPayoutGateway } from './payments/open-payout-gateway.ts';
import { readRelease } from './release.ts';
import { ROOT_FOLDER } from './root-folder.ts';
import { seedDemo } from './seed/demo.ts';
import { seedDemoMaterial } from './seed/demo-material.ts';
import { makeDemoHistory } from './seed/history/make-history.ts';
import { seedCatalogue } from './seed/network-advertiser.ts';
import { followZone } from './settings/follow-zone.ts';
import { mailFromOf } from './settings/mail-from.ts';
import { openSettings, type SettingsStore } from './settings/settings.ts';
import { openStorage } from './storage/storage.ts';
import { carrierMediaOf } from './telephony/carrier-media.ts';
import { carrierTokensOf, simulatorToken } from './telephony/carrier-tokens.ts';
import { measureTracing, openTracing } from './tracing/open-tracing.ts';
import type { Tracing } from './tracing/port.ts';
import { startWorkers } from './workers/start-workers.ts';
import { SUBSCRIBERS } from './workers/subscribers.ts';

export type Application = {
  address: string;
  greeting: string[];
  /** Still serves everybody, for as long as a balancer needs to see that it is about to go. */
  drain: () => Promise<void>;
  close: () => Promise<void>;
};

const WEB_DIR = join(ROOT_FOLDER, 'web');

/** Everything above the database: people, jobs, mail, pages. Closing lets what is under way finish first. */
export async function startApplication(
  given: Config,
  database: OpenDatabase,
  print: (line: string) => void,
): Promise<Application> {
  const config = given.port === 0 ? withPort(given, await findFreePort(given.host)) : given;
  const { services, queue, log, jobEnds, firstAdmin } = await oneAtATime(database.newClient, async () => {
    const prepared = await prepareNetwork(config, database, new Date(), print);
    if (config.demo) await seedDemoMaterial(prepared.services);
    return { ...prepared, firstAdmin: await prepareFirstAdmin(prepared.services) };
  });
  const mailer = createMailer(config, services.settings);
  const app = await buildApp(services, log, await openWeb(config));
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await closeServices(services);
    await queue.stop(); // jobs must not go on behind a failed start
    throw error;
  });
  const spool = startApplyingSpool(services); // what this process spooled lies on its own disk
  const clickSpool = startApplyingClicks(services);
  const work = config.work.works ? await startWork(services, mailer, log) : undefined;
  const heartbeat = startHeartbeat({ db: services.db, config, jobEnds, release: await readRelease(), log });
  return {
    address,
    greeting: greet(config, firstAdmin?.link),
    drain: async () => {
      services.drain.begin();
      await sleep(config.drainSeconds * 1000);
    },
    close: async () => {
      await app.close();
      await spool.close();
      await clickSpool.close();
      await work?.close();
      await closeServices(services);
      await queue.stop();
      await heartbeat.close(); // jobs that ended last are told, too
      mailer.close();
      await services.tracing?.close();
    },
  };
}

/** What carriers are answered by until the database is there; undefined where nobody knows a line. */
export async function startFallback(config: Config, databaseUrl: string, log: Logger) {
  const lastGoodLines = await readLastGoodLines(config.dataDir);
  if (!lastGoodLines) return undefined;
  const { pool, db, close } = openDatabase(databaseUrl, { isServing: true });
  const nobody = createRoutingMemory(NO_DATABASE, { inner: randomBytes(32), outer: randomBytes(32) }).table;
  const calls = createCallEngine({
    pool: NO_DATABASE,
    routing: { ...nobody, close: async () => undefined },
    isDatabaseGone: () => true,
  });
  const spool = openCarrierSpool(config.dataDir, log);
  const failedCalls = startFailedCalls({ engine: calls, spool, log });
  const secret = config.appSecret ?? randomBytes(32).toString('hex');
  const tokens = { carrierTokens: carrierTokensOf(config, secret), simulatorToken: simulatorToken(secret) };
  const parts = {
    config,
    log,
    metrics: createMetrics(),
    db,
    pool,
    calls,
    spool,
    failedCalls,
    lastGoodLines,
    carrierKeys: await readCarrierKeys(config.dataDir, secret, log),
    carrierHealth: { note: () => undefined },
    ...tokens,
  };
  const app = await buildFallbackApp(parts as unknown as AllServices, log); // whatever else there is needs the database
  await app.listen({ port: config.port, host: config.host });
  return {
    close: async () => {
      await app.close();
      await failedCalls.close();
      await close();
    },
  };
}

const NO_DATABASE: StatementRunner = {
  query: () => Promise.reject(Object.assign(new Error('there is no database yet'), { code: 'ECONNREFUSED' })),
};

/** What follows from what was asked: events, deliveries, jobs. Any number of processes may; after listening, for the built-in carrier's recordings are fetched from ourselves. */
async function startWork(
  services: RunningServices,
  mailer: Mailer,
  log: Logger,
): Promise<{ close: () => Promise<void> }> {
  const spine = await startSpine(services, services.newListener, SUBSCRIBERS, log);
  const rolling = startRollingVisitors(services);
  const delivering = startDelivering(services, describeForWebhook(services));
  const deliveringLeads = startDeliveringLeads(services, mailer);
  services.eventSignal.listen(spine.wake);
  await startWorkers(services, mailer, log);
  return {
    close: async () => {
      await rolling.close();
      await spine.close();
      await delivering.close();
      await deliveringLeads.close();
    },
  };
}

/** People, catalogue and history, as far as they are not there yet, and what every command needs. */
export async function prepareNetwork(
  config: Config,
  database: OpenDatabase,
  now: Date,
  print: (line: string) => void,
): Promise<{ services: RunningServices; queue: Queue; log: Logger; jobEnds: JobEnds }> {
  const log = createLog(config.logLevel);
  if (config.demo) await seedDemo(database);
  await seedCatalogue(database, config.demo ? 'active' : 'draft');
  const jobEnds = createJobEnds();
  const tracing = await openTracing(config.tracing, log);
  const queue = await startQueue({ pool: database.pool, log, onEnd: jobEnds.note, tracing });
  const services = await createServices(config, database, queue, log, tracing);
  await hashOldRows(services);
  if (config.demo) {
    await makeDemoHistory(services, { now, print, subscribers: SUBSCRIBERS }).catch(async (error) => {
      await closeServices(services); // whoever started this could not end with them open
      await queue.stop();
      throw error;
    });
  }
  return { services, queue, log, jobEnds };
}

/** Vite is there for developers alone: nothing else loads it. */
async function openWeb({ dev }: Config): Promise<Web> {
  if (!dev) return builtWeb(WEB_DIR);
  const { viteWeb } = await import('./vite-web.ts');
  return viteWeb(WEB_DIR);
}

/** With what only the start itself needs. */
type RunningServices = AllServices & {
  lastGoodLines: LastGoodLines;
  carrierKeys: OpenCarrierKeys;
  carrierHealth: CarrierHealthBook;
  newClient: () => pg.Client;
  newListener: () => pg.Client;
  closeRunners: () => Promise<void>;
};

export async function createServices(
  given: Config,
  database: OpenDatabase,
  queue: Queue,
  log: Logger,
  tracing?: Tracing,
): Promise<RunningServices> {
  const { db, pool, newClient } = database;
  const { secret, sealSecret, personKey } = await openSecrets(db, given);
  const carrierTokens = carrierTokensOf(given, secret);
  const metrics = createMetrics();
  measureLag(metrics.registry, db);
  measureLastBackup(metrics.registry, db);
  measureHealth(metrics.registry, db, given.dataDir);
  measureTracing(metrics.registry, tracing);
  const replica = startReplica(given, database, metrics, log);
  measureReplica(metrics.registry, replica);
  const newListener = () => {
    metrics.listenerConnections.inc();
    return newClient();
  };
  const settings = await openSettings({ db, newClient: newListener }, given, log);
  const config = followZone(given, settings);
  const auth = createAuth({
    db,
    secret,
    publicUrl: config.publicUrl,
    sessionDays: () => settings.of('security').sessionDays,
    sendResetLink: (user, token) => mailResetLink({ db, queue, config }, user.id, token),
  });
  const hub = await openHub(newListener, log);
  const eventSignal = createEventSignal();
  const carrierKeys = await openCarrierKeys({ db, dataDir: config.dataDir, secret, log });
  const { runner, calls, lastGoodLines } = await startCallEngine({
    personKey,
    dataDir: config.dataDir,
    newCallPool: database.newCallPool,
    newListener,
    metrics,
    onWrite: eventSignal.ring,
    onChange: carrierKeys.noteChange,
    log,
  });
  const spool = openCarrierSpool(config.dataDir, log);
  const { clickRunner, clicks } = await startClickEngine({
    config,
    newCallPool: database.newCallPool,
    newListener,
    metrics,
    log,
  });
  const leads = createLeadEngine({
    ...{ pool: runner, personKey, onWrite: eventSignal.ring },
    onDisagreement: ({ id, found }) =>
      log.error({ leadId: id, found }, 'a lead was decided otherwise than its rules explain'),
  });
  const drain = createDrain();
  const network = { name: () => settings.of('brand').name, currency: () => settings.of('books').currency };
  return {
    config,
    db,
    replica,
    queue,
    eventSignal,
    auth,
    secret,
    sealSecret,
    personKey,
    hub,
    log,
    pool,
    limits: createRateLimits(pool),
    metrics,
    tracing,
    settings,
    calls,
    lastGoodLines,
    clicks,
    leads,
    spool,
    failedCalls: startFailedCalls({ engine: calls, spool, log }),
    drain,
    readiness: async () => {
      if (drain.hasBegun()) throw new Error('this process is about to end');
      await assertEngineReady(calls, runner);
    },
    newClient,
    newListener,
    closeRunners: async () => {
      await Promise.all([runner.close(), clickRunner.close()]);
    },
    carrierTokens,
    storage: openStorage(config),
    media: carrierMediaOf(config, simulatorToken(secret), carrierKeys),
    carrierKeys,
    carrierHealth: openCarrierHealth(db, log),
    simulatorToken: simulatorToken(secret),
    gateway: openGateway(config, secret, network),
    payoutGateway: openPayoutGateway(config, secret, network),
  };
}

function startReplica(
  { reportsDatabaseUrl: url, tracing }: Config,
  { pool: leader }: OpenDatabase,
  metrics: Metrics,
  log: Logger,
): Replica | undefined {
  const onRead = (from: 'leader' | 'replica') => metrics.reportsRead.inc({ from });
  return url ? openReplica({ url, leader, isTraced: tracing !== undefined, onRead, log }) : undefined;
}

type EngineOptions = Pick<OpenDatabase, 'newCallPool'> &
  Pick<RunningServices, 'newListener' | 'metrics' | 'log' | 'personKey'> & {
    dataDir: string;
    onWrite: () => void;
    onChange: () => void;
  };

/** On connections of its own, so that callers wait for nobody else. */
async function startCallEngine(options: EngineOptions) {
  const { newCallPool, newListener, metrics, personKey, dataDir, onWrite, onChange, log } = options;
  const runner = createRepeatingRunner({
    newPool: newCallPool,
    onRepeat: ({ message }) => {
      metrics.repeatedBatches.inc();
      log.warn({ reason: message }, 'a write of the call engine is run again');
    },
  });
  const lastGoodLines = await openLastGoodLines({ pool: runner, dataDir, log });
  const table = { pool: runner, newClient: newListener, personKey };
  const routing = await openRoutingTable(table, log, () => {
    lastGoodLines.noteChange();
    onChange();
  });
  const calls = createCallEngine({
    pool: runner,
    routing,
    patience: SERVING_PATIENCE,
    isDatabaseGone: runner.isGone,
    onWrite,
    onDisagreement: ({ id, found }) => {
      metrics.reservationDisagreements.inc();
      log.error({ callId: id, found }, 'a reservation was decided otherwise than its rules explain');
    },
  });
  return { runner, calls, lastGoodLines };
}

type ClickOptions = Pick<OpenDatabase, 'newCallPool'> &
  Pick<RunningServices, 'config' | 'newListener' | 'metrics' | 'log'>;

/** On connections of its own, too: however many click, nobody who calls waits for them. */
async function startClickEngine({ config, newCallPool, newListener, metrics, log }: ClickOptions) {
  const clickRunner = createRepeatingRunner({
    newPool: newCallPool,
    onRepeat: ({ message }) => {
      metrics.repeatedClickBatches.inc();
      log.warn({ reason: message }, 'a write of clicks is run again');
    },
  });
  const clicks: ClickEngine = await openClickEngine({
    pool: clickRunner,
    newClient: newListener,
    dataDir: config.dataDir,
    zone: () => config.networkZone,
    places: config.geoipFile ? await openGeoip(config.geoipFile, log) : NO_PLACES,
    metrics,
    log,
  });
  return { clickRunner, clicks };
}

/** What was opened beside the database's own pool. What could not be written yet waits on disk from here on. */
export async function closeServices({
  hub,
  calls,
  lastGoodLines,
  clicks,
  settings,
  failedCalls,
  carrierKeys,
  carrierHealth,
  closeRunners,
  replica,
}: RunningServices): Promise<void> {
  await replica?.close();
  await hub.close();
  await settings.close();
  await calls.routing.close();
  await lastGoodLines.close();
  await clicks.close();
  await failedCalls.close();
  await carrierKeys.close();
  await carrierHealth.close();
  await closeRunners();
}

function createMailer({ smtpUrl, mailFrom, dataDir }: Config, settings: SettingsStore): Mailer {
  const from = () => mailFromOf(settings.of('brand'), mailFrom);
  return smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createOutboxMailer({ dir: outboxFolder(dataDir), from });
}

/** What a webhook says of what it is about, as far as it says more than its name. */
function describeForWebhook(services: Parameters<typeof describeAsV1>[0]): Describe {
  const asV1 = describeAsV1(services);
  return async (...asked) => (await asV1(...asked)) ?? describeAlert(...asked);
}
