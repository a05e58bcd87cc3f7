import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type AllServices, buildApp } from './app.ts';
import { type Config, withPort } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { findFreePort } from './db/embedded/free-port.ts';
import { oneAtATime } from './db/one-at-a-time.ts';
import { createRepeatingRunner } from './db/repeating-runner.ts';
import { findSetting, networkSecret } from './db/settings.ts';
import { createEventSignal } from './events/event-signal.ts';
import { measureLag } from './events/lag-metrics.ts';
import { startSpine } from './events/spine.ts';
import { greet } from './greeting.ts';
import { createDrain } from './http/drain.ts';
import { builtWeb, type Web } from './http/pages.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { Queue } from './jobs/queue.ts';
import { startQueue } from './jobs/queue.ts';
import { openHub } from './live/hub.ts';
import { createLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutboxMailer, outboxFolder } from './mail/outbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics } from './metrics.ts';
import { describeAlert } from './modules/alerts/reads.ts';
import { createCallEngine, SERVING_PATIENCE } from './modules/calls/engine.ts';
import { startFailedCalls } from './modules/calls/failed-calls.ts';
import { assertEngineReady } from './modules/calls/readiness.ts';
import { startApplyingSpool } from './modules/carrier/apply-spooled.ts';
import { openCarrierSpool } from './modules/carrier/carrier-spool.ts';
import { type ClickEngine, openClickEngine, startApplyingClicks } from './modules/clicks/engine.ts';
import { createAuth } from './modules/identity/auth.ts';
import { prepareFirstAdmin } from './modules/identity/invitations/first-admin.ts';
import { mailResetLink } from './modules/identity/password/commands.ts';
import { type Describe, startDelivering } from './modules/integrations/webhooks/deliver.ts';
import { startDeliveringLeads } from './modules/leads/delivery/deliver.ts';
import { createLeadEngine } from './modules/leads/engine.ts';
import { hashOldRows } from './modules/persons/hash-old-rows.ts';
import { openPersonKey } from './modules/persons/person-key.ts';
import { startRollingVisitors } from './modules/reports/rollups/roller.ts';
import { openRoutingTable } from './modules/routing/routing-table.ts';
import { describeAsV1 } from './modules/v1/describe.ts';
import { NO_PLACES, openGeoip } from './net/geoip.ts';
import { openGateway } from './payments/open-gateway.ts';
import { openPayoutGateway } from './payments/open-payout-gateway.ts';
import { ROOT_FOLDER } from './root-folder.ts';
import { DEMO_SEAL_SECRET, seedDemo } from './seed/demo.ts';
import { seedDemoMaterial } from './seed/demo-material.ts';
import { makeDemoHistory } from './seed/history/make-history.ts';
import { seedCatalogue } from './seed/network-advertiser.ts';
import { openSettings } from './settings/settings.ts';
import { openStorage } from './storage/storage.ts';
import { carrierMediaOf } from './telephony/carrier-media.ts';
import { carrierTokensOf, simulatorToken } from './telephony/carrier-tokens.ts';
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
  const { services, queue, log, firstAdmin } = await oneAtATime(database.newClient, async () => {
    const prepared = await prepareNetwork(config, database, new Date(), print);
    if (config.demo) await seedDemoMaterial(prepared.services);
    return { ...prepared, firstAdmin: await prepareFirstAdmin(prepared.services) };
  });
  const mailer = createMailer(config);
  const app = await buildApp(services, log, await openWeb(config));
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await closeServices(services);
    await queue.stop(); // jobs must not go on behind a failed start
    throw error;
  });
  const spine = await startSpine(services, services.newListener, SUBSCRIBERS, log);
  const spool = startApplyingSpool(services);
  const clickSpool = startApplyingClicks(services);
  const rolling = startRollingVisitors(services);
  const delivering = startDelivering(services, describeForWebhook(services));
  const deliveringLeads = startDeliveringLeads(services, mailer);
  services.eventSignal.listen(spine.wake);
  await startWorkers(services, mailer, log); // after listening: the built-in carrier's recordings are fetched from ourselves
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
      await rolling.close();
      await spine.close();
      await delivering.close();
      await deliveringLeads.close();
      await closeServices(services);
      await queue.stop();
      mailer.close();
    },
  };
}

/** People, catalogue and history, as far as they are not there yet, and what every command needs. */
export async function prepareNetwork(
  config: Config,
  database: OpenDatabase,
  now: Date,
  print: (line: string) => void,
): Promise<{ services: RunningServices; queue: Queue; log: Logger }> {
  const log = createLog(config.logLevel);
  if (config.demo) await seedDemo(database);
  await seedCatalogue(database, config.demo ? 'active' : 'draft');
  const queue = await startQueue({ pool: database.pool, log });
  const services = await createServices(config, database, queue, log);
  await hashOldRows(services);
  if (config.demo) {
    await makeDemoHistory(services, { now, print, subscribers: SUBSCRIBERS }).catch(async (error) => {
      await closeServices(services); // whoever started this could not end with them open
      await queue.stop();
      throw error;
    });
  }
  return { services, queue, log };
}

/** Vite is there for developers alone: nothing else loads it. */
async function openWeb({ dev }: Config): Promise<Web> {
  if (!dev) return builtWeb(WEB_DIR);
  const { viteWeb } = await import('./vite-web.ts');
  return viteWeb(WEB_DIR);
}

/** With what only the start itself needs. */
type RunningServices = AllServices & { newListener: () => pg.Client; closeRunners: () => Promise<void> };

export async function createServices(
  config: Config,
  database: OpenDatabase,
  queue: Queue,
  log: Logger,
): Promise<RunningServices> {
  const { db, pool, newClient } = database;
  const secret = config.appSecret ?? (await networkSecret(db));
  const carrierTokens = carrierTokensOf(config, secret);
  const metrics = createMetrics();
  measureLag(metrics.registry, db);
  const newListener = () => {
    metrics.listenerConnections.inc();
    return newClient();
  };
  const settings = await openSettings({ db, newClient: newListener }, config, log);
  const auth = createAuth({
    db,
    secret,
    publicUrl: config.publicUrl,
    sessionDays: () => settings.of('security').sessionDays,
    sendResetLink: (user, token) => mailResetLink({ db, queue, config }, user.id, token),
  });
  const hub = await openHub(newListener, log);
  const eventSignal = createEventSignal();
  const demoSecret = await findSetting(db, DEMO_SEAL_SECRET);
  const sealSecret = demoSecret ?? secret;
  const { appSecret, dataDir } = config;
  const personKey = await openPersonKey(db, { dataDir, secret: sealSecret, appSecret, demoSecret });
  const { runner, calls } = await startCallEngine({
    personKey,
    newCallPool: database.newCallPool,
    newListener,
    metrics,
    onWrite: eventSignal.ring,
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
  return {
    config,
    db,
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
    settings,
    calls,
    clicks,
    leads,
    spool,
    failedCalls: startFailedCalls({ engine: calls, spool, log }),
    drain,
    readiness: async () => {
      if (drain.hasBegun()) throw new Error('this process is about to end');
      await assertEngineReady(calls, runner);
    },
    newListener,
    closeRunners: async () => {
      await Promise.all([runner.close(), clickRunner.close()]);
    },
    carrierTokens,
    storage: openStorage(config),
    media: carrierMediaOf(config, simulatorToken(secret)),
    simulatorToken: simulatorToken(secret),
    gateway: openGateway(config, secret),
    payoutGateway: openPayoutGateway(config, secret),
  };
}

type EngineOptions = Pick<OpenDatabase, 'newCallPool'> &
  Pick<RunningServices, 'newListener' | 'metrics' | 'log' | 'personKey'> & { onWrite: () => void };

/** On connections of its own, so that callers wait for nobody else. */
async function startCallEngine({ newCallPool, newListener, metrics, personKey, onWrite, log }: EngineOptions) {
  const runner = createRepeatingRunner({
    newPool: newCallPool,
    onRepeat: ({ message }) => {
      metrics.repeatedBatches.inc();
      log.warn({ reason: message }, 'a write of the call engine is run again');
    },
  });
  const routing = await openRoutingTable({ pool: runner, newClient: newListener, personKey }, log);
  const calls = createCallEngine({
    pool: runner,
    routing,
    patience: SERVING_PATIENCE,
    onWrite,
    onDisagreement: ({ id, found }) => {
      metrics.reservationDisagreements.inc();
      log.error({ callId: id, found }, 'a reservation was decided otherwise than its rules explain');
    },
  });
  return { runner, calls };
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
    zone: config.networkZone,
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
  clicks,
  settings,
  failedCalls,
  closeRunners,
}: RunningServices): Promise<void> {
  await hub.close();
  await settings.close();
  await calls.routing.close();
  await clicks.close();
  await failedCalls.close();
  await closeRunners();
}

function createMailer({ smtpUrl, mailFrom, dataDir }: Config): Mailer {
  return smtpUrl
    ? createSmtpMailer({ smtpUrl, from: mailFrom })
    : createOutboxMailer({ dir: outboxFolder(dataDir), from: mailFrom });
}

/** What a webhook says of what it is about, as far as it says more than its name. */
function describeForWebhook(services: Parameters<typeof describeAsV1>[0]): Describe {
  const asV1 = describeAsV1(services);
  return async (...asked) => (await asV1(...asked)) ?? describeAlert(...asked);
}
